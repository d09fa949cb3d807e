import { dayOf } from '../format/ist.ts'
import type { Settlement } from '../settlements/settlements.ts'
import { isReturned } from '../settlements/whereabouts.ts'
import type { Period } from './period.ts'

/** A number of settlements and their net, in paise. */
export type Part = { count: number; net: number }

/**
 * Where the money of the period's settlements is, and how that leads to what the bank was sent in the period:
 * settled − returned − waiting = sent; sent + sent of payments before − sent after the period = to bank.
 */
export type Payouts = {
  settled: Part
  /** The transfer failed: the bank has given the money back. */
  returned: Part
  /** Scheduled, or being transferred. */
  waiting: Part
  sent: Part
  /** Null where the server does not say when each transfer was sent. */
  bridge: {
    /** Sent in the period, for payments captured before it. */
    sentOfBefore: Part
    /** Sent after the period, for payments captured in it. */
    sentAfter: Part
    /** Sent in the period: the total of the day book. */
    toBank: Part
  } | null
}

/** @param all of the merchant's settlements */
export function payoutsOf({ from, to }: Period, all: readonly Settlement[]): Payouts {
  const isOf = (day: string | undefined) => day !== undefined && day >= from && day <= to
  const sentOn = ({ processedAt }: Settlement) => processedAt && dayOf(processedAt)
  const own = all.filter(({ capturedOn }) => isOf(capturedOn))
  const sent = own.filter(isSent)
  const inPeriod = all.filter((settlement) => isOf(sentOn(settlement)))
  const knowsDays = all.filter(isSent).every((settlement) => sentOn(settlement) !== undefined)
  return {
    settled: part(own),
    returned: part(own.filter(isReturned)),
    waiting: part(own.filter((settlement) => !isSent(settlement) && !isReturned(settlement))),
    sent: part(sent),
    bridge: knowsDays
      ? {
          sentOfBefore: part(inPeriod.filter(({ capturedOn }) => !isOf(capturedOn))),
          sentAfter: part(sent.filter((settlement) => !isOf(sentOn(settlement)))),
          toBank: part(inPeriod),
        }
      : null,
  }
}

const isSent = ({ status }: Settlement) => status === 'processed'

const part = (settlements: readonly Settlement[]): Part => ({
  count: settlements.length,
  net: settlements.reduce((sum, { net }) => sum + net, 0),
})
