import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { TableFoot } from '../../ui/app/table.tsx'
import { formatCount } from '../format/count.ts'
import { useFound } from '../lists/list-controls.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import { ListTotal, TotalPart } from '../lists/list-total.tsx'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { customerList } from './customer-list.tsx'
import type { CustomerRow } from './customers.ts'
import { customerRows, customersQuery } from './customers.ts'

/** `/dashboard/customers`: who paid, who was asked to, and what is still open. */
export function CustomersPage() {
  const query = useQuery(customersQuery)
  const { data: links } = useQuery(paymentLinksQuery)
  const { rows: payments = [], total = 0 } = query.data ?? {}
  const all = useMemo(() => customerRows(query.data?.rows ?? [], links ?? []), [query.data, links])
  return (
    <ListScreen
      list={customerList}
      query={query}
      rows={useFound(customerList, all)}
      exports={all}
      sum={(rows) => <CustomerTotal rows={rows} />}
      isEmpty={all.length === 0}
      empty={
        <EmptyState title="No customers yet">
          Everyone who pays, or is named in a payment link, is listed here by phone number or email address.
        </EmptyState>
      }
      none={`None of the ${formatCount(all.length)} customers match these filters.`}
      after={
        payments.length < total && (
          <TableFoot>
            {`From the newest ${formatCount(payments.length)} of ${formatCount(total)} payments. A customer's own page has all of theirs.`}
          </TableFoot>
        )
      }
    />
  )
}

function CustomerTotal({ rows }: { rows: readonly CustomerRow[] }) {
  const paid = rows.reduce((sum, row) => sum + row.paid, 0)
  const open = rows.reduce((sum, row) => sum + row.open.amount, 0)
  return (
    <ListTotal count={rows.length} one="customer">
      <TotalPart paise={paid}> paid</TotalPart>
      {open > 0 && <TotalPart paise={open}> still to be paid</TotalPart>}
    </ListTotal>
  )
}
