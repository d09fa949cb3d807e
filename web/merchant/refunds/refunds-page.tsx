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
import { useFound, useListFilters } from '../lists/list-controls.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import { ListTotal, TotalPart } from '../lists/list-total.tsx'
import { MOST_PAYMENTS } from '../transactions/all-transactions.ts'
import { refundList, refundViews } from './refund-list.tsx'
import type { RefundRow } from './refunds.ts'
import { isLate, refundsQuery } from './refunds.ts'

/** `/dashboard/refunds`: one row for each refund, late ones first. */
export function RefundsPage() {
  const query = useQuery(refundsQuery)
  const { user } = useSnapshot(session)
  const { refunds: all = [], cut = [] } = query.data ?? {}
  const { filters } = useListFilters(refundList)
  const statuses = filters.due ? ['pending'] : filters.status
  const part = cut.some((status) => statuses?.includes(status) ?? true) ? NEWEST : undefined
  return (
    <ListScreen
      list={refundList}
      query={query}
      rows={useFound(refundList, all)}
      exports={all.filter(({ transaction }) => isLive(transaction))}
      names={{ merchantId: merchantsOf(all.map(({ transaction }) => transaction)) }}
      part={part}
      views={cut.length === 0 ? refundViews : { ...refundViews, all: 'Newest refunds' }}
      sum={(rows) => <RefundTotal rows={rows} part={part} />}
      actions={
        can(user, 'refundTransaction') && (
          <LinkButton variant="secondary" size="sm" to={paths.bulkRefunds}>
            Refund in bulk
          </LinkButton>
        )
      }
      isEmpty={all.length === 0}
      empty={
        <EmptyState title="No refunds yet">
          A captured payment is refunded from its own panel, in full or in part.
        </EmptyState>
      }
      none={`None of the ${formatCount(all.length)} refunds${part ? ` of ${part}` : ''} match these filters.`}
      after={part && <TableFoot>The list of transactions finds the refunds of older payments.</TableFoot>}
    />
  )
}

/** How many payments of each status are read. */
const NEWEST = `the newest ${formatCount(MOST_PAYMENTS)} payments per status`

/** How many refunds match the filters, what they amount to, and what of it is not with the customer yet. */
function RefundTotal({ rows, part }: { rows: readonly RefundRow[]; part: string | undefined }) {
  const sum = (of: readonly RefundRow[]) => of.reduce((all, { refund }) => all + refund.amount, 0)
  const live = rows.filter(({ transaction }) => isLive(transaction))
  const pending = live.filter(({ refund }) => refund.status === 'pending')
  const late = pending.filter((row) => isLate(row, dayOf(Date.now())))
  return (
    <ListTotal count={rows.length} one="refund" part={part}>
      <TotalPart
        paise={sum(live)}
      >{`${part ? '' : ' in all'}${live.length < rows.length ? ', without tests' : ''}`}</TotalPart>
      {pending.length > 0 && <TotalPart paise={sum(pending)}> pending</TotalPart>}
      {late.length > 0 && <TotalPart paise={sum(late)}> late</TotalPart>}
    </ListTotal>
  )
}
