import { rules } from '../../site.ts'
import { CodePicture } from './code-picture.tsx'

const features = [
  ['Payment links', 'Send one by WhatsApp or email. It can expire, and it can be paid in parts.'],
  ['QR codes', 'Every payment link has one, with the amount filled in.'],
  ['Refunds', `In full or in part, within ${rules.refundWindow} of the payment. Never more than was paid.`],
  ['Gateway routing', 'Say which gateway is tried first, and which one steps in.'],
  ['Team roles', 'Merchants act, viewers only read, and the contract says who may do what.'],
  ['PCI compliance', 'Card numbers never touch your servers, so they cannot leak from them.'],
]

export function Features() {
  return (
    <section className="bg-sunk">
      <div className="wrap section grid gap-x-12 gap-y-10 pt-0 lg:grid-cols-2">
        <div>
          <h2 className="max-w-[22ch] text-3xl">What is in it from the first day</h2>
          <CodePicture />
        </div>
        <dl className="grid content-start gap-x-8 gap-y-8 sm:grid-cols-2">
          {features.map(([name, text]) => (
            <div key={name} className="border-t border-line-strong pt-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
