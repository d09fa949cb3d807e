import type { Connect, Reply } from '../flow.ts'
import { createClient as createControl } from './generated/hey-api/control/client/index.ts'
import { getRow } from './generated/hey-api/control/sdk.gen.ts'
import { zRowAnswer } from './generated/hey-api/control/zod.gen.ts'
import { createClient } from './generated/hey-api/product/client/index.ts'
import {
  createPaymentLink,
  deletePaymentLink,
  listTransactions,
  refundTransaction,
  signIn,
} from './generated/hey-api/product/sdk.gen.ts'

export const connect: Connect = (addresses, token) => {
  const client = createClient({ baseUrl: addresses.product, auth: token })
  const control = createControl({ baseUrl: addresses.control })
  return {
    signIn: async (email, password) => reply(await signIn({ client, body: { email, password } })),
    list: async (status, ifNoneMatch) => {
      const headers = ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch }
      const answer = await listTransactions({ client, query: { status }, headers })
      return { ...reply(answer), etag: answer.response?.headers.get('etag') }
    },
    listBetween: async (from, to) => reply(await listTransactions({ client, query: { from, to } })),
    create: async (body, key) =>
      reply(await createPaymentLink({ client, body, headers: { 'Idempotency-Key': key } })),
    refund: async (transactionId, amount) =>
      reply(await refundTransaction({ client, body: { transactionId, amount } })),
    remove: async (id) => reply(await deletePaymentLink({ client, path: { id } })),
    row: async (id) => {
      const answer = await getRow({ client: control, path: { table: 'payment-links', id } })
      return { ...reply(answer), body: answer.data && zRowAnswer.parse(answer.data) }
    },
  }
}

type Answer<Body> = { response?: Response; data?: Body | undefined; error?: unknown }
const reply = <Body>({ response, data, error }: Answer<Body>): Reply<Body> => ({
  status: response?.status ?? 0,
  body: data,
  code: Object(error).code,
})
