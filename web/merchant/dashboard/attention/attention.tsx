import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { Ghost } from '../../../ui/app/skeleton.tsx'
import { Link } from '../../../ui/link.tsx'
import { Card } from '../cards/card.tsx'
import type { Concern } from './concern.ts'
import { IconItem, IconList } from './icon-list.tsx'
import { useConcerns } from './use-concerns.ts'

/** As many as fit beside the chart. */
const SHOWN = 3

/** What needs attention now. A list that could not be loaded is reported as unchecked, never skipped. */
export function Attention() {
  const { query, concernsOf, checked, isPending, isUnchecked } = useConcerns()
  return (
    <Card id="attention" title="Needs attention" query={query} what="figures" skeleton={<ConcernsSkeleton />}>
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
  const [first, more] = [concerns.slice(0, SHOWN), concerns.slice(SHOWN)]
  return (
    <>
      <IconList>
        {first.map((concern) => (
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
      {more.length > 0 && (
        <details className="line-t">
          <summary className="cursor-pointer px-4 py-3 text-action">{`Show ${more.length} more`}</summary>
          <IconList>
            {more.map((concern) => (
              <Item key={concern.text} {...concern} />
            ))}
          </IconList>
        </details>
      )}
    </>
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
