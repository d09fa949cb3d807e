import type { QueryClient } from '@tanstack/react-query'
import type { components } from '#contract'
import { isBodyOf } from '../../../api/is-request-body.ts'
import { mutate } from '../../../api/mutate.ts'
import type { AttemptStep } from '../../outbox/attempt-flow.ts'
import { createAttemptFlow } from '../../outbox/attempt-flow.ts'
import { fetchTransaction, refundTransaction, replaceTransaction } from '../transactions.ts'

export type RefundRequest = components['schemas']['RefundRequest']
export type RefundStep = AttemptStep<RefundRequest>

export const refundPurpose = (transactionId: string) => `refund/${transactionId}`

export const isRefundRequest = isBodyOf('refundTransaction')

export type RefundFlow = ReturnType<typeof createRefundFlow>

/** The refund of one payment, from the form to a known outcome. */
export const createRefundFlow = (transactionId: string, client: QueryClient) =>
  createAttemptFlow({
    purpose: refundPurpose(transactionId),
    isBody: isRefundRequest,
    request: async ({ body, key }) => {
      const { transaction } = await mutate(client, refundTransaction, { refund: body, idempotencyKey: key })
      return transaction.id
    },
    find: async ({ key }) => {
      const transaction = await fetchTransaction(transactionId)
      await replaceTransaction(client, transaction)
      return transaction.refunds.find(({ idempotencyKey }) => idempotencyKey === key)?.id ?? null
    },
  })
