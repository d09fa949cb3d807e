import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Panel } from '../../ui/app/panel.tsx'
import { Progress } from '../../ui/app/progress.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { focusHere } from '../dialogs/form-parts.tsx'
import { formatCount } from '../format/count.ts'
import { dayOf } from '../format/ist.ts'
import { Announcement } from '../screen/announcement.tsx'
import { QueryState } from '../screen/query-states.tsx'
import { Screen } from '../screen/screen.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { BookSheets } from './book-sheets.tsx'
import type { Period } from './period.ts'
import { periodAt, periodIn } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import type { Loaded } from './read-books.ts'
import { booksQuery } from './read-books.ts'

/** The accounts of a month, a quarter or an Indian financial year, which add up to its settlements. */
export function BooksPage() {
  const { user } = useSnapshot(session)
  const isAdmin = user?.role === 'admin'
  const { params, change } = useUrlParams()
  const period = periodIn(params.get('period') ?? '') ?? periodAt('month', dayOf(Date.now()))
  return (
    <Screen
      title="Books"
      actions={!isAdmin && <PeriodBar period={period} onChoose={({ id }) => change({ period: id })} />}
    >
      {isAdmin ? (
        <OfOneBusiness />
      ) : (
        // With a period comes a reading of its own, whose progress and whose end are not those of the one before.
        <PeriodBooks key={period.id} period={period} />
      )}
    </Screen>
  )
}

const OfOneBusiness = () => (
  <EmptyState
    title="Books are kept for one business"
    action={
      <LinkButton size="sm" variant="secondary" to={paths.settlements}>
        Settlements of all merchants
      </LinkButton>
    }
  >
    Your account covers every merchant. A merchant's own users see its books here.
  </EmptyState>
)

function PeriodBooks({ period }: { period: Period }) {
  const [progress, setProgress] = useState<Loaded>({ loaded: 0, total: 0 })
  const client = useQueryClient()
  const query = useQuery(booksQuery(period, setProgress))
  const { data, error, fetchStatus, isFetching } = query
  const isOpen = data === undefined && error === null

  function read() {
    setProgress({ loaded: 0, total: 0 })
    void query.refetch()
  }

  return (
    <>
      {isOpen && fetchStatus === 'fetching' && (
        <Reading {...progress} onCancel={() => client.cancelQueries({ queryKey: ['books', period.id] })} />
      )}
      {isOpen && fetchStatus === 'idle' && <Stopped {...progress} onRead={read} />}
      {(!isOpen || fetchStatus === 'paused') && (
        <QueryState query={query} what="books">
          {(books) => (
            <BookSheets books={books} readAt={query.dataUpdatedAt} isReading={isFetching} onRead={read} />
          )}
        </QueryState>
      )}
      <Announcement text={data && !isFetching ? `The books of ${period.name} are complete.` : ''} />
    </>
  )
}

/** How much of the period's payments has been read. */
function Reading({ loaded, total, onCancel }: Loaded & { onCancel: () => void }) {
  return (
    <Panel className="mt-5 grid justify-items-start gap-3 px-4 py-6">
      <p id="books-reading">
        {total === 0
          ? 'Reading the payments of the period…'
          : `${formatCount(loaded)} of ${formatCount(total)} payments read`}
      </p>
      <Progress className="w-full max-w-sm" aria-labelledby="books-reading" max={total || 1} value={loaded} />
      <Button variant="secondary" size="sm" onClick={onCancel}>
        Stop reading
      </Button>
    </Panel>
  )
}

/** Part of the payments would not add up to the settlements, and so nothing is shown of them. */
function Stopped({ loaded, total, onRead }: Loaded & { onRead: () => void }) {
  return (
    <Panel className="mt-5">
      <EmptyState
        title="Reading was stopped"
        action={
          <Button ref={focusHere} variant="secondary" size="sm" onClick={onRead}>
            Continue
          </Button>
        }
      >
        {`${formatCount(loaded)} of ${formatCount(total)} payments were read. The books are shown once they are complete.`}
      </EmptyState>
    </Panel>
  )
}
