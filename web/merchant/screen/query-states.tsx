import { ApiError } from '../../api/errors.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/app/skeleton.tsx'
import { Boundary } from '../../ui/boundary.tsx'
import { Button } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Announcement } from './announcement.tsx'

export type Query<Data> = {
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
  /** The name of the data, in the plural: `payment links`. */
  dataName: string
  rows?: number
  /** Whether the data is shown as a table in the surrounding panel. */
  isTable?: boolean
  /** The placeholder until the data has loaded; lines by default. */
  skeleton?: Elements
  /** Instead of the usual report: for a screen that reports failures in one place, or that knows better. */
  failure?: Elements
  children: Elements | ((data: Data) => Elements)
}

/**
 * The states of a query: its data once available, until then a skeleton, or the error. A response that breaks its
 * panel leaves the other panels of the screen intact.
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, dataName } = props
  const hasFailed = query.data === undefined && query.error !== null
  return (
    <>
      {currentState(props)}
      <Announcement text={hasFailed ? `The ${dataName} could not be loaded.` : ''} />
    </>
  )
}

function currentState<Data>({
  query,
  dataName,
  rows = 6,
  isTable = false,
  skeleton,
  failure,
  children,
}: QueryStateProps<Data>) {
  if (query.data !== undefined) {
    return (
      <Boundary
        resetKey={query.dataUpdatedAt}
        failure={() => <CouldNotShow query={query} dataName={dataName} />}
      >
        {typeof children === 'function' ? <Drawn data={query.data} draw={children} /> : children}
      </Boundary>
    )
  }
  if (query.error) return failure || <CouldNotLoad query={query} dataName={dataName} />
  if (query.fetchStatus === 'paused') {
    return (
      <EmptyState title="You are offline">{`The ${dataName} will load when you are back online.`}</EmptyState>
    )
  }
  return skeleton ? (
    <Loading className="contents">{skeleton}</Loading>
  ) : (
    <Skeleton rows={rows} isTable={isTable} />
  )
}

function Drawn<Data>({ data, draw }: { data: Data; draw: (data: Data) => Elements }) {
  return draw(data)
}

export const CouldNotShow = ({ query, dataName }: { query: Query<unknown>; dataName: string }) => (
  <EmptyState
    role="alert"
    title="Couldn't show"
    isFailure
    action={<Again query={query}>Load again</Again>}
  >{`We received an unexpected response for the ${dataName}. If this continues, please contact support.`}</EmptyState>
)

const CouldNotLoad = ({ query, dataName }: { query: Query<unknown>; dataName: string }) => (
  <EmptyState
    title="Couldn't load"
    isFailure
    action={mayHelp(query.error) && <Again query={query}>Retry</Again>}
  >{`The ${dataName} could not be loaded. ${reasonOf(query.error)}`}</EmptyState>
)

const Again = ({ query, children }: { query: Query<unknown>; children: string }) => (
  <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
    {children}
  </Button>
)

export const reasonOf = (error: Error | null) =>
  error instanceof ApiError
    ? error.message || 'The server sent a response that we cannot read.'
    : 'The network did not respond.'

export const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404

/** The server would reject the same request again, unless it was only too early. */
export const mayHelp = (error: Error | null) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 408 || error.status === 429
