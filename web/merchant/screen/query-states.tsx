import type { ReactNode } from 'react'
import { ApiError } from '../../api/errors.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Button } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Kolam } from '../../ui/kolam/kolam.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Announcement } from './announcement.tsx'

type Query<Data> = {
  data: Data | undefined
  /** Resets the error boundary: refetched equal data is the same object and would not. */
  dataUpdatedAt: number
  error: Error | null
  isFetching: boolean
  fetchStatus: string
  refetch: () => unknown
}

type QueryStateProps<Data> = {
  query: Query<Data>
  /** What is loaded, in the plural: `payment links`. */
  what: string
  rows?: number
  /** The shape of what comes; lines unless given. */
  skeleton?: Elements
  /** Instead of the usual report: for a screen that reports failures in one place, or that knows better. */
  failure?: Elements
  children: (data: Data) => Elements
}

/**
 * The states of a query: its data once available, until then a skeleton, or the error. A response that breaks its
 * panel leaves the other panels of the screen intact.
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, what } = props
  const hasFailed = query.data === undefined && query.error !== null
  return (
    <>
      {currentState(props)}
      <Announcement text={hasFailed ? `The ${what} could not be loaded.` : ''} />
    </>
  )
}

function currentState<Data>({ query, what, rows = 6, skeleton, failure, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) {
    return (
      <Boundary resetKey={query.dataUpdatedAt} failure={() => <CouldNotShow query={query} what={what} />}>
        <Drawn data={query.data} draw={children} />
      </Boundary>
    )
  }
  if (query.error) return failure || <CouldNotLoad query={query} what={what} />
  if (query.fetchStatus === 'paused') {
    return (
      <EmptyState title="You are offline">{`The ${what} load as soon as the network is back.`}</EmptyState>
    )
  }
  return skeleton ? <Loading>{skeleton}</Loading> : <Skeleton rows={rows} />
}

function Drawn<Data>({ data, draw }: { data: Data; draw: (data: Data) => Elements }) {
  return draw(data)
}

const Loading = ({ children }: { children: Elements }) => (
  <div className="ghosts" aria-busy="true">
    <VisuallyHidden>Loading</VisuallyHidden>
    {children}
  </div>
)

/** Rows of a table that is not there yet. */
export function Skeleton({ rows }: { rows: number }) {
  const bars = Array.from({ length: rows }, (_, i) => i)
  return (
    <div className="skeleton" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      {bars.map((bar) => (
        <p key={bar}>
          <i />
          <i />
          <i />
          <i />
        </p>
      ))}
    </div>
  )
}

/** For first use or no results, with the next action. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string
  children: ReactNode
  action?: Elements
}) {
  return (
    <div className="nothing">
      <Kolam name="list" />
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  )
}

function CouldNotShow({ query, what }: { query: Query<unknown>; what: string }) {
  return (
    <div className="nothing" role="alert">
      <h2>Couldn't show</h2>
      <p>{`We received an unexpected response for the ${what}. If this continues, please contact support.`}</p>
      <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
        Load again
      </Button>
    </div>
  )
}

function CouldNotLoad({ query, what }: { query: Query<unknown>; what: string }) {
  const { error } = query
  return (
    <div className="nothing">
      <h2>Couldn't load</h2>
      <p>{`The ${what} could not be loaded. ${reasonOf(error)}`}</p>
      {mayHelp(error) && (
        <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
          Retry
        </Button>
      )}
    </div>
  )
}

export const reasonOf = (error: Error | null) =>
  error instanceof ApiError
    ? error.message || 'The server sent a response that we cannot read.'
    : 'The network did not respond.'

export const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404

/** The server would reject the same request again, unless it was only too early. */
export const mayHelp = (error: Error | null) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 408 || error.status === 429
