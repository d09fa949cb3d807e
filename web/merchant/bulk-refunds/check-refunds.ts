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

export type CheckedRefund = PastedRow<Column, RefundRequest>

type CheckOptions = {
  /** By the id or reference in the row. @throws ApiError 404 with the reason if there is no such payment */
  find: (name: string) => Promise<Transaction>
  /** Whether the outcome of an earlier refund of the payment is unknown. */
  isUnresolved: (id: string) => boolean
  onProgress: (checked: number) => void
  signal: AbortSignal
}

/**
 * The dry run: the refund that each row would make, or the reason for its rejection. Changes nothing.
 * @throws an error of `find` other than 404, once waiting for a rate limit did not help
 */
export async function checkRefunds(
  rows: readonly PastedRefund[],
  options: CheckOptions,
): Promise<CheckedRefund[]> {
  const checked: Found[] = []

  async function check(row: PastedRefund) {
    checked.push(await checkRow(row, options))
    options.onProgress(checked.length)
  }
  await severalAtOnce(rows, check, options.signal)
  const firstRows = new Map<string | null, number>()
  return checked
    .sort((a, b) => a.row.number - b.row.number)
    .map(({ row, paymentId }) => {
      const earlier = paymentId === null ? undefined : firstRows.get(paymentId)
      if (earlier === undefined) firstRows.set(paymentId, row.number)
      const problem = `This payment is already in row ${earlier}.`
      return earlier === undefined ? row : { ...row, problems: { transactionId: problem }, body: null }
    })
}

/** `paymentId` is known once found: two rows may name one payment by different numbers. */
type Found = { row: CheckedRefund; paymentId: string | null }

async function checkRow(row: PastedRefund, options: CheckOptions): Promise<Found> {
  const { number, texts, amount } = row
  const problems: Problems<Column> = { ...row.problems }
  const rejected = { number, texts: { ...texts, customer: '', remaining: '' }, problems, body: null }
  if (Object.keys(problems).length > 0) return { row: rejected, paymentId: null }
  const transaction = await findWithRetry(texts.transactionId, options)
  if (typeof transaction === 'string') {
    problems.transactionId = transaction
    return { row: rejected, paymentId: null }
  }
  const paymentId = transaction.id
  const refundability = refundable(transaction)
  const withCustomer = { ...rejected.texts, customer: transaction.customer.name }
  if (!isLive(transaction)) problems.transactionId = TEST_PAYMENT
  else if (refundability.state === 'closed') problems.transactionId = refundability.reason
  else if (options.isUnresolved(transaction.id)) problems.transactionId = UNRESOLVED
  else {
    const { remaining } = refundability
    const refunded = amount ?? remaining
    if (refunded > remaining) problems.amount = `Only ${formatRupees(remaining)} can still be refunded.`
    if (refunded === 0) problems.amount = 'Enter an amount above ₹0.00.'
    const isValid = Object.keys(problems).length === 0
    const body = {
      transactionId: transaction.id,
      amount: refunded,
      ...(texts.reason && { reason: texts.reason }),
    }
    return {
      row: {
        ...rejected,
        texts: { ...withCustomer, remaining: formatRupees(remaining) },
        body: isValid ? body : null,
      },
      paymentId,
    }
  }
  return { row: { ...rejected, texts: withCustomer }, paymentId }
}

const TEST_PAYMENT = 'This payment was a test: no money moves. Refund it on its own page.'

export const UNRESOLVED =
  'We cannot tell yet whether an earlier refund of this payment was made. Open the payment to resolve it.'

/** The payment, or why there is none. */
async function findWithRetry(name: string, { find, signal }: CheckOptions): Promise<Transaction | string> {
  for (;;) {
    try {
      return await find(name)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) return error.message
      if (error.status !== 429 || signal.aborted) throw error
      await pause(secondsToWait(error) * 1000, signal)
    }
  }
}
