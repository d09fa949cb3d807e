import { isAxiosError } from 'axios'
import type { Connect, Reply } from '../flow.ts'
import { createApiClient as createControl } from './openapi-zod-client/generated/control.ts'
import { createApiClient } from './openapi-zod-client/generated/product.ts'

export const connect: Connect = (addresses, token) => {
  // Otherwise axios writes lists as `status[]=`.
  const axiosConfig = { paramsSerializer: { indexes: null } }
  const api = createApiClient(addresses.product, { axiosConfig })
  const control = createControl(addresses.control, { axiosConfig })
  const headers = () => ({ authorization: `Bearer ${token()}` })
  let etag: string | undefined
  api.axios.interceptors.response.use((response) => {
    etag = response.headers.etag
    return response
  })
  return {
    signIn: (email, password) => reply(200, api.post('/auth/login', { email, password })),
    list: async (status, ifNoneMatch) => {
      const conditional = ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch }
      const answer = await reply(
        200,
        api.get('/payments/transactions', { queries: { status }, headers: { ...headers(), ...conditional } }),
      )
      return { ...answer, etag }
    },
    listBetween: (from, to) =>
      reply(200, api.get('/payments/transactions', { queries: { from, to }, headers: headers() })),
    create: (link, key) =>
      reply(201, api.post('/payments/create', link, { headers: { ...headers(), 'Idempotency-Key': key } })),
    refund: (transactionId, amount) =>
      reply(200, api.post('/payments/refund', { transactionId, amount }, { headers: headers() })),
    remove: (id) =>
      reply(204, api.delete('/payments/links/:id', undefined, { params: { id }, headers: headers() })),
    row: (id) => reply(200, control.get('/rows/:table/:id', { params: { table: 'payment-links', id } })),
  }
}

/** Zodios returns the body of a success, and throws the errors of axios. */
async function reply<Body>(status: number, call: Promise<Body>): Promise<Reply<Body>> {
  try {
    return { status, body: await call }
  } catch (error) {
    if (!isAxiosError(error) || !error.response) throw error
    return { status: error.response.status, code: Object(error.response.data).code }
  }
}
