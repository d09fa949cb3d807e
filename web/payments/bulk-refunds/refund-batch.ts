import type { ApiError } from '../../api/errors.ts'
import { mutate } from '../../api/mutate.ts'
import { failureText, queryClient } from '../../api/query-client.ts'
import { createBatch } from '../batch/batch.ts'
import type { BatchKind, BatchWords } from '../batch/batch-kind.ts'
import type { BatchRow, Problems } from '../batch/batch-row.ts'
import { amountError } from '../dialogs/form-parts.tsx'
import type { RefundRequest } from '../transactions/refund/refund-flow.ts'
import { isRefundRequest, refundPurpose } from '../transactions/refund/refund-flow.ts'
import { fetchTransaction, refundTransaction, replaceTransaction } from '../transactions/transactions.ts'
import { UNRESOLVED } from './check-refunds.ts'
import type { Column } from './columns.ts'
import { columns } from './columns.ts'

export type RefundRow = BatchRow<Column, RefundRequest>

export const refundWords: BatchWords = {
  one: 'refund',
  many: 'refunds',
  done: 'made',
  doing: 'Making',
  never: 'pays twice',
  missing: 'It was not made.',
  blocked: UNRESOLVED,
  failure: refundTransaction.meta.failure,
  network: refundTransaction.meta.network,
  lookUpFailure: 'Failed to fetch transactions',
}

const { meta: _eachToast, ...withoutToast } = refundTransaction

const refunds: BatchKind<Column, RefundRequest> = {
  name: 'bulk-refunds',
  columns,
  isBody: isRefundRequest,
  words: refundWords,
  purposeOf: ({ transactionId }) => refundPurpose(transactionId),
  async send({ body, key }) {
    const { transaction } = await mutate(queryClient(), withoutToast, { refund: body, idempotencyKey: key })
    return transaction.refunds.find(({ idempotencyKey }) => idempotencyKey === key)?.id ?? ''
  },
  errorOf,
  lookUp: () =>
    Promise.resolve(async ({ body, key }) => {
      const transaction = await fetchTransaction(body.transactionId)
      await replaceTransaction(queryClient(), transaction)
      return transaction.refunds.find(({ idempotencyKey }) => idempotencyKey === key)?.id ?? null
    }),
}

/** The server's errors, each at the cell that it refers to. */
function errorOf(error: ApiError): { message: string; problems: Problems<Column> } {
  const problems: Problems<Column> = {}
  for (const [field, message] of error.fields) {
    const column = columns.find((name) => name === field)
    if (column) problems[column] = (column === 'amount' && amountError(error, field)) || message
  }
  // If every field has its message, the general one adds nothing.
  const isSaid = error.fields.size > 0 && Object.keys(problems).length === error.fields.size
  return { message: isSaid ? '' : failureText(error, refundTransaction.meta), problems }
}

export const createRefundBatch = () => createBatch(refunds)

/** The batch of this tab. */
export const refundBatch = createRefundBatch()
refundBatch.followSession()
