import createClient from 'openapi-fetch'
import type { Connect, Reply } from '../flow.ts'
import type { paths as Control } from './generated/openapi-typescript/control.d.ts'
import type { paths as Product } from './generated/openapi-typescript/product.d.ts'

export const connect: Connect = (addresses, token) => {
  const api = createClient<Product>({ baseUrl: addresses.product })
  const control = createClient<Control>({ baseUrl: addresses.control })
  api.use({
    onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${token()}`),
  })
  return {
    signIn: async (email, password) => reply(await api.POST('/auth/login', { body: { email, password } })),
    list: async (status, ifNoneMatch) => {
      const header = ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch }
      const answer = await api.GET('/payments/transactions', { params: { query: { status }, header } })
      return { ...reply(answer), etag: answer.response.headers.get('etag') }
    },
    listBetween: async (from, to) =>
      reply(await api.GET('/payments/transactions', { params: { query: { from, to } } })),
    create: async (body, key) =>
      reply(await api.POST('/payments/create', { params: { header: { 'Idempotency-Key': key } }, body })),
    refund: async (transactionId, amount) =>
      reply(await api.POST('/payments/refund', { body: { transactionId, amount } })),
    remove: async (id) => reply(await api.DELETE('/payments/links/{id}', { params: { path: { id } } })),
    row: async (id) =>
      reply(await control.GET('/rows/{table}/{id}', { params: { path: { table: 'payment-links', id } } })),
  }
}

type Answer<Body> = { response: Response; data?: Body; error?: { code: string } }
const reply = <Body>({ response, data, error }: Answer<Body>): Reply<Body> => ({
  status: response.status,
  body: data,
  code: error?.code,
})
