import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import type { MarkName } from '../../../ui/mark.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { claims } from '../../claims.ts'
import { inRupees, latest, net, settlement } from './dashboard-sample.ts'

type Service = { mark: MarkName; name: string; to?: string; text: string }

const services: Service[] = [
  {
    mark: 'qr',
    name: 'UPI Payment Collection',
    to: paths.upiPayments,
    text: 'Intent, QR codes and payment links. The customer pays in the app they already use, and the status comes from us.',
  },
  {
    mark: 'payout',
    name: 'Payouts',
    text: 'Instant UPI payouts, IMPS transfers and bulk payout processing, with real-time status tracking.',
  },
  {
    mark: 'code',
    name: 'API Integration Service',
    to: paths.docs,
    text: `One documented API and a mock server to build against. ${claims.integration.figure} integration, ${claims.integration.qualifier}.`,
  },
  {
    mark: 'layers',
    name: 'Payment Solution Provider',
    text: 'Cards, net banking, wallets and NEFT/RTGS beside UPI, reported in one place.',
  },
]

export function Services() {
  return (
    <section className="wrap py-section">
      <h2 className="max-w-[24ch] text-3xl">Money in, money out, and one record of both</h2>
      <PaymentLine />
      <ul className="rail mt-content grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {services.map(({ mark, name, to, text }) => (
          <li key={name} className="line-t lg:line-t-2 flex gap-4 py-5 lg:flex-col lg:gap-3.5 lg:border-ink">
            <Mark name={mark} />
            <div>
              <h3 className="text-lg">
                {to ? (
                  <Link to={to} className="link">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </h3>
              <p className="mt-0.5 text-muted text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const [payment] = latest

const stages = [
  ['The code is scanned', `${inRupees(payment.paise)} by ${payment.method}`],
  ['The banks agree', `success at ${payment.time} IST`],
  ['It joins the day', `${inRupees(settlement.gross)} on Thu 19 Nov`],
  ['Fee, GST, refunds', `− ${inRupees(settlement.gross - net)}`],
  ['To your bank', `${inRupees(net)} on Fri 20 Nov`],
]

/** One payment of the sample dashboard, followed from the code to the bank account along one line. */
function PaymentLine() {
  return (
    <div
      role="img"
      aria-label="A payment from the QR code to the bank"
      className="payment-line steps mt-content grid text-sm max-sm:hidden"
    >
      {stages.map(([stage, figure]) => (
        <p key={stage}>
          <b>{stage}</b>
          <span className="tnum block text-muted">{figure}</span>
        </p>
      ))}
    </div>
  )
}
