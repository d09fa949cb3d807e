import { claims } from '../../../claims.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import type { MarkName } from '../../../ui/mark.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { PaymentLine } from './payment-line.tsx'

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
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
