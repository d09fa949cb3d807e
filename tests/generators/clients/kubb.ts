import { axiosInstance } from '@kubb/plugin-client/clients/axios'
import type { Connect, Reply } from '../flow.ts'
import { getRow } from './generated/kubb/control/clients/getRow.ts'
import { rowAnswerSchema } from './generated/kubb/control/zod/rowAnswerSchema.ts'
import { createPaymentLink } from './generated/kubb/product/clients/createPaymentLink.ts'
import { deletePaymentLink } from './generated/kubb/product/clients/deletePaymentLink.ts'
import { listTransactions } from './generated/kubb/product/clients/listTransactions.ts'
import { refundTransaction } from './generated/kubb/product/clients/refundTransaction.ts'
import { signIn } from './generated/kubb/product/clients/signIn.ts'

export const connect: Connect = (addresses, token) => {
  // Otherwise axios throws for any status but 2xx, and writes lists as `status[]=`.
  axiosInstance.defaults.validateStatus = () => true
  axiosInstance.defaults.paramsSerializer = { indexes: null }
  const control = { baseURL: addresses.control }
  const api = () => ({
    baseURL: addresses.product,
    headers: token() ? { authorization: `Bearer ${token()}` } : {},
  })
  return {
    signIn: async (email, password) => reply(await signIn({ email, password }, api())),
    list: async (status, ifNoneMatch) => {
      const headers = ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch }
      const answer = await listTransactions({ status }, headers, api())
      return { ...reply(answer), etag: Object(answer.headers).etag }
    },
    listBetween: async (from, to) => reply(await listTransactions({ from, to }, {}, api())),
    create: async (link, key) => reply(await createPaymentLink(link, { 'Idempotency-Key': key }, api())),
    refund: async (transactionId, amount) =>
      reply(await refundTransaction({ transactionId, amount }, {}, api())),
    remove: async (id) => reply(await deletePaymentLink(id, api())),
    row: async (id) => {
      const answer = await getRow('payment-links', id, control)
      return answer.status === 200 ? { status: 200, body: rowAnswerSchema.parse(answer.data) } : reply(answer)
    },
  }
}

/** kubb types the body of a success only. */
const reply = <Body>({ status, data }: { status: number; data: Body }): Reply<Body> =>
  status < 300 ? { status, body: data } : { status, code: Object(data).code }
