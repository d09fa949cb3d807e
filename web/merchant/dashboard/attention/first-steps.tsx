import { Circle, CircleCheck } from 'lucide-react'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/app/panel.tsx'
import { Link } from '../../../ui/link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import type { Gateway } from '../../settings/gateways.ts'
import type { Stats } from '../figures/stats.ts'
import { IconItem, IconList } from './icon-list.tsx'

type FirstStepsInput = { links: PaymentLink[]; gateways: Gateway[]; stats: Stats }
export type Step = { name: string; text: string; to: string; isDone: boolean }

/** The first steps of a new merchant. Empty once all are done. */
export function firstSteps({ links, gateways, stats }: FirstStepsInput): Step[] {
  const steps = [
    {
      name: 'Create your first payment link',
      text: 'A title and an amount are enough.',
      to: paths.newLink,
      isDone: links.length > 0,
    },
    {
      name: 'Go live',
      text: 'Turn on a live gateway. Until then, payments are tests and no money moves.',
      to: paths.gateways,
      isDone: gateways.some(({ enabled, mode }) => enabled && mode === 'live'),
    },
    {
      name: 'Receive your first payment',
      text: 'Send a payment link to a customer; the payment appears here within 15 seconds.',
      to: links.length > 0 ? paths.links : paths.newLink,
      isDone: stats.totalAmount > 0,
    },
  ]
  return steps.every(({ isDone }) => isDone) ? [] : steps
}

type FirstStepsProps = { steps: Step[]; className?: string }

export function FirstSteps({ steps, className }: FirstStepsProps) {
  return (
    <Panel
      title="First steps"
      isDense
      className={className}
      aside={
        <span className="text-muted">
          {`${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`}
        </span>
      }
    >
      <IconList isOrdered>
        {steps.map(({ name, text, to, isDone }) => (
          <IconItem key={name} icon={isDone ? CircleCheck : Circle} tone={isDone ? 'success' : undefined}>
            <p>
              {isDone ? (
                <span>
                  <span>{name}</span> <VisuallyHidden>(done)</VisuallyHidden>
                </span>
              ) : (
                <Link className="link" to={to}>
                  {name}
                </Link>
              )}
              <span className="block text-muted">{text}</span>
            </p>
          </IconItem>
        ))}
      </IconList>
    </Panel>
  )
}
