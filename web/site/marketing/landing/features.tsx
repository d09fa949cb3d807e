import type { MarkName } from '../../../ui/mark.tsx'
import { Mark } from '../../../ui/mark.tsx'

const features: [MarkName, string, string][] = [
  ['link', 'Payment links', 'Send one by WhatsApp or email. It can expire, and it can be paid in parts.'],
  ['qr', 'QR codes', 'Every payment link for UPI has one, with the amount filled in.'],
  ['people', 'Roles', 'A merchant acts, a viewer only reads, and the API enforces both.'],
  ['shield', 'PCI compliance', 'Card numbers never touch your servers, so they cannot leak from them.'],
]

export function Features() {
  return (
    <section className="wrap section pt-0">
      <h2 className="heading">Everything from day one</h2>
      <dl className="features grid grid-cols-2 gap-x-8 lg:grid-cols-4">
        {features.map(([mark, name, text]) => (
          <div key={name}>
            <dt className="flex items-center gap-3 font-semibold">
              <Mark name={mark} />
              <span>{name}</span>
            </dt>
            <dd className="mt-1 text-sm text-muted max-sm:hidden">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
