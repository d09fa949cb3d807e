import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { TransactionTable } from '../../transactions/transaction-table.tsx'
import { transactionsQuery } from '../../transactions/transactions.ts'
import { Card } from './card.tsx'

const ROWS = 8

export function Latest() {
  const transactions = useInfiniteQuery(transactionsQuery())
  return (
    <Card
      id="latest"
      title="Latest transactions"
      className="latest"
      query={transactions}
      what="transactions"
      more={{ to: paths.transactions, label: 'All transactions' }}
      skeleton={<LatestSkeleton />}
    >
      {({ transactions: rows }) =>
        rows.length > 0 ? (
          <TransactionTable transactions={rows.slice(0, ROWS)} />
        ) : (
          <p className="facts muted">No payments yet.</p>
        )
      }
    </Card>
  )
}

const LatestSkeleton = () => (
  <div className="latest-ghosts">
    {Array.from({ length: ROWS }, (_, row) => row).map((row) => (
      <i key={row} className="ghost" />
    ))}
  </div>
)
