import { expect, test } from 'vitest'
import { startMockServer } from './server.ts'

const server = startMockServer()
const { open } = server

test('the next call of an operation fails, and the one after it does not', async () => {
  const { mock, call, signIn } = open()
  const as = await signIn()
  await mock.faults.next('getStats', { status: 503 })
  expect((await call('GET', '/payments/links', { as })).status).toBe(200)
  const failed = await call('GET', '/payments/stats', { as })
  expect(failed).toMatchObject({ status: 503, body: { code: 'internal' } })
  expect((await call('GET', '/payments/stats', { as })).status).toBe(200)
})

test('a call answered with an injected status changes nothing', async () => {
  const { mock, call, signIn } = open()
  const as = await signIn()
  const { id } = await mock.paymentLinks.insert()
  await mock.faults.next('deletePaymentLink', { status: 409 })
  const rejected = await call('DELETE', `/payments/links/${id}`, { as })
  expect(rejected).toMatchObject({ status: 409, body: { code: 'link_paid' } })
  expect(await mock.paymentLinks.get(id)).toMatchObject({ status: 'active' })
})

test('a call with a lost response was processed, unless the fault specifies otherwise', async () => {
  const { mock, call, signIn } = open()
  const as = await signIn()
  const { id } = await mock.transactions.insert({ amount: 50_000 })
  const refund = { as, body: { transactionId: id, amount: 10_000 } }
  await mock.faults.next('refundTransaction', { transport: { how: 'empty', ms: 0 } })
  expect(await call('POST', '/payments/refund', refund)).toMatchObject({ status: 200, text: '' })
  await mock.faults.next('refundTransaction', { transport: { how: 'empty', ms: 0 }, handled: false })
  await call('POST', '/payments/refund', refund)
  expect((await mock.transactions.get(id)).refundedAmount).toBe(10_000)
})

test.each([
  ['a status after handling', { status: 503, handled: true }, 503],
  ['a connection reset after handling', { transport: { how: 'reset' as const, ms: 0 } }, undefined],
])('after %s, the key replays what was done', async (_what, fault, status) => {
  const { mock, call, signIn } = open()
  const as = await signIn()
  const { id } = await mock.transactions.insert({ amount: 50_000 })
  const headers = { 'idempotency-key': 'key-1' }
  const refund = { as, headers, body: { transactionId: id, amount: 10_000 } }
  await mock.faults.next('refundTransaction', fault)
  const lost = await call('POST', '/payments/refund', refund).catch(() => undefined)
  expect(lost?.status).toBe(status)
  expect((await mock.transactions.get(id)).refundedAmount).toBe(10_000)
  const again = await call('POST', '/payments/refund', refund)
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  expect((await mock.transactions.get(id)).refundedAmount).toBe(10_000)
})

test('a malformed body is half of the real one', async () => {
  const { mock, signIn } = open()
  const authorization = `Bearer ${await signIn()}`
  await mock.faults.next('getStats', { transport: { how: 'malformed', ms: 0 } })
  const headers = { ...mock.headers, authorization }
  const response = await server.fetch(new Request('http://mock/api/payments/stats', { headers }))
  const text = await response.text()
  expect(text).toMatch(/^\{"stats":/)
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
})

test('a probability affects the same calls for the same seed', async () => {
  const pattern = async (seed: number) => {
    const { mock, call } = open()
    await mock.faults.add({ operation: 'requestPasswordReset', status: 500, probability: 0.5, seed })
    const statuses: number[] = []
    for (let time = 0; time < 20; time++) {
      const body = { email: 'nobody@kaveri.example' }
      statuses.push((await call('POST', '/auth/forgot-password', { body })).status)
    }
    return statuses
  }
  const [first, again, other] = [await pattern(7), await pattern(7), await pattern(8)]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
  expect(new Set(first)).toEqual(new Set([202, 500]))
})

test('latency is drawn between its bounds', async () => {
  const { mock, call } = open()
  await mock.faults.add({ latency: { min: 40, max: 42 } })
  expect((await call('GET', '/auth/verify')).status).toBe(401)
  const [recorded] = await mock.journal.calls()
  expect(recorded?.fault?.waitMs).toBeOneOf([40, 41, 42])
})

test.each([
  ['no effect at all', { times: 1 }, 'The fault has no effect'],
  ['an unknown operation', { operation: 'payRent', status: 500 }, 'operation must be an operationId'],
  ['an invalid status', { status: 99 }, 'status must be at least 200'],
  ['a probability of 0', { status: 500, probability: 0 }, 'probability must be above 0'],
  ['two kinds of latency', { latency: { fixed: 1, min: 2 } }, 'latency must be fixed, or'],
  ['a minimum latency only', { latency: { min: 5 } }, 'latency must be fixed, or'],
  ['an example without status', { example: 'paid' }, 'status is required with example'],
  ['an unknown example', { operation: 'getStats', status: 200, example: 'rich' }, 'one of default'],
  [
    'an unprocessed response to be slowed down',
    { transport: { how: 'drip' as const, ms: 1 }, handled: false },
    'handled may be false',
  ],
  ['no step', { sequence: [] }, 'sequence must have at least 1'],
  ['only empty steps', { sequence: [{}, {}] }, 'The fault has no effect'],
  [
    'an effect beside the steps',
    { status: 500, sequence: [{ status: 500 }] },
    'sequence cannot be combined with',
  ],
  [
    'a count beside the steps',
    { times: 2, sequence: [{ status: 500 }] },
    'sequence cannot be combined with times',
  ],
  ['a wrong step', { sequence: [{}, { latency: { min: 5 } }] }, 'sequence.1.latency must be fixed, or'],
  ['both text and JSON', { status: 500, text: 'a', body: { a: 1 } }, 'text cannot be combined with body'],
  ['a type without text', { status: 500, contentType: 'text/html' }, 'contentType requires text or body'],
  [
    'a path without its base',
    { status: 500, match: { path: '/payments/*' } },
    'begin with the base path /api',
  ],
  ['text without a status', { text: 'a' }, 'status is required with example'],
  ['a header smuggled into the type', { status: 500, text: '', contentType: 'a\nb: c' }, 'contentType'],
])('a fault with %s is rejected, and none is added', async (_what, fault, message) => {
  const { mock } = open()
  await expect(mock.faults.add(fault)).rejects.toThrow(message)
  expect(await mock.faults.all()).toEqual([])
})

test('a fault applies only to calls with a matching path, header and body', async () => {
  const { mock, call, signIn } = open()
  const as = await signIn()
  const amount = (given: number) => ({ as, body: { title: 'Atlas', amount: given } })
  await mock.faults.add({ status: 503, match: { path: '/api/payments/*', body: { amount: 700 } } })
  expect((await call('POST', '/payments/create', amount(800))).status).toBe(201)
  expect((await call('POST', '/payments/create', amount(700))).status).toBe(503)
  expect((await call('GET', '/payments/stats', { as })).status).toBe(200)
  await mock.faults.clear()
  await mock.faults.add({ status: 503, match: { headers: { authorization: `Bearer ${as}` } } })
  expect((await call('GET', '/payments/stats', { as })).status).toBe(503)
  expect((await call('GET', '/payments/stats')).status).toBe(401)
})

test('a response can be cut off in the middle, and a call can hang', async () => {
  const { mock, call } = open()
  const calls = ['cut', 'hang'] as const
  for (const how of calls) {
    await mock.faults.next('getStats', { transport: { how, ms: 10 } })
    await expect(call('GET', '/payments/stats')).rejects.toThrow(TypeError)
  }
  expect((await call('GET', '/payments/stats')).status).toBe(401)
})
