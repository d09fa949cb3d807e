import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ApiCall } from './miniatures/api-call.tsx'

const points = [
  ['One contract', 'An OpenAPI document describes every call, and what each role may do.'],
  ['A mock server', 'It keeps to the same contract: refunds that cannot overpay, links that expire.'],
  ['Safe to repeat', 'The same idempotency key gets the same response, however often you send it.'],
  ['Signed webhooks', 'Payments, refunds and settlements, each event signed for you to verify.'],
]

export function Developers() {
  return (
    <section className="night">
      <div className="wrap grid items-start gap-x-16 gap-y-10 py-section lg:grid-cols-[5fr_6fr]">
        <div>
          <h2 className="max-w-[24ch] text-3xl">An API that answers the same way twice</h2>
          <dl className="mt-content grid grid-cols-2 gap-x-8 gap-y-5">
            {points.map(([name, text]) => (
              <div key={name} className="line-t pt-3">
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1 text-muted text-sm max-sm:hidden">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 max-sm:hidden">
            <LinkButton to={paths.docs}>Read the docs</LinkButton>
          </p>
        </div>
        <ApiCall />
      </div>
    </section>
  )
}
