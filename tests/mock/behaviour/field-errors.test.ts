import { expect, test } from 'vitest'
import { startMockServer } from '../server.ts'

const { open } = startMockServer()

const bodies: [description: string, body: string, field: string][] = [
  ['malformed JSON', '{"title":', ''],
  ['a duplicate key, once escaped', '{"title":"a","amount":100,"\\u0061mount":200}', 'amount'],
  ['__proto__', '{"title":"a","amount":100,"__proto__":{"admin":true}}', '__proto__'],
  ['__proto__, escaped', '{"title":"a","amount":100,"__\\u0070roto__":{"admin":true}}', '__proto__'],
  ['__proto__ inside', '{"title":"a","amount":100,"notes":{"__proto__":"x"}}', '__proto__'],
  ['constructor', '{"title":"a","amount":100,"constructor":{"prototype":{}}}', 'constructor'],
]

test.each(bodies)('%s in a body is rejected, naming the field', async (_what, body, field) => {
  const { call, signIn } = open()
  const response = await call('POST', '/payments/create', { as: await signIn(), body })
  expect(response).toMatchObject({ status: 400, body: { code: 'invalid_request', errors: [{ field }] } })
})

test.each([
  [
    'a link',
    'POST /payments/create',
    { title: 'Atlas', amount: 100, partial: { minimum: 200 }, expiresAt: '2020-01-01T00:00:00Z' },
    ['partial.minimum', 'expiresAt'],
  ],
  [
    'a payment method',
    'PUT /payments/methods/pm_tarang_upi',
    { minAmount: 200, maxAmount: 100, gatewayIds: ['gw_none'] },
    ['minAmount', 'gatewayIds.0'],
  ],
  [
    'filters',
    'GET /payments/transactions?from=2026-11-21&to=2026-11-20&minAmount=2&maxAmount=1',
    undefined,
    ['from', 'minAmount'],
  ],
])('%s with two contradictions is rejected, naming both', async (_what, operation, body, fields) => {
  const { call, signIn } = open()
  const [method = '', path = ''] = operation.split(' ')
  expect(await call(method, path, { as: await signIn(), body })).toMatchObject({
    status: 422,
    body: { errors: fields.map((field) => ({ field })) },
  })
})

test.each([
  ['?status[]=success', 'status[]', 'is not a parameter of this call: send status=… once for each value'],
  [
    '?status%5B0%5D=success',
    'status[0]',
    'is not a parameter of this call: send status=… once for each value',
  ],
  ['?state[]=success', 'state[]', /^is not a parameter of this call$/],
  ['?status=success,failed', 'status.0', /^must be one of .*; send status=… once for each value$/],
  ['?status=lost', 'status.0', /^must be one of [a-z_, ]+$/],
])('a list written as %s is answered with how one is written', async (query, field, message) => {
  const { call, signIn } = open()
  const { body } = await call('GET', `/payments/transactions${query}`, { as: await signIn() })
  expect(body).toMatchObject({ errors: [{ field, message: expect.stringMatching(message) }] })
})

test.each([
  ['text/plain', 'The body must be application/json in UTF-8, not text/plain.'],
  [
    'application/json; charset=utf-16',
    'The body must be application/json in UTF-8, not application/json; charset=utf-16.',
  ],
])('a body of %s is answered with what arrived', async (type, message) => {
  const response = await open().call('POST', '/auth/login', { headers: { 'content-type': type }, body: '{}' })
  expect(response).toMatchObject({ status: 415, body: { message } })
})
