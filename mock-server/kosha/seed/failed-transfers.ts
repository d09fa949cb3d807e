import type { components } from '#contract'
import { istAt, istDay } from '../../engine/time/ist.ts'
import { processedAt } from '../rules/settling.ts'
import { nextWorkingDay } from '../rules/working-days.ts'
import { refuseTransfer } from '../store/requests.ts'
import { tarang } from './businesses.ts'
import { settlementFailure } from './failures.ts'
import type { PastRequest } from './past.ts'
import type { Payment } from './payments.ts'

const DAYS_SINCE_THE_RETURNED_ONE = 12

/** The bank returned a transfer to Tarang Textiles some time ago and, if `lastFails`, rejected the last one. */
export function failedTransfers(
  payments: readonly Payment[],
  { now, lastFails }: { now: number; lastFails: boolean },
): PastRequest[] {
  const captured = payments.filter(({ outcome, business }) => outcome === 'success' && business === tarang)
  const dueDays = new Set([...new Set(captured.map(({ doneAt }) => istDay(doneAt)))].map(nextDueDay))
  const paidOut = [...dueDays].filter((dueOn) => processedAt({ dueOn }) <= now).sort()
  const returnedOn = paidOut.at(-DAYS_SINCE_THE_RETURNED_ONE)
  const rejectedOn = lastFails ? paidOut.at(-1) : undefined
  return [
    ...(returnedOn === undefined ? [] : [failedTransfer(returnedOn, settlementFailure.returned)]),
    ...(rejectedOn === undefined ? [] : [failedTransfer(rejectedOn, settlementFailure.rejected)]),
  ]
}

const nextDueDay = (day: string) => nextWorkingDay(day).day

/** The last of the transfers that are due on a day fails while it is processed. */
const failedTransfer = (dueOn: string, failure: components['schemas']['Failure']): PastRequest => ({
  at: istAt(dueOn, 10),
  send: (store) => {
    const own = store.settlements.oldestFirst({ merchantId: tarang.id })
    const due = own.findLast((each) => each.dueOn === dueOn)
    if (due) refuseTransfer(due, failure, store)
  },
})
