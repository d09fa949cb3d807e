import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { Ghost } from '../../../ui/app/skeleton.tsx'
import { Link } from '../../../ui/link.tsx'
import { Card } from '../cards/card.tsx'
import type { Concern } from './concern.ts'
import { IconItem, IconList } from './icon-list.tsx'
import { useConcerns } from './use-concerns.ts'

/** What needs attention now. A list that could not be loaded is reported as unchecked, never skipped. */
export function Attention() {
  const { query, concernsOf, checked, isPending, isUnchecked } = useConcerns()
  return (
    <Card
      id="attention"
      title="Needs attention"
      query={query}
      dataName="figures"
      skeleton={<ConcernsSkeleton />}
    >
      {(stats) =>
        isPending ? (
          <ConcernsSkeleton />
        ) : (
          <Concerns concerns={concernsOf(stats)} checked={checked} isUnchecked={isUnchecked} />
        )
      }
    </Card>
  )
}

type ConcernsProps = { concerns: Concern[]; checked: string; isUnchecked: boolean }

function Concerns({ concerns, checked, isUnchecked }: ConcernsProps) {
  return (
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
}

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
