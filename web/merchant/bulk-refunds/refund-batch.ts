import { mutate } from '../../api/mutate.ts'
import { queryClient } from '../../api/query-client.ts'
import { createBatch } from '../outbox/batch.ts'
import type { BatchKind, BatchWords } from '../outbox/batch-kind.ts'
import type { BatchRow } from '../outbox/batch-rows.ts'
import type { RefundRequest } from '../transactions/refund/refund-flow.ts'
import { isRefundRequest, refundPurpose } from '../transactions/refund/refund-flow.ts'
import { fetchTransaction, refundTransaction, replaceTransaction } from '../transactions/transactions.ts'
import { UNRESOLVED } from './check-refunds.ts'
import type { Column } from './refund-sheet.ts'
import { refundSheet } from './refund-sheet.ts'

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
  columns: [...refundSheet.columns, 'customer'],
  isBody: isRefundRequest,
  words: refundWords,
  purposeOf: ({ transactionId }) => refundPurpose(transactionId),
  async send({ body, key }) {
    const { transaction } = await mutate(queryClient(), withoutToast, { refund: body, idempotencyKey: key })
    return transaction.refunds.find(({ idempotencyKey }) => idempotencyKey === key)?.id ?? ''
  },
  columnOf: { transactionId: 'transactionId', amount: 'amount', reason: 'reason' },
  lookUp: () =>
    Promise.resolve(async ({ body, key }) => {
      const transaction = await fetchTransaction(body.transactionId)
      await replaceTransaction(queryClient(), transaction)
      return transaction.refunds.find(({ idempotencyKey }) => idempotencyKey === key)?.id ?? null
    }),
}

export const createRefundBatch = () => createBatch(refunds)

/** The batch of this tab. */
export const refundBatch = createRefundBatch()
refundBatch.followSession()
