import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { TableFoot } from '../../ui/app/table.tsx'
import { formatCount } from '../format/count.ts'
import { ListScreen } from '../lists/list-screen.tsx'
import { ListTotal, TotalPart } from '../lists/list-total.tsx'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { customerList } from './customer-list.tsx'
import type { CustomerRow } from './customers.ts'
import { customerRows, customersQuery } from './customers.ts'

/** `/dashboard/customers`: who paid, who was asked to, and how much is outstanding. */
export function CustomersPage() {
  const query = useQuery(customersQuery)
  const { data: links } = useQuery(paymentLinksQuery)
  const { rows: payments = [], total = 0 } = query.data ?? {}
  const customers = useMemo(() => customerRows(query.data?.rows ?? [], links ?? []), [query.data, links])
  const part = payments.length < total ? `the newest ${formatCount(payments.length)} payments` : undefined
  return (
    <ListScreen
      list={customerList}
      query={query}
      rows={customers}
      part={part}
      sum={(rows) => <CustomerTotal rows={rows} part={part} />}
      empty={
        <EmptyState title="No customers yet">
          Everyone who pays, or is named in a payment link, is listed here by phone number or email address.
        </EmptyState>
      }
      after={() =>
        part && (
          <TableFoot>
            {`From ${part} of ${formatCount(total)}. A customer's own page has all of theirs.`}
          </TableFoot>
        )
      }
    />
  )
}

function CustomerTotal({ rows, part }: { rows: readonly CustomerRow[]; part: string | undefined }) {
  const paid = rows.reduce((sum, row) => sum + row.paid, 0)
  const refunded = rows.reduce((sum, row) => sum + row.refunded, 0)
  const open = rows.reduce((sum, row) => sum + row.open.amount, 0)
  return (
    <ListTotal count={rows.length} singular="customer" part={part}>
      <TotalPart paise={paid} label="paid" />
      {refunded > 0 && <TotalPart paise={refunded} label="refunded" />}
      {open > 0 && <TotalPart paise={open} label="outstanding" />}
    </ListTotal>
  )
}
