import { useState } from 'react'
import { importAgain } from '../../loading/import-again.ts'
import type { ExportStep } from '../csv/csv-export.tsx'
import { CsvExport } from '../csv/csv-export.tsx'
import { formatCount, numbered } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Column } from '../table/column.ts'
import { ListTable } from '../table/list-table.tsx'
import type { Selection } from '../table/selection.ts'
import { SelectionBar } from '../table/selection-bar.tsx'
import { RefundSelected } from './refund/refund-selected.tsx'
import type { Transaction, TransactionFilters } from './transactions.ts'

type SelectableTransactionsProps = {
  filters: TransactionFilters
  columns: readonly Column<Transaction>[]
  rows: Transaction[]
  total: number
  onEnd: () => void
}

/** The table, and what can be done with the rows selected in it: with all that match, also those not loaded. */
export function SelectableTransactions({ filters, ...list }: SelectableTransactionsProps) {
  const { rows, total } = list
  const [selection, setSelection] = useState<Selection>({})
  const [isAll, setAll] = useState(false)
  const chosen = rows.filter(({ id }) => selection[id])
  const count = isAll ? total : chosen.length
  const areLoadedChosen = chosen.length === rows.length && rows.length < total

  function select(next: Selection) {
    setAll(false)
    setSelection(next)
  }

  async function collect(step: ExportStep) {
    const { csvOfTransactions, transactionsCsv } = await import('./transaction-csv.ts').catch(importAgain)
    return isAll ? transactionsCsv(filters, step) : csvOfTransactions(chosen)
  }

  async function load(signal: AbortSignal) {
    const { allTransactions } = await import('./all-transactions.ts').catch(importAgain)
    return allTransactions(filters, { signal })
  }

  return (
    <>
      <ListTable
        {...list}
        list="transactions"
        nameOf={({ id }) => id}
        selection={isAll ? Object.fromEntries(rows.map(({ id }) => [id, true as const])) : selection}
        onSelect={select}
      />
      {count > 0 && (
        <SelectionBar
          what={
            isAll
              ? `All ${numbered(total, 'payment')}`
              : `${numbered(count, 'payment')} · ${formatRupees(sumOf(chosen))}`
          }
          all={
            areLoadedChosen && !isAll
              ? { label: `Select all ${formatCount(total)}`, onSelect: () => setAll(true) }
              : undefined
          }
          onClear={() => select({})}
        >
          <RefundSelected chosen={chosen} all={isAll ? { total, load } : undefined} />
          <CsvExport
            fileName="transactions"
            label={`Export ${numbered(count, 'payment')}`}
            collect={collect}
          />
        </SelectionBar>
      )}
    </>
  )
}
const sumOf = (rows: Transaction[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
