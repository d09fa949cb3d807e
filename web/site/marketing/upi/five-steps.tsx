import { claims } from '../../../claims.ts'
import { KolamRibbon } from '../../../ui/kolam/kolam.tsx'

const steps = [
  ['You ask', 'Your server, a link or a code creates the payment: amount, order number, time to pay.'],
  ['The app opens', 'By Intent on the phone, by scanning elsewhere. The amount and your name are filled in.'],
  ['The customer confirms', 'With the UPI PIN, in their own bank’s or UPI app. We never see it.'],
  [
    'The banks move it',
    'From the customer’s bank to ours within seconds. We learn the result and its 12-digit RRN.',
  ],
  [
    'You are told, and paid',
    `A webhook says success at once, an open list within 15 seconds. ${claims.upiSettlement.figure} settlement follows on the next working day.`,
  ],
]

/** The stages of a payment, drawn as one line around five dots. */
export function FiveSteps() {
  return (
    <section className="line-y bg-surface">
      <div className="wrap section">
        <h2 className="max-w-[22ch] text-3xl">Five steps, of which the customer takes one</h2>
        <div className="flow mt-12">
          <KolamRibbon length={5} className="flow-line" />
          <ol>
            {steps.map(([name, text], at) => (
              <li key={name}>
                <span aria-hidden="true" className="flow-number">
                  {at + 1}
                </span>
                <div>
                  <h3 className="text-lg">{name}</h3>
                  <p className="mt-1 text-sm text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
