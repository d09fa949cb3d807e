import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Boundary } from '../../ui/boundary.tsx'
import { CsvExportRoom } from '../csv/csv-export.tsx'
import { formatCount } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { FoundExport, NoResults, ResultCount, RowCount, useListFilters } from '../lists/list-controls.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { TableOptions } from '../lists/table-options.tsx'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { QueryState } from '../screen/query-states.tsx'
import { Screen } from '../screen/screen.tsx'
import { customerList } from './customer-list.tsx'
import type { CustomerRow } from './customers.ts'
import { customerRows, customersQuery } from './customers.ts'

/** `/dashboard/customers`: who paid, who was asked to, and what is still open. */
export function CustomersPage() {
  const payments = useQuery(customersQuery)
  const { data: links } = useQuery(paymentLinksQuery)
  const { filters, filterKey, isFiltered, clear } = useListFilters(customerList)
  const all = useMemo(() => customerRows(payments.data?.rows ?? [], links ?? []), [payments.data, links])
  const found = customerList.find(all, filters)
  return (
    <Screen
      title="Customers"
      actions={payments.data ? <FoundExport list={customerList} rows={all} /> : <CsvExportRoom />}
    >
      <FilterBar filters={customerList.filters} values={filters} sorts={customerList.sorts}>
        <div className="list-tools">
          {payments.data && (
            <Boundary resetKey={payments.dataUpdatedAt} failure={() => null}>
              <CustomerTotal found={found} />
            </Boundary>
          )}
          <TableOptions list={customerList} />
        </div>
      </FilterBar>
      <div className="sheet">
        <QueryState query={payments} what="customers" rows={16} isTable>
          {({ rows, total }) =>
            all.length === 0 ? (
              <EmptyState title="No customers yet">
                Whoever pays, or is named in a payment link, is listed here by phone number or email address.
              </EmptyState>
            ) : (
              <>
                <ResultCount count={found.length} isFiltered={isFiltered} />
                <ListTable
                  key={filterKey}
                  list={customerList}
                  rows={found}
                  empty={
                    <NoResults onClear={clear}>
                      {`None of the ${formatCount(all.length)} customers match these filters.`}
                    </NoResults>
                  }
                />
                {rows.length < total && (
                  <p className="ledger-foot">
                    {`From the newest ${formatCount(rows.length)} of ${formatCount(total)} payments. A customer's own page has all of theirs.`}
                  </p>
                )}
              </>
            )
          }
        </QueryState>
      </div>
    </Screen>
  )
}

function CustomerTotal({ found }: { found: readonly CustomerRow[] }) {
  const paid = found.reduce((sum, row) => sum + row.paid, 0)
  const open = found.reduce((sum, row) => sum + row.open.amount, 0)
  return (
    <p className="list-total">
      <RowCount count={found.length} one="customer" />
      {' · '}
      <b>{formatRupees(paid)}</b> paid
      {open > 0 && (
        <span>
          {' · '}
          <b>{formatRupees(open)}</b> still to be paid
        </span>
      )}
    </p>
  )
}
