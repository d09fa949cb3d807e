import { TransactionCells, TransactionHeadings } from './transaction-row.tsx'
import type { Transaction } from './transactions.ts'

/** A short, compact list of transactions. */
export function TransactionTable({ transactions }: { transactions: Transaction[] }) {
  return (
    <table className="ledger" data-cards>
      <thead>
        <TransactionHeadings />
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <tr key={transaction.id}>
            <TransactionCells transaction={transaction} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
