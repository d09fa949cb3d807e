import type { ComponentProps } from 'react'
import type { Elements } from '../../../ui/elements.ts'
import { Link } from '../../../ui/link.tsx'
import { QueryState } from '../../screen/query-states.tsx'

type CardProps<Data> = Pick<ComponentProps<typeof QueryState<Data>>, 'query' | 'what' | 'children'> & {
  /** Of the heading, which names the card. */
  id: string
  title: string
  className?: string
  /** Where to find more. */
  more?: { to: string; label: string }
  aside?: Elements
  /** In the shape and height of what comes. */
  skeleton: Elements
}

/** One card of the dashboard. It keeps its place while its data loads, and if it could not be loaded. */
export function Card<Data>({ id, title, className, more, aside, skeleton, ...state }: CardProps<Data>) {
  return (
    <section className={`sheet ${className ?? ''}`.trim()} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
        {more && (
          <Link className="link" to={more.to}>
            {more.label}
          </Link>
        )}
      </header>
      <QueryState
        {...state}
        skeleton={skeleton}
        failure={<p className="card-failure">{`The ${state.what} did not load.`}</p>}
      />
    </section>
  )
}
