import type { ComponentProps } from 'react'
import { Panel } from '../../../ui/app/panel.tsx'
import { classes } from '../../../ui/classes.ts'
import type { Elements } from '../../../ui/elements.ts'
import { Link } from '../../../ui/link.tsx'
import { QueryState } from '../../screen/query-states.tsx'

type CardProps<Data> = Pick<ComponentProps<typeof QueryState<Data>>, 'query' | 'dataName' | 'children'> & {
  /** Of the heading, which names the card. */
  id: string
  title: string
  className?: string
  /** Whether it shares a row with others, as many as fit. */
  isInRow?: boolean
  /** Where to find more. */
  moreLink?: { to: string; label: string }
  aside?: Elements
  /** With the shape and height of the expected content. */
  skeleton: Elements
}

/** One card of the dashboard. It keeps its place while its data loads, and if it could not be loaded. */
export function Card<Data>({
  id,
  title,
  className,
  isInRow = false,
  moreLink,
  aside,
  skeleton,
  ...state
}: CardProps<Data>) {
  return (
    <Panel
      id={id}
      title={title}
      isDense
      className={classes(isInRow && 'min-w-0 grow basis-80', className)}
      aside={
        <>
          {aside}
          {moreLink && (
            <Link className="link" to={moreLink.to}>
              {moreLink.label}
            </Link>
          )}
        </>
      }
    >
      <QueryState
        {...state}
        skeleton={skeleton}
        failure={<p className="p-4 text-muted">{`The ${state.dataName} did not load.`}</p>}
      />
    </Panel>
  )
}
