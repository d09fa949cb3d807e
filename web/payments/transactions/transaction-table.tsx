import { TransactionCells, TransactionHeadings } from './transaction-row.tsx'
import type { Transaction } from './transactions.ts'

/** The few transactions of a glance. */
export function TransactionTable({ transactions }: { transactions: Transaction[] }) {
  return (
    <table className="ledger" data-cards>
      <thead>
        <TransactionHeadings compact />
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <tr key={transaction.id}>
            <TransactionCells transaction={transaction} compact />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
