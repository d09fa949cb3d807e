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
    <section className="wrap section">
      <h2 className="heading">Money in, money out, and one record of both</h2>
      <PaymentLine />
      <ul className="services rail grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {services.map(({ mark, name, to, text }) => (
          <li key={name}>
            <Mark name={mark} />
            <h3 className="text-lg">
              {to ? (
                <Link to={to} className="link">
                  {name}
                </Link>
              ) : (
                name
              )}
            </h3>
            <p className="text-muted text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const [payment] = latest

const stations = [
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
      className="payment-line grid text-sm max-sm:hidden"
    >
      {stations.map(([what, figure]) => (
        <p key={what} aria-hidden="true">
          <b>{what}</b>
          <span className="tnum block text-muted">{figure}</span>
        </p>
      ))}
    </div>
  )
}
