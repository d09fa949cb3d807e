import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { TableFoot } from '../../ui/app/table.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { isLive } from '../format/captured.ts'
import { formatCount } from '../format/count.ts'
import { dayOf } from '../format/ist.ts'
import { merchantsOf } from '../lists/fields.tsx'
import { useListFilters } from '../lists/list-controls.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import { ListTotal, TotalPart } from '../lists/list-total.tsx'
import { MAX_PAYMENTS } from '../transactions/all-transactions.ts'
import { refundList, refundViews } from './refund-list.tsx'
import type { RefundRow } from './refunds.ts'
import { isLate, refundsQuery } from './refunds.ts'

/** `/dashboard/refunds`: one row for each refund, late ones first. */
export function RefundsPage() {
  const query = useQuery(refundsQuery)
  const { user } = useSnapshot(session)
  const { refunds = [], cut = [] } = query.data ?? {}
  const { filters } = useListFilters(refundList)
  const statuses = filters.due ? ['pending'] : filters.status
  const part = cut.some((status) => statuses?.includes(status) ?? true) ? NEWEST : undefined
  return (
    <ListScreen
      list={refundList}
      query={query}
      rows={refunds}
      exports={refunds.filter(({ transaction }) => isLive(transaction))}
      names={{ merchantId: merchantsOf(refunds) }}
      part={part}
      views={cut.length === 0 ? refundViews : { ...refundViews, allName: 'Newest refunds' }}
      sum={(rows) => <RefundTotal rows={rows} part={part} />}
      actions={
        can(user, 'refundTransaction') && (
          <LinkButton variant="secondary" size="sm" to={paths.bulkRefunds}>
            Refund in bulk
          </LinkButton>
        )
      }
      empty={
        <EmptyState title="No refunds yet">
          A captured payment is refunded from its own panel, in full or in part.
        </EmptyState>
      }
      after={() => part && <TableFoot>Search the transactions for refunds of older payments.</TableFoot>}
    />
  )
}

/** How many payments of each status are read. */
const NEWEST = `the newest ${formatCount(MAX_PAYMENTS)} payments per status`

/** The number and sum of the refunds that match the filters, and the sum that is still on its way. */
function RefundTotal({ rows, part }: { rows: readonly RefundRow[]; part: string | undefined }) {
  const sumOf = (refunds: readonly RefundRow[]) => refunds.reduce((sum, { refund }) => sum + refund.amount, 0)
  const live = rows.filter(({ transaction }) => isLive(transaction))
  const pending = live.filter(({ refund }) => refund.status === 'pending')
  const late = pending.filter((row) => isLate(row, dayOf(Date.now())))
  return (
    <ListTotal count={rows.length} singular="refund" part={part}>
      <TotalPart paise={sumOf(live)} label={part ? '' : 'in all'}>
        {live.length < rows.length && ', without tests'}
      </TotalPart>
      {pending.length > 0 && <TotalPart paise={sumOf(pending)} label="pending" />}
      {late.length > 0 && <TotalPart paise={sumOf(late)} label="late" />}
    </ListTotal>
  )
}
