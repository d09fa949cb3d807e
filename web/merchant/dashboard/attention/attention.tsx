import type { LucideIcon } from 'lucide-react'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Ghost } from '../../../ui/app/skeleton.tsx'
import { classes } from '../../../ui/classes.ts'
import { Link } from '../../../ui/link.tsx'
import { Card } from '../cards/card.tsx'
import type { Concern } from './concerns.ts'
import type { Findings } from './use-concerns.ts'
import { useConcerns } from './use-concerns.ts'

/** What needs attention now. A list that could not be loaded is reported as unchecked, never skipped. */
export function Attention() {
  const { query, findings } = useConcerns()
  return (
    <Card
      id="attention"
      className="self-start"
      title="Needs attention"
      query={query}
      dataName="figures"
      skeleton={<ConcernsSkeleton />}
    >
      {(stats) => <Concerns {...findings(stats)} />}
    </Card>
  )
}

const Concerns = ({ concerns, checked, isUnchecked }: Findings) => (
  <IconList>
    {concerns.map((concern) => (
      <Item key={concern.text} {...concern} />
    ))}
    {concerns.length === 0 && !isUnchecked && (
      <IconItem icon={CircleCheck} tone="success">
        <p>{`All clear. ${checked}.`}</p>
      </IconItem>
    )}
    {isUnchecked && (
      <IconItem icon={TriangleAlert}>
        <p>We couldn't check everything: some data did not load.</p>
      </IconItem>
    )}
  </IconList>
)

const Item = ({ tone, text, to, action }: Concern) => (
  <IconItem icon={tone === 'danger' ? CircleX : TriangleAlert} tone={tone}>
    <p>{text}</p>
    <Link className="link col-start-2 w-fit" to={to}>
      {action}
    </Link>
  </IconItem>
)

const ConcernsSkeleton = () => (
  <IconList>
    <li className="grid gap-0.5 px-4 py-3">
      <Ghost />
      <Ghost className="h-4 w-2/5" />
    </li>
  </IconList>
)

/** Above other cards, as high as a settlement that failed: nothing below moves when one arrives. */
const IconList = ({ children }: { children: ReactNode }) => (
  <ul className="min-h-35.5 lg:@4xl/dashboard:min-h-0">{children}</ul>
)

type IconItemProps = { icon: LucideIcon; tone?: keyof typeof tones | undefined; children: ReactNode }

/** An icon in the colour of its meaning, beside the text. */
const IconItem = ({ icon: Icon, tone = 'neutral', children }: IconItemProps) => (
  <li className="line-t grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-0.5 px-4 py-3 first:border-t-0">
    <Icon aria-hidden size={18} className={classes('mt-0.5', tones[tone])} />
    {children}
  </li>
)

const tones = {
  neutral: 'text-muted',
  danger: 'text-danger',
  warning: 'text-warning',
  success: 'text-success',
}
