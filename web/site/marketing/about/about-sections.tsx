import { KolamChain } from '../../../ui/kolam/kolam.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { claims } from '../../claims.ts'
import { inRupees, latest, net, settlement } from '../landing/dashboard-sample.ts'
import { MissionBand } from '../mission-band.tsx'
import { StatBand } from '../stat-band.tsx'

const inFigures = [claims.successRate, claims.uptime, claims.paymentModes, claims.merchantSupport]

export function AboutSections() {
  return (
    <>
      <PageHeading title="About Us" rule={false} picture={<MatchingPicture />}>
        Kosha is the Sanskrit word for treasury. We collect, pay out and settle for businesses in India, and
        account for every paisa.
      </PageHeading>
      <StatBand claims={inFigures} />
      <Story />
      <MissionBand brief />
    </>
  )
}

function Story() {
  return (
    <section className="wrap grid gap-x-8 gap-y-10 py-section lg:grid-cols-[5fr_7fr]">
      <div>
        <h2 className="max-w-[16ch] text-3xl">It began with accounts that didn’t tally</h2>
        <KolamChain className="mt-8 h-8 text-line-strong" />
      </div>
      <div className="grid max-w-prose gap-5 text-lg text-muted">
        <p className="text-ink">
          A textile shop took two hundred UPI payments a day. Each evening the owner sat with the payment
          reports on one side and the bank statement on the other, and no line on the left was a line on the
          right.
        </p>
        <p>
          The money was all there. What was missing was the path from a payment to the credit it became: which
          refund was taken off, which fee, which tax on the fee, and why the transfer came on a Monday.
        </p>
        <p>
          So we started at that end. Kosha writes the ledger first and moves the money along it. Links, QR
          codes, payouts and the API came after, and every one of them ends in the same list, with a sum at
          the bottom that comes out.
        </p>
      </div>
    </section>
  )
}

const paid = latest.filter(({ status }) => status === 'success')
const otherPayments = settlement.gross - paid.reduce((sum, { paise }) => sum + paise, 0)

const lines = [
  ...paid.map(({ customer, paise }) => [customer, inRupees(paise)]),
  ['All others', inRupees(otherPayments)],
  ['Refunds', `− ${inRupees(settlement.refunds)}`],
  ['Fee and GST', `− ${inRupees(settlement.fee + settlement.tax)}`],
]

/** A day's payments on the left, the resulting bank credit on the right, joined by a brace. */
function MatchingPicture() {
  return (
    <div
      role="img"
      aria-label={`The payments of a day, less refunds, fee and GST, are the ${inRupees(net)} on the bank statement.`}
      className="mx-auto w-full max-w-[32rem] text-sm"
    >
      <div aria-hidden="true" className="tnum grid gap-4 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-10">
        <div className="panel">
          <p className="line-b px-4 py-2 font-semibold text-xs">Payments</p>
          {lines.map(([name, amount]) => (
            <p key={name} className="flex justify-between gap-3 px-4 py-1.5">
              <span className="text-muted">{name}</span>
              <span>{` ${amount}`}</span>
            </p>
          ))}
        </div>
        <div className="panel relative shadow-raised">
          <span className="absolute -inset-y-14 -left-7 w-3 rounded-r-lg border-line-strong [border-width:2px_2px_2px_0] max-sm:hidden" />
          <p className="line-b px-4 py-2 font-semibold text-xs">Bank statement</p>
          <p className="px-4 py-3 font-semibold text-lg">
            <span className="marked">{inRupees(net)}</span>
          </p>
        </div>
      </div>
    </div>
  )
}
