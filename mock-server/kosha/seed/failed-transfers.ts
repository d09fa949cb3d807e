import type { components } from '#contract'
import { istAt, istDay } from '../../engine/time/ist.ts'
import { processedAt } from '../rules/settling.ts'
import { nextWorkingDay } from '../rules/working-days.ts'
import { refuseTransfer } from '../store/requests.ts'
import type { Store } from '../store/store.ts'
import { tarang } from './businesses.ts'
import { settlementFailure } from './failures.ts'
import type { PastRequest } from './past.ts'
import type { Payment } from './payments.ts'

const DAYS_SINCE_THE_RETURNED_ONE = 12
const DAYS_SINCE_THE_FORGOTTEN_ONE = 5

/**
 * The bank returned a transfer to Tarang Textiles some time ago; if `lastFails`, it rejected the last one, and if
 * `bankIsBehind`, one was not sent on its day.
 */
export function failedTransfers(
  payments: readonly Payment[],
  { now, lastFails, bankIsBehind }: { now: number; lastFails: boolean; bankIsBehind: boolean },
): PastRequest[] {
  const captured = payments.filter(({ outcome, business }) => outcome === 'success' && business === tarang)
  const dueDays = new Set([...new Set(captured.map(({ doneAt }) => istDay(doneAt)))].map(nextDueDay))
  const paidOut = [...dueDays].filter((dueOn) => processedAt({ dueOn }) <= now).sort()
  const returnedOn = paidOut.at(-DAYS_SINCE_THE_RETURNED_ONE)
  const forgottenOn = bankIsBehind ? paidOut.at(-DAYS_SINCE_THE_FORGOTTEN_ONE) : undefined
  const rejectedOn = lastFails ? paidOut.at(-1) : undefined
  return [
    ...(returnedOn === undefined ? [] : [lastDueOn(returnedOn, refusal(settlementFailure.returned))]),
    ...(forgottenOn === undefined ? [] : [lastDueOn(forgottenOn, forget)]),
    ...(rejectedOn === undefined ? [] : [lastDueOn(rejectedOn, refusal(settlementFailure.rejected))]),
  ]
}

const nextDueDay = (day: string) => nextWorkingDay(day).day

type Change = (due: components['schemas']['Settlement'], store: Store) => void

const refusal =
  (failure: components['schemas']['Failure']): Change =>
  (due, store) =>
    void refuseTransfer(due, failure, store)

const forget: Change = ({ id }, { schedule }) => schedule.drop('settlement-goes-out', id)

/** Changes the last of the settlements that are due on a day while its transfer is prepared. */
const lastDueOn = (dueOn: string, change: Change): PastRequest => ({
  at: istAt(dueOn, 10),
  send: (store) => {
    const settlements = store.settlements.oldestFirst({ merchantId: tarang.id })
    const due = settlements.findLast((settlement) => settlement.dueOn === dueOn)
    if (due) change(due, store)
  },
})
