import { useQuery } from '@tanstack/react-query'
import { Note } from '../../ui/app/note.tsx'
import { Button } from '../../ui/button.tsx'
import { listed } from '../format/listed.ts'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { settlementsQuery } from '../records/settlements.ts'
import { mayHelp, reasonOf } from '../screen/query-states.tsx'
import { gatewaysQuery } from '../settings/gateways.ts'
import { statsQuery } from './figures/stats.ts'

type FailableQuery = { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown }

/** Names everything that did not load, with one button to retry all. */
export function LoadFailures({ transactions }: { transactions?: FailableQuery }) {
  const figures = useQuery(statsQuery)
  const settlements = useQuery(settlementsQuery)
  const links = useQuery(paymentLinksQuery)
  const gateways = useQuery(gatewaysQuery)
  const queries: Record<string, FailableQuery> = {
    figures,
    ...(transactions && { transactions }),
    settlements,
    'payment links': links,
    gateways,
  }
  const failed = Object.entries(queries).filter(([, { data, error }]) => data === undefined && error)
  const [firstFailure] = failed
  if (!firstFailure) return null
  const [, { error }] = firstFailure
  const retry = () => {
    for (const [, query] of failed) void query.refetch()
  }
  return (
    <Note className="mb-4" tone="danger">
      <h2 className="text-base/body">Couldn't load</h2>
      <p>{`Missing on this page: ${listed(failed.map(([name]) => name))}. ${reasonOf(error)}`}</p>
      {failed.some(([, query]) => mayHelp(query.error)) && (
        <Button
          variant="secondary"
          size="sm"
          busy={failed.some(([, { isFetching }]) => isFetching)}
          onClick={retry}
        >
          Retry
        </Button>
      )}
    </Note>
  )
}
