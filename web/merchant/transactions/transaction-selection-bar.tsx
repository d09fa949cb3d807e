import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can } from '../../api/permissions.ts'
import { failureMessage } from '../../api/query-client.ts'
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
import { handOver, MAX_REFUNDS, refundableOf } from './refund/bulk-draft.ts'
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
  const load = (signal: AbortSignal) => allTransactions(inFile(filters), { signal })
  const collect = async (step: ExportStep) =>
    transactionList.csv(isAll ? await allTransactions(inFile(filters), step) : exported)

  return (
    <SelectionBar
      what={
        isAll ? `All ${numbered(count, 'payment')}` : `${numbered(count, 'payment')} · ${formatRupees(sum)}`
      }
      all={selectAll && { label: `Select all ${formatCount(selection.total)}`, onSelect: selectAll }}
      onClear={clear}
    >
      <RefundSelected chosen={live} all={isAll ? { total: count, load } : undefined} />
      <CsvExport
        fileName={(today) => `${transactionList.id}-${today}.csv`}
        label={`Export ${numbered(isAll ? count : exported.length, 'payment')}`}
        collect={collect}
      />
    </SelectionBar>
  )
}

type RefundSelectedProps = {
  chosen: readonly Transaction[]
  /** Where all rows of the filter are selected: how many there are, and how to load them. */
  all?: { total: number; load: (signal: AbortSignal) => Promise<readonly Transaction[]> } | undefined
}

/** Leads to the bulk refunds with the selected payments, which are checked there before anything is sent. */
function RefundSelected({ chosen, all }: RefundSelectedProps) {
  const { user } = useSnapshot(session)
  const { search } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'loading' | { message: string }>('idle')
  const loading = useRef<AbortController>(null)
  // With other filters or on another screen, the rows are no longer wanted.
  useEffect(() => () => loading.current?.abort(), [])
  const possible = refundableOf(chosen).length
  if (!can(user, 'refundTransaction') || possible === 0) return null
  if (all && all.total > MAX_REFUNDS)
    return <span className="text-muted">Refunds: at most {MAX_REFUNDS} payments at a time.</span>

  async function refund() {
    loading.current = new AbortController()
    const { signal } = loading.current
    setState('loading')
    try {
      const rows = all ? await all.load(signal) : chosen
      if (signal.aborted) return
      handOver(rows)
      void navigate(paths.bulkRefunds + search, { state: { inPlace: true } })
      setState('idle')
    } catch (error) {
      if (signal.aborted) return
      setState({
        message: failureMessage(error, { failure: 'Failed to fetch transactions', network: 'Network error' }),
      })
    }
  }

  return (
    <>
      <Button variant="secondary" size="sm" busy={state === 'loading'} onClick={() => void refund()}>
        {all ? 'Refund…' : `Refund ${possible}…`}
      </Button>
      {typeof state === 'object' && <span role="alert">{state.message}</span>}
    </>
  )
}
