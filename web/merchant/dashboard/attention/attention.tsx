import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { Card } from '../cards/card.tsx'
import type { Concern } from './concern.ts'
import { useConcerns } from './use-concerns.ts'
import './concerns.css'

/** Beside the chart there is room for so many. */
const SHOWN = 2

/** What needs attention now. A list that could not be loaded is reported as unchecked, never skipped. */
export function Attention() {
  const { query, concernsOf, checkedOf, isPending, isUnchecked } = useConcerns()
  return (
    <Card
      id="attention"
      title="Needs attention"
      className="attention"
      query={query}
      what="figures"
      skeleton={<ConcernsSkeleton />}
    >
      {(stats) =>
        isPending ? (
          <ConcernsSkeleton />
        ) : (
          <Concerns concerns={concernsOf(stats)} checked={checkedOf(stats)} isUnchecked={isUnchecked} />
        )
      }
    </Card>
  )
}

type ConcernsProps = { concerns: Concern[]; checked: string; isUnchecked: boolean }

function Concerns({ concerns, checked, isUnchecked }: ConcernsProps) {
  const [first, more] = [concerns.slice(0, SHOWN), concerns.slice(SHOWN)]
  return (
    <>
      <ul className="concerns">
        {first.map((concern) => (
          <Item key={concern.text} {...concern} />
        ))}
        {concerns.length === 0 && !isUnchecked && (
          <li data-tone="success">
            <CircleCheck aria-hidden size={18} />
            <p>{`All clear. ${checked}.`}</p>
          </li>
        )}
        {isUnchecked && (
          <li>
            <TriangleAlert aria-hidden size={18} />
            <p>We couldn't check everything: some data did not load.</p>
          </li>
        )}
      </ul>
      {more.length > 0 && (
        <details className="concerns-more">
          <summary>{`Show ${more.length} more`}</summary>
          <ul className="concerns">
            {more.map((concern) => (
              <Item key={concern.text} {...concern} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Item({ tone, text, to, action }: Concern) {
  const Icon = tone === 'danger' ? CircleX : TriangleAlert
  return (
    <li data-tone={tone}>
      <Icon aria-hidden size={18} />
      <p>{text}</p>
      <Link className="link" to={to}>
        {action}
      </Link>
    </li>
  )
}

const ConcernsSkeleton = () => (
  <ul className="concerns" aria-busy="true">
    <li>
      <i className="ghost" data-size="icon" />
      <i className="ghost" />
      <i />
      <i className="ghost" data-short />
    </li>
  </ul>
)
