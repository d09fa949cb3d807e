import { TransactionCells, TransactionHeadings } from './transaction-row.tsx'
import type { Transaction } from './transactions.ts'
import './transaction-table.css'

type TransactionTableProps = { transactions: Transaction[]; isOfOneCustomer?: boolean }

/** A short list of transactions, in rows like those of the long one. */
export const TransactionTable = ({ transactions, isOfOneCustomer }: TransactionTableProps) => (
  <div className="list short-list" data-of-one={isOfOneCustomer}>
    <table className="ledger" data-cards aria-label="Transactions">
      <thead>
        <TransactionHeadings isOfOneCustomer={isOfOneCustomer} />
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <tr key={transaction.id}>
            <TransactionCells transaction={transaction} isOfOneCustomer={isOfOneCustomer} />
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
