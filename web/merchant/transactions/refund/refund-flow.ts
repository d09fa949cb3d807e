import type { QueryClient } from '@tanstack/react-query'
import type { components } from '#contract'
import { isBodyOf } from '../../../api/is-request-body.ts'
import { mutate } from '../../../api/mutate.ts'
import { createAttemptFlow } from '../../outbox/attempt-flow.ts'
import type { Kind } from '../../outbox/kind.ts'
import type { Transaction } from '../transactions.ts'
import { fetchTransaction, refundTransaction, replaceTransaction } from '../transactions.ts'

export type RefundRequest = components['schemas']['RefundRequest']
export type RefundFlow = ReturnType<typeof createRefundFlow>

export const refundPurpose = (transactionId: string) => `refund/${transactionId}`

export const isRefundRequest = isBodyOf('refundTransaction')

const { meta, ...withoutToast } = refundTransaction

/** How refunds are made, alone or in bulk, and found again. */
export const refunds = {
  isBody: isRefundRequest,
  words: {
    done: 'made',
    notDone: 'not made',
    never: 'pays twice',
    failure: meta.failure,
    network: meta.network,
  },
  async send(client, { body, key }, { isQuiet } = { isQuiet: false }) {
    const mutation = isQuiet ? withoutToast : refundTransaction
    const { transaction } = await mutate(client, mutation, { refund: body, idempotencyKey: key })
    return madeBy(key, transaction) ?? { id: '' }
  },
  lookUp:
    async (client) =>
    async ({ body, key }) => {
      const transaction = await fetchTransaction(body.transactionId)
      await replaceTransaction(client, transaction)
      return madeBy(key, transaction)
    },
} satisfies Kind<RefundRequest>

const madeBy = (key: string, { refunds }: Transaction) =>
  refunds.find(({ idempotencyKey }) => idempotencyKey === key) ?? null

/** The refund of one payment, from the form to a known outcome. */
export const createRefundFlow = (transactionId: string, client: QueryClient) =>
  createAttemptFlow(refunds, refundPurpose(transactionId), client)
