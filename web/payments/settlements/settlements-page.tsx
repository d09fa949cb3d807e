import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { importAgain } from '../../loading/import-again.ts'
import { pathTo } from '../../paths.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Link } from '../../ui/link.tsx'
import { CsvExport } from '../csv/csv-export.tsx'
import { Filters } from '../screen/filters.tsx'
import { EmptyState, QueryState } from '../screen/query-states.tsx'
import { ResultCount } from '../screen/result-count.tsx'
import type { RowsBeside } from '../screen/row-steps.tsx'
import { Screen } from '../screen/screen.tsx'
import { SelectFilter } from '../screen/select-filter.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { formatDay } from '../values/ist.ts'
import { formatRupees } from '../values/rupees.ts'
import { Status, statuses } from '../values/status.tsx'
import { findSettlements } from './settlement-search.ts'
import type { Settlement } from './settlements.ts'
import { settlementsQuery } from './settlements.ts'

const statusOptions = Object.entries(statuses.settlement).map(([status, { label }]): [string, string] => [
  status,
  label,
])

export function SettlementsPage() {
  const { params, change } = useUrlParams()
  const query = useQuery(settlementsQuery)
  const found = (all: Settlement[]) =>
    findSettlements(all, params.get('search') ?? '', params.get('status') ?? '')
  const rowsBeside: RowsBeside = () => {
    const ids = found(query.data ?? []).map(({ id }) => id)
    return { ids, total: ids.length }
  }
  const clear = (
    <Button variant="secondary" size="sm" onClick={() => change({ search: '', status: '' })}>
      Clear filters
    </Button>
  )
  return (
    <Screen
      title="Settlements"
      intro="A day's payments are paid out together on the next working day (T+1). Processed means that the transfer was started: your bank may take hours to credit it."
      actions={
        query.data && (
          // The list itself shows an error if a response cannot be rendered.
          <Boundary resetKey={query.dataUpdatedAt} failure={() => null}>
            <SettlementsExport all={query.data} found={found} />
          </Boundary>
        )
      }
    >
      <Filters names={['status']}>
        <SelectFilter label="Status" name="status" all="All statuses" options={statusOptions} />
      </Filters>
      <div className="sheet">
        <QueryState query={query} what="settlements" rows={10}>
          {(all) => {
            const shown = found(all)
            if (all.length === 0) {
              return (
                <EmptyState title="No settlements yet">
                  The first one is for the day of your first payment.
                </EmptyState>
              )
            }
            return (
              <>
                <ResultCount count={shown.length} isFiltered={params.has('search') || params.has('status')} />
                {shown.length > 0 ? (
                  <SettlementTable settlements={shown} total={all.length} />
                ) : (
                  <EmptyState title="No results" action={clear}>
                    None of the {all.length} settlements match these filters.
                  </EmptyState>
                )}
              </>
            )
          }}
        </QueryState>
      </div>
      <Outlet context={rowsBeside} />
    </Screen>
  )
}

type SettlementsExportProps = { all: Settlement[]; found: (all: Settlement[]) => Settlement[] }

function SettlementsExport({ all, found }: SettlementsExportProps) {
  const shown = found(all)
  return (
    shown.length > 0 && (
      <CsvExport what="settlements" collect={async () => (await loadCsv()).settlementsCsv(shown)} />
    )
  )
}

const loadCsv = () => import('./settlement-csv.ts').catch(importAgain)

function SettlementTable({ settlements, total }: { settlements: Settlement[]; total: number }) {
  const { search } = useLocation()
  const { id: opened } = useParams()
  const showMerchant = useShowsMerchant()
  return (
    <>
      <table className="ledger" data-cards>
        <thead>
          <tr>
            <th scope="col">Settlement</th>
            {showMerchant && <th scope="col">Merchant</th>}
            <th scope="col">Due</th>
            <th scope="col">Status</th>
            <th scope="col">UTR</th>
            <th scope="col" className="number">
              Net
            </th>
          </tr>
        </thead>
        <tbody>
          {settlements.map(({ id, merchantName, capturedOn, dueOn, status, utr, net, transactionCount }) => (
            <tr key={id}>
              <th scope="row">
                <Link
                  className="row-link"
                  to={pathTo.settlement(id) + search}
                  state={{ inPlace: true }}
                  aria-current={id === opened ? 'page' : undefined}
                >
                  {id}
                </Link>
                <small>
                  {transactionCount} {transactionCount === 1 ? 'payment' : 'payments'} of{' '}
                  <span className="unbroken">{formatDay(capturedOn)}</span>
                </small>
              </th>
              {showMerchant && <td data-label="Merchant">{merchantName}</td>}
              <td data-label="Due" className="unbroken">
                {formatDay(dueOn)}
              </td>
              <td data-label="Status">
                <Status kind="settlement" status={status} />
              </td>
              <td data-label="UTR">
                {utr ? (
                  <span className="copied">
                    {/* May wrap when the merchant column takes up the space. */}
                    <span className={showMerchant ? 'mono' : 'mono unbroken'}>{utr}</span>
                    <CopyButton text={utr} what={`UTR ${utr}`} />
                  </span>
                ) : (
                  '—'
                )}
              </td>
              <td data-label="Net" className="number money">
                {formatRupees(net)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ledger-foot">
        {settlements.length === total
          ? `${total} settlements`
          : `${settlements.length} of ${total} settlements`}
      </div>
    </>
  )
}
