import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import type { ExportStep } from '../csv/csv-export.tsx'
import { CsvExport } from '../csv/csv-export.tsx'
import { isLive } from '../format/captured.ts'
import { formatCount, numbered } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'
import { SelectionBar } from '../lists/selection-bar.tsx'
import type { Selection } from '../lists/use-selection.ts'
import { allTransactions, inFile } from './all-transactions.ts'
import { refundableOf, startBulkRefunds } from './refund/bulk-draft.ts'
import { transactionList } from './transaction-list.tsx'
import type { Transaction, TransactionFilters } from './transactions.ts'

type TransactionSelectionBarProps = { selection: Selection<Transaction>; filters: TransactionFilters }

/** What can be done with the selected payments: with all that match, also with those not loaded. */
export function TransactionSelectionBar({ selection, filters }: TransactionSelectionBarProps) {
  const { rows, isAll, count, selectAll, clear } = selection
  if (count === 0) return null
  const live = rows.filter(isLive)
  // A file of money has no tests in it.
  const exported = live.length > 0 ? live : rows
  const sum = live.reduce((total, { amount }) => total + amount, 0)
  const collect = async (step: ExportStep) =>
    transactionList.csv(isAll ? await allTransactions(inFile(filters), step) : exported)

  return (
    <SelectionBar
      summary={
        isAll ? `All ${numbered(count, 'payment')}` : `${numbered(count, 'payment')} · ${formatRupees(sum)}`
      }
      selectAll={selectAll && { label: `Select all ${formatCount(selection.total)}`, onSelect: selectAll }}
      onClear={clear}
    >
      {!isAll && <RefundSelected transactions={live} />}
      <CsvExport
        fileName={(today) => `${transactionList.id}-${today}.csv`}
        label={`Export ${numbered(isAll ? count : exported.length, 'payment')}`}
        collect={collect}
      />
    </SelectionBar>
  )
}

/** Leads to the bulk refunds with the selected payments, which are checked there before anything is sent. */
function RefundSelected({ transactions }: { transactions: readonly Transaction[] }) {
  const { user } = useSnapshot(session)
  const { search } = useLocation()
  const navigate = useNavigate()
  const count = refundableOf(transactions).length
  if (!can(user, 'refundTransaction') || count === 0) return null

  function refund() {
    startBulkRefunds(transactions)
    void navigate(paths.bulkRefunds + search, { state: { inPlace: true } })
  }

  return (
    <Button variant="secondary" size="sm" onClick={refund}>
      {`Refund ${count}…`}
    </Button>
  )
}
