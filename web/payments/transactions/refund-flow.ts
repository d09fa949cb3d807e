import type { QueryClient } from '@tanstack/react-query'
import { MutationObserver } from '@tanstack/react-query'
import { proxy } from 'valtio/vanilla'
import type { components } from '#contract'
import type { Attempt } from '../attempts/attempt-store.ts'
import type { Outcome } from '../attempts/attempts.ts'
import { attemptsFor, isTooOld } from '../attempts/attempts.ts'
import type { Refunded } from './transactions.ts'
import { fetchTransaction, refundTransaction, replaceTransaction } from './transactions.ts'

export type RefundRequest = components['schemas']['RefundRequest']
export type RefundAttempt = Attempt<RefundRequest>

export type RefundStep =
  | { name: 'form' }
  /** A refund cannot be reversed: what was typed is confirmed before it is sent. */
  | { name: 'confirm'; refund: RefundRequest }
  /** Nobody knows whether it was made. `isMissing`: the server was asked, and does not have it. */
  | { name: 'unresolved'; attempt: RefundAttempt; isMissing: boolean }
  /** It has become known that it was made, or that it was not and never will be. */
  | { name: 'resolved'; attempt: RefundAttempt; wasMade: boolean }
  | { name: 'done' }

type State = { step: RefundStep; isBusy: boolean; error: Error | null }

export const refundPurpose = (transactionId: string) => `refund/${transactionId}`

export function isRefundRequest(value: unknown): value is RefundRequest {
  if (typeof value !== 'object' || value === null) return false
  if (!('transactionId' in value && 'amount' in value)) return false
  const { transactionId, amount } = value
  const reason = 'reason' in value ? value.reason : undefined
  return (
    typeof transactionId === 'string' &&
    typeof amount === 'number' &&
    (reason === undefined || typeof reason === 'string')
  )
}

export type RefundFlow = ReturnType<typeof createRefundFlow>

/** The refund of one payment, from the form to a known outcome. One for each dialog. */
export function createRefundFlow(transactionId: string, client: QueryClient) {
  const attempts = attemptsFor(refundPurpose(transactionId), isRefundRequest)
  const state = proxy<State>({ step: firstStep(), isBusy: false, error: null })

  function firstStep(): RefundStep {
    const attempt = attempts.unresolved()
    return attempt ? { name: 'unresolved', attempt, isMissing: false } : { name: 'form' }
  }

  const request = ({ body, key }: RefundAttempt) =>
    new MutationObserver(client, refundTransaction).mutate({ refund: body, idempotencyKey: key })

  function take(outcome: Outcome<Refunded>) {
    if (outcome.state === 'done') state.step = { name: 'done' }
    else state.step = firstStep()
    state.error = 'error' in outcome ? outcome.error : null
  }

  async function working(work: () => Promise<void>) {
    if (state.isBusy) return
    state.isBusy = true
    try {
      await work()
    } finally {
      state.isBusy = false
    }
  }

  return {
    state,
    review(refund: RefundRequest) {
      if (state.step.name !== 'form') return
      state.error = null
      state.step = { name: 'confirm', refund }
    },
    back() {
      state.step = firstStep()
    },
    confirm: () =>
      working(async () => {
        const { step } = state
        if (step.name === 'confirm') take(await attempts.start({ ...step.refund }, request))
      }),
    retry: () =>
      working(async () => {
        const attempt = attempts.unresolved()
        if (attempt) take(await attempts.retry(attempt, request))
        else state.step = firstStep()
      }),
    check: () =>
      working(async () => {
        const attempt = attempts.unresolved()
        if (!attempt) {
          state.step = firstStep()
          return
        }
        try {
          const transaction = await fetchTransaction(transactionId)
          await replaceTransaction(client, transaction)
          state.error = null
          const wasMade = transaction.refunds.some(({ idempotencyKey }) => idempotencyKey === attempt.key)
          const isSettled = wasMade || isTooOld(attempt)
          if (isSettled) attempts.resolve(attempt)
          state.step = isSettled
            ? { name: 'resolved', attempt, wasMade }
            : { name: 'unresolved', attempt, isMissing: true }
        } catch (cause) {
          state.error = cause instanceof Error ? cause : new Error('Unknown failure', { cause })
        }
      }),
  }
}
