import type { Elements } from '../../../ui/elements.ts'
import type { MarkName } from '../../../ui/mark.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { rules } from '../../rules.ts'
import { PaymentBadge } from '../payment-badge.tsx'
import { Choices } from './miniatures/choices.tsx'
import { failures } from './miniatures/failures.ts'
import { Refund } from './miniatures/refund.tsx'

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
      <div className="wrap py-section">
        <h2 className="max-w-[24ch] text-3xl">When something goes wrong, you see what, and what to do</h2>
        <ul className="rail mt-content grid gap-6 lg:grid-cols-3">
          {cases.map(({ mark, name, text, miniature }) => (
            <li
              key={name}
              className="panel grid content-start gap-5 p-5 lg:row-span-2 lg:grid-rows-subgrid lg:p-6"
            >
              <div className="flex gap-4">
                <Mark name={mark} />
                <div>
                  <h3 className="text-lg">{name}</h3>
                  <p className="mt-0.5 text-muted text-sm">{text}</p>
                </div>
              </div>
              {miniature}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-muted text-sm">Try them: the payments and figures are samples.</p>
      </div>
    </section>
  )
}

/** A payment that fails in one of several ways, each with its reason and the next step. */
function FailingPayment() {
  return (
    <Choices
      id="failure"
      legend="A payment of ₹640.50 by UPI fails. Why?"
      options={failures.map(({ label, reason, nextStep }) => ({
        label,
        result: (
          <>
            <PaymentBadge status="failed" />
            <p className="mt-2 font-medium">{reason}</p>
            <p className="mt-1 text-muted">{nextStep}</p>
          </>
        ),
      }))}
    />
  )
}

/** Two gateways in their order: switch the first off, and the second steps in. */
function Routing() {
  return (
    <fieldset className="grid gap-3 text-sm">
      <legend className="text-muted text-sm">Switch the first gateway off.</legend>
      <p className="pt-3 font-semibold">A payment by UPI</p>
      <label className="route">
        <span className="font-semibold text-ink">1 Ganga</span>
        <input type="checkbox" defaultChecked aria-label="Ganga is on" />
        <span className="stack">
          <span>takes the payment</span>
          <span>is switched off</span>
        </span>
      </label>
      <p className="route">
        <span className="font-semibold text-ink">2 Setu</span>
        <span className="stack">
          <span>waits</span>
          <span>takes the payment</span>
        </span>
      </p>
    </fieldset>
  )
}
