import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can } from '../../../api/permissions.ts'
import { failureMessage } from '../../../api/query-client.ts'
import { paths } from '../../../paths.ts'
import { session } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import type { Transaction } from '../transactions.ts'
import { handOver, MAX_REFUNDS, refundableOf } from './bulk-draft.ts'

type RefundSelectedProps = {
  chosen: readonly Transaction[]
  /** Where all rows of the filter are selected: how many there are, and how to load them. */
  all?: { total: number; load: (signal: AbortSignal) => Promise<readonly Transaction[]> } | undefined
}

/** Leads to the bulk refunds with the selected payments, which are checked there before anything is sent. */
export function RefundSelected({ chosen, all }: RefundSelectedProps) {
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
    return <span className="muted">Refunds: at most {MAX_REFUNDS} payments at a time.</span>

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
