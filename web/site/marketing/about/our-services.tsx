import { claims } from '../../../claims.ts'

const { figure, label } = claims.upiSettlement

const services = [
  {
    name: 'UPI Payment Collection',
    text: 'Intent, QR codes and payment links, for any UPI app.',
    points: ['Real-time UPI', `${figure} ${label}`, 'High success rates', 'Easy integration'],
  },
  {
    name: 'API Integration Service',
    text: 'One described API for payments, refunds, links and settlements, with a mock server to build against and webhooks when something happens.',
  },
  {
    name: 'Payouts',
    text: 'Vendors, staff and customers, by UPI and IMPS.',
    points: ['Instant UPI payouts', 'IMPS transfers', 'Bulk payout processing', 'Real-time status tracking'],
  },
  {
    name: 'Payment Solution Provider',
    text: 'Cards, net banking, wallets and NEFT/RTGS beside UPI, routed over several gateways and reported as one. For businesses that would rather have one contract than five.',
  },
]

export function OurServices() {
  return (
    <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2">
      {services.map(({ name, text, points = [] }) => (
        <li key={name} className="panel p-6 sm:p-8">
          <h3 className="text-2xl">{name}</h3>
          <p className="mt-3 text-muted">{text}</p>
          {points.length > 0 && (
            <ul className="dot-list mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
