import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Panel } from '../../ui/app/panel.tsx'
import { Progress } from '../../ui/app/progress.tsx'
import { LinkButton } from '../../ui/button.tsx'
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
        // Remounted for each period, so that progress and completion start again.
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
  const query = useQuery(booksQuery(period, setProgress))
  const { data, error, fetchStatus, isFetching } = query
  const isOpen = data === undefined && error === null

  function read() {
    setProgress({ loaded: 0, total: 0 })
    void query.refetch()
  }

  return (
    <>
      {isOpen && fetchStatus === 'fetching' ? (
        <Reading {...progress} />
      ) : (
        <QueryState query={query} dataName="books">
          {(books) => (
            <BookSheets books={books} readAt={query.dataUpdatedAt} isReading={isFetching} onRead={read} />
          )}
        </QueryState>
      )}
      <Announcement text={data && !isFetching ? `The books of ${period.name} are loaded.` : ''} />
    </>
  )
}

/** How much of the period's payments has been read. */
function Reading({ loaded, total }: Loaded) {
  return (
    <Panel className="mt-5 grid justify-items-start gap-3 px-4 py-6">
      <p id="books-reading">
        {total === 0
          ? 'Reading the payments of the period…'
          : `${formatCount(loaded)} of ${formatCount(total)} payments read`}
      </p>
      <Progress className="w-full max-w-sm" aria-labelledby="books-reading" max={total || 1} value={loaded} />
    </Panel>
  )
}
