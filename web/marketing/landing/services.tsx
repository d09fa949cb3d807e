import { claims } from '../../site.ts'
import { Code, Layers, QrCode, Send } from '../../ui/icon.tsx'
import { PaymentLine } from './payment-line.tsx'

const services = [
  {
    icon: QrCode,
    name: 'UPI Payment Collection',
    text: 'Intent, QR codes and links. The customer pays in the app they already use, and the status comes from us.',
  },
  {
    icon: Send,
    name: 'Payouts',
    text: 'Pay vendors, staff and customers by UPI or IMPS, one at a time or a file at a time, and see each one arrive.',
  },
  {
    icon: Code,
    name: 'API Integration Service',
    text: `One documented API and a mock server to build against. ${claims.integration.figure} integration, ${claims.integration.qualifier}.`,
  },
  {
    icon: Layers,
    name: 'Payment Solution Provider',
    text: 'Cards, net banking, wallets and NEFT/RTGS beside UPI, reported in one place.',
  },
]

export function Services() {
  return (
    <section className="wrap section">
      <h2 className="max-w-[22ch] text-3xl">Money in, money out, and one record of both</h2>
      <PaymentLine />
      <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {services.map(({ icon: Icon, name, text }) => (
          <li key={name} className="border-t-2 border-ink pt-5">
            <Icon size={24} className="text-action" />
            <h3 className="mt-4 text-lg">{name}</h3>
            <p className="mt-2 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
