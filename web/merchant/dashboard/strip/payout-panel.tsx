import { queryOptions, useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { rules } from '../../../site/rules.ts'
import { DrawerHeading } from '../../../ui/app/drawer.tsx'
import { EmptyState } from '../../../ui/app/empty-state.tsx'
import { ListLink } from '../../../ui/app/list-link.tsx'
import { capturedStatuses, isLive } from '../../format/captured.ts'
import { numbered } from '../../format/count.ts'
import { addDays, dayOf, formatDay, formatNearDay } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { Status } from '../../format/status.tsx'
import { Sum } from '../../format/sum.tsx'
import type { Settlement } from '../../records/settlements.ts'
import { settlementsQuery } from '../../records/settlements.ts'
import { AmountItem, AmountList } from '../../screen/amount-list.tsx'
import { QueryState } from '../../screen/query-states.tsx'
import { DAYS_READ } from '../../settlements/deducted-refunds.ts'
import { PaymentLines, RefundLines } from '../../settlements/settlement-lines.tsx'
import { allTransactions } from '../../transactions/all-transactions.ts'
import { requestedRefunds } from '../../transactions/requested-refunds.ts'
import type { Transaction } from '../../transactions/transactions.ts'
import { FigureSum } from '../figures/figure-sum.tsx'
import type { Stats } from '../figures/stats.ts'
import { statsQuery, todayOf } from '../figures/stats.ts'
import { nextPayout, nothingDue } from './next-payout.ts'

/** What the next money to the bank is made of: settlements, and the payments that are not settled yet. */
export function PayoutRows() {
  const settlements = useQuery(settlementsQuery)
  const stats = useQuery(statsQuery)
  return (
    <QueryState query={settlements} dataName="settlements">
      {(allSettlements) => <Rows settlements={allSettlements} stats={stats.data ?? {}} />}
    </QueryState>
  )
}

type RowsProps = { settlements: Settlement[]; stats: Partial<Pick<Stats, 'unsettled' | 'daily'>> }

function Rows({ settlements, stats }: RowsProps) {
  const next = nextPayout(settlements, stats, todayOf(stats))
  if (!next) {
    return <EmptyState title="Nothing is due">{nothingDue(stats)}</EmptyState>
  }
  const { dueOn, isOverdue, reason, net, ofDay, unsettled, later } = next
  return (
    <>
      <FigureSum
        note={
          isOverdue
            ? 'It was not sent to the bank on its day.'
            : `${reason}${unsettled ? ' It grows with each payment until midnight IST.' : ''}`
        }
      >
        {unsettled && <span>About </span>}
        <strong>{formatRupees(net)}</strong>
        <span>{`${isOverdue ? ' overdue since' : ' on'} ${formatNearDay(dueOn)}`}</span>
      </FigureSum>
      {ofDay.length > 0 && (
        <>
          <DrawerHeading>Settled</DrawerHeading>
          <AmountList>
            {ofDay.map(({ id, capturedOn, status, net: part, transactionCount: payments }) => (
              <AmountItem key={id} amount={formatRupees(part)}>
                <span>
                  <ListLink to={pathTo.settlement(id)}>
                    {payments > 0 ? `Payments of ${formatDay(capturedOn)}` : 'Money that came back'}
                  </ListLink>{' '}
                  <Status kind="settlement" status={status} />
                </span>
              </AmountItem>
            ))}
          </AmountList>
        </>
      )}
      {unsettled && <Unsettled sum={unsettled} />}
      {later > 0 && (
        <p className="p-4 text-muted">
          {isOverdue
            ? `Another ${formatRupees(later)} is due later.`
            : `${formatRupees(later)} is due after that day.`}
        </p>
      )}
    </>
  )
}

type UnsettledSum = NonNullable<Stats['unsettled']>

function Unsettled({ sum }: { sum: UnsettledSum }) {
  const query = useQuery(unsettledQuery(sum))
  return (
    <>
      <DrawerHeading>{sum.count > 0 ? 'Captured today, not settled yet' : 'Not settled yet'}</DrawerHeading>
      <Sum
        terms={[
          { name: numbered(sum.count, 'payment'), amount: sum.gross },
          { name: 'Refunds', amount: sum.refunds },
          { name: 'Fee', amount: sum.fee },
          { name: 'GST on the fee', amount: sum.tax, note: rules.gst },
          { name: 'Came back, paid out with it', amount: -(sum.adjustments ?? 0) },
        ]}
        result="Net"
      />
      <QueryState query={query} dataName="payments">
        {({ payments, refunds }) => (
          <>
            {payments.length > 0 && (
              <>
                <DrawerHeading>Payments</DrawerHeading>
                <PaymentLines payments={payments} />
              </>
            )}
            {refunds.length > 0 && (
              <>
                <DrawerHeading>Refunds still to be deducted</DrawerHeading>
                <RefundLines refunds={refunds} />
              </>
            )}
          </>
        )}
      </QueryState>
    </>
  )
}

/** Those that no settlement has deducted yet; none where no refund names its settlement. */
function waitingRefunds(refunded: readonly Transaction[]) {
  const refunds = requestedRefunds(refunded)
  const nameSettlements = refunds.some(({ refund }) => refund.settlementId !== undefined)
  return nameSettlements ? refunds.filter(({ refund }) => refund.settlementId === undefined) : []
}

/** Payments may be open for a while before they are captured. */
const DAYS_OPEN = 2

/** Read again when the sum changes. */
const unsettledQuery = ({ count, net }: UnsettledSum) =>
  queryOptions({
    queryKey: ['unsettled-payments', count, net],
    queryFn: async ({ signal }) => {
      const today = dayOf(Date.now())
      const status = capturedStatuses
      // Tests are never settled.
      const mode = 'live'
      const from = addDays(today, -DAYS_OPEN)
      const [recent, processed, pending] = await Promise.all([
        allTransactions({ mode, status, from }, { signal }),
        allTransactions({ mode, from: addDays(today, -DAYS_READ), refundStatus: 'processed' }, { signal }),
        allTransactions({ mode, from: addDays(today, -DAYS_READ), refundStatus: 'pending' }, { signal }),
      ])
      const refunded = new Map([...processed, ...pending].map((payment) => [payment.id, payment]))
      return {
        payments: recent.filter((payment) => payment.settlementId === undefined && isLive(payment)),
        refunds: waitingRefunds([...refunded.values()]),
      }
    },
  })
