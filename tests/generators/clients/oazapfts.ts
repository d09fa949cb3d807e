import type { Connect, Reply } from '../flow.ts'
import * as control from './generated/oazapfts/control.ts'
import * as api from './generated/oazapfts/product.ts'

export const connect: Connect = (addresses, token) => {
  control.defaults.baseUrl = addresses.control
  api.defaults.baseUrl = addresses.product
  const authorised = () => ({ headers: { authorization: `Bearer ${token()}` } })
  return {
    signIn: async (email, password) => {
      const answer = await api.signIn({ email, password })
      return answer.status === 200 ? { status: 200, body: answer.data } : rejected(answer)
    },
    list: async (status, ifNoneMatch) => {
      const filters = { status, ...(ifNoneMatch !== undefined && { ifNoneMatch }) }
      const answer = await api.listTransactions(filters, authorised())
      const etag = answer.headers.get('etag')
      if (answer.status === 200) return { status: 200, body: answer.data, etag }
      return answer.status === 304 ? { status: 304 } : rejected(answer)
    },
    listBetween: async ($from, to) => {
      const answer = await api.listTransactions({ $from, to }, authorised())
      return answer.status === 200 || answer.status === 304 ? { status: answer.status } : rejected(answer)
    },
    create: async (link, idempotencyKey) => {
      const answer = await api.createPaymentLink(link, { idempotencyKey }, authorised())
      return answer.status === 201 ? { status: 201, body: answer.data } : rejected(answer)
    },
    refund: async (transactionId, amount) => {
      const answer = await api.refundTransaction({ transactionId, amount }, {}, authorised())
      return answer.status === 200 ? { status: 200, body: answer.data } : rejected(answer)
    },
    remove: async (id) => {
      const answer = await api.deletePaymentLink(id, authorised())
      return answer.status === 204 ? { status: 204 } : rejected(answer)
    },
    row: async (id) => {
      const answer = await control.getRow('payment-links', id)
      return answer.status === 200 ? { status: 200, body: answer.data } : rejected(answer)
    },
  }
}

const rejected = ({ status, data }: { status: number; data: { code: string } }): Reply<never> => ({
  status,
  code: data.code,
})
