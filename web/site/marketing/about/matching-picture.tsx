import { inRupees, latest, net, settlement } from '../landing/dashboard-sample.ts'

const paid = latest.filter(({ status }) => status === 'success')
const others = settlement.gross - paid.reduce((sum, { paise }) => sum + paise, 0)

const payments = [
  ...paid.map(({ customer, paise }) => [customer, paise] as const),
  ['All others', others] as const,
]

const takenOff = [
  ['Refunds', settlement.refunds],
  ['Fee and GST', settlement.fee + settlement.tax],
] as const

/** A day's payments on the left, the resulting bank credit on the right, joined by a line. */
export function MatchingPicture() {
  return (
    <div
      role="img"
      aria-label={`The payments of a day, less refunds, fee and GST, are the ${inRupees(net)} on the bank statement.`}
      className="mx-auto w-full max-w-[32rem] text-sm"
    >
      <div aria-hidden="true" className="matching tnum">
        <div className="panel">
          <p className="line-b px-4 py-2 text-xs font-semibold">Payments</p>
          {payments.map(([name, paise]) => (
            <p key={name} className="flex justify-between gap-3 px-4 py-1.5">
              <span className="text-muted">{name}</span>
              <span>{` ${inRupees(paise)}`}</span>
            </p>
          ))}
          {takenOff.map(([name, paise]) => (
            <p key={name} className="flex justify-between gap-3 px-4 py-1.5">
              <span className="text-muted">{name}</span>
              <span>{` − ${inRupees(paise)}`}</span>
            </p>
          ))}
        </div>
        <div className="panel shadow-raised">
          <p className="line-b px-4 py-2 text-xs font-semibold">Bank statement</p>
          <p className="px-4 py-3 text-lg font-semibold">
            <span className="marked">{inRupees(net)}</span>
          </p>
        </div>
      </div>
    </div>
  )
}
