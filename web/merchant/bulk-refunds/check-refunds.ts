import { ApiError } from '../../api/errors.ts'
import { isLive } from '../format/captured.ts'
import { formatRupees } from '../format/rupees.ts'
import type { PastedRow, Problems } from '../outbox/batch-rows.ts'
import { pause, secondsToWait } from '../outbox/retry-after.ts'
import type { RefundRequest } from '../transactions/refund/refund-flow.ts'
import { refundable } from '../transactions/refund/refundable.ts'
import { severalAtOnce } from '../transactions/several-at-once.ts'
import type { Transaction } from '../transactions/transactions.ts'
import type { Column, PastedRefund } from './refund-sheet.ts'

export type CheckedRefund = PastedRow<Column, RefundRequest> & {
  /** What can still be refunded of the payment, in paise; null if nothing can. */
  remaining: number | null
}

type CheckOptions = {
  /** @throws ApiError 404 if there is no such payment */
  find: (id: string) => Promise<Transaction>
  /** Whether the outcome of an earlier refund of the payment is unknown. */
  isUnresolved: (id: string) => boolean
  onProgress: (checked: number) => void
  signal: AbortSignal
}

/**
 * The dry run: what each row would refund, or why it would be rejected. Sends nothing that changes anything.
 * @throws an error of `find` other than 404, once waiting for a rate limit did not help
 */
export async function checkRefunds(
  rows: readonly PastedRefund[],
  options: CheckOptions,
): Promise<CheckedRefund[]> {
  const earlierRow = new Map<string, number>()
  const checked: CheckedRefund[] = []
  const asked = rows.map((row) => {
    const { transactionId } = row.texts
    const earlier = earlierRow.get(transactionId)
    if (earlier === undefined) earlierRow.set(transactionId, row.number)
    return { row, earlier }
  })

  async function check({ row, earlier }: (typeof asked)[number]) {
    checked.push(await checkRow(row, earlier, options))
    options.onProgress(checked.length)
  }
  await severalAtOnce(asked, check, options.signal)
  return checked.sort((a, b) => a.number - b.number)
}

async function checkRow(
  row: PastedRefund,
  earlier: number | undefined,
  options: CheckOptions,
): Promise<CheckedRefund> {
  const { number, texts, amount } = row
  const problems: Problems<Column> = { ...row.problems }
  const rejected = { number, texts: { ...texts, customer: '' }, problems, body: null, remaining: null }
  if (Object.keys(problems).length > 0) return rejected
  if (earlier !== undefined) {
    problems.transactionId = `This payment is in row ${earlier} already.`
    return rejected
  }
  const transaction = await found(texts.transactionId, options)
  if (!transaction) {
    problems.transactionId = 'There is no such transaction in this account.'
    return rejected
  }
  const refundability = refundable(transaction)
  const withCustomer = { ...texts, customer: transaction.customer.name }
  if (!isLive(transaction)) problems.transactionId = TEST
  else if (refundability.state === 'closed') problems.transactionId = refundability.reason
  else if (options.isUnresolved(transaction.id)) problems.transactionId = UNRESOLVED
  else {
    const { remaining } = refundability
    const refunded = amount ?? remaining
    if (refunded > remaining) problems.amount = `Only ${formatRupees(remaining)} can still be refunded.`
    if (refunded === 0) problems.amount = 'Enter an amount above ₹0.00.'
    const isRight = Object.keys(problems).length === 0
    const body = {
      transactionId: transaction.id,
      amount: refunded,
      ...(texts.reason && { reason: texts.reason }),
    }
    return { number, texts: withCustomer, problems, body: isRight ? body : null, remaining }
  }
  return { ...rejected, texts: withCustomer }
}

const TEST = 'This payment was a test: no money moves. Refund it on its own page.'

export const UNRESOLVED =
  'We cannot tell yet whether an earlier refund of this payment was made. Open the payment to resolve it.'

async function found(id: string, { find, signal }: CheckOptions): Promise<Transaction | null> {
  for (;;) {
    try {
      return await find(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) return null
      if (error.status !== 429 || signal.aborted) throw error
      await pause(secondsToWait(error) * 1000, signal)
    }
  }
}
