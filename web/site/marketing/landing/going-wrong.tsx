import { rules } from '../../../rules.ts'
import type { Elements } from '../../../ui/elements.ts'
import type { MarkName } from '../../../ui/mark.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { FailingPayment } from './miniatures/failing-payment.tsx'
import { Refund } from './miniatures/refund.tsx'
import { Routing } from './miniatures/routing.tsx'

type Case = { mark: MarkName; name: string; text: string; miniature: Elements }

const cases: Case[] = [
  {
    mark: 'shield',
    name: 'A payment fails',
    text: 'You read the reason in plain words, and what to do next.',
    miniature: <FailingPayment />,
  },
  {
    mark: 'gateway',
    name: 'A gateway is off',
    text: 'Gateways are tried in your order, so the next one steps in.',
    miniature: <Routing />,
  },
  {
    mark: 'refund',
    name: 'A customer wants money back',
    text: `In full or in part within ${rules.refundWindow}, never more than was paid.`,
    miniature: <Refund />,
  },
]

export function GoingWrong() {
  return (
    <section className="line-y bg-sunk">
      <div className="wrap section">
        <h2 className="heading">When something goes wrong, you see what, and what to do</h2>
        <ul className="cases rail grid gap-6 lg:grid-cols-3">
          {cases.map(({ mark, name, text, miniature }) => (
            <li key={name} className="panel">
              <div className="case-head">
                <Mark name={mark} />
                <h3 className="text-lg">{name}</h3>
                <p className="text-sm text-muted">{text}</p>
              </div>
              {miniature}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-muted">Try them: the payments and figures are samples.</p>
      </div>
    </section>
  )
}
