import { createBatch } from '../outbox/batch.ts'
import type { BatchWords } from '../outbox/kind.ts'
import type { RefundRequest } from '../transactions/refund/refund-flow.ts'
import { refundPurpose, refunds } from '../transactions/refund/refund-flow.ts'
import { UNRESOLVED } from './check-refunds.ts'
import type { Column } from './refund-sheet.ts'
import { refundSheet } from './refund-sheet.ts'

export const refundWords: BatchWords = {
  ...refunds.words,
  one: 'refund',
  many: 'refunds',
  doing: 'Making',
  missing: 'It was not made.',
  blocked: UNRESOLVED,
  lookUpFailure: 'Failed to fetch transactions',
}

export const createRefundBatch = () =>
  createBatch<Column, RefundRequest>({
    ...refunds,
    name: 'bulk-refunds',
    columns: [...refundSheet.columns, 'customer', 'remaining'],
    words: refundWords,
    purposeOf: ({ transactionId }) => refundPurpose(transactionId),
    columnOf: { transactionId: 'transactionId', amount: 'amount', reason: 'reason' },
  })

/** The batch of this tab. */
export const refundBatch = createRefundBatch()
refundBatch.followSession()
