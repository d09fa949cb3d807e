import { claims } from '../../../claims.ts'
import { contact } from '../../../site.ts'

const { integration, merchantSupport, paymentModes, sameDaySettlement, successRate, uptime, upiSettlement } =
  claims

const reasons = [
  [
    'Lightning-fast processing',
    `A payment is in your open list within 15 seconds; ${uptime.figure} ${uptime.label} (${uptime.qualifier}).`,
  ],
  ['Payments that go through', `${successRate.figure} ${successRate.label}: ${successRate.qualifier}.`],
  ['PCI compliance', 'Card numbers never touch your servers.'],
  ['Transparent pricing', 'Fee and GST on the statement, no hidden fees.'],
  ['Real-time analytics', 'Today’s sums while today is still going on.'],
  [`${paymentModes.figure} payment modes`, `${paymentModes.qualifier}.`],
  [`${upiSettlement.figure} settlement`, `${upiSettlement.qualifier}.`],
  [`${sameDaySettlement.figure} settlement`, sentence(sameDaySettlement.qualifier)],
  [`${integration.figure} integration`, sentence(integration.qualifier)],
  [`${merchantSupport.figure} merchant support`, `By email; by phone ${contact.supportHours}.`],
]

function sentence(words: string) {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

export function WhoWeAre() {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div className="max-w-prose">
        <h3 className="text-2xl">Who We Are</h3>
        <p className="mt-4 text-muted">
          Kosha is a payments company in Bengaluru. We give businesses in India one place to collect by UPI
          and every other mode, to pay out, and to see what was settled and why.
        </p>
        <p className="mt-4 text-muted">
          It is made for startups and enterprises, lenders and marketplaces, D2C brands, SaaS companies,
          online shops and edtech; and for the developers who connect them.
        </p>
      </div>
      <div>
        <h4 className="text-lg font-semibold">Why Businesses Choose Us</h4>
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {reasons.map(([name, text]) => (
            <li key={name} className="line-t py-3">
              <span className="block font-semibold">{name}</span>
              <span className="text-sm text-muted">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
