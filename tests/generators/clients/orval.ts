import type { Connect, Reply } from '../flow.ts'
import { getRow } from './generated/orval/control/client.ts'
import { GetRowResponse } from './generated/orval/control/zod.ts'
import {
  createPaymentLink,
  deletePaymentLink,
  listTransactions,
  refundTransaction,
  signIn,
} from './generated/orval/product/client.ts'
import { defaults } from './orval-fetch.ts'

export const connect: Connect = (addresses, token) => {
  Object.assign(defaults, addresses, { token: '' })
  const authorised = () => Object.assign(defaults, { token: token() })
  return {
    signIn: async (email, password) => {
      const answer = await signIn({ email, password })
      return answer.status === 200 ? { status: 200, body: answer.data } : rejected(answer)
    },
    list: async (status, ifNoneMatch) => {
      authorised()
      const headers = ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch }
      const answer = await listTransactions({ status }, headers)
      const etag = answer.headers.get('etag')
      return answer.status === 200 ? { status: 200, body: answer.data, etag } : { status: answer.status }
    },
    listBetween: async (from, to) => {
      const answer = await listTransactions({ from, to })
      return answer.status === 200 || answer.status === 304 ? { status: answer.status } : rejected(answer)
    },
    create: async (link, key) => {
      const answer = await createPaymentLink(link, { 'Idempotency-Key': key })
      return answer.status === 201 ? { status: 201, body: answer.data } : rejected(answer)
    },
    refund: async (transactionId, amount) => {
      const answer = await refundTransaction({ transactionId, amount })
      return answer.status === 200 ? { status: 200, body: answer.data } : rejected(answer)
    },
    remove: async (id) => {
      const answer = await deletePaymentLink(id)
      return answer.status === 204 ? { status: 204 } : rejected(answer)
    },
    row: async (id) => {
      const answer = await getRow('payment-links', id)
      if (answer.status === 200) return { status: 200, body: GetRowResponse.parse(answer.data) }
      return rejected(answer)
    },
  }
}

const rejected = ({ status, data }: { status: number; data: { code: string } }): Reply<never> => ({
  status,
  code: data.code,
})
