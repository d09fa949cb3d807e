import { expect, test } from 'vitest'
import { NOON, startMockServer } from './server.ts'

const server = startMockServer()
const { open } = server

test('a call is recorded with its caller, its response and its changes', async () => {
  const { mock, call, signIn } = open()
  const as = await signIn()
  const { id } = await mock.transactions.insert({ amount: 50_000 })
  await call('POST', '/payments/refund', { as, body: { transactionId: id, amount: 700 } })
  const [recorded] = await mock.journal.waitFor('refundTransaction')
  expect(recorded).toMatchObject({
    seq: 2,
    at: NOON,
    role: 'merchant',
    userId: 'usr_asha',
    method: 'POST',
    path: '/api/payments/refund',
    status: 200,
    verdict: { request: 'valid', response: 'valid' },
    request: { headers: { authorization: `Bearer ${as}` }, body: expect.stringContaining(id) },
    changes: [{ table: 'transactions', id, before: { refundedAmount: 0 }, after: { refundedAmount: 700 } }],
  })
})

test('a call without changes does not get changes that follow later', async () => {
  const { mock, call, signIn } = open()
  const as = await signIn()
  await call('GET', '/payments/stats', { as })
  await call('PUT', '/auth/profile', { as, body: { name: 'Asha R' } })
  const calls = await mock.journal.calls()
  expect(calls.map(({ changes }) => changes.map(({ table, id }) => `${table}/${id}`))).toEqual([
    [],
    [],
    ['users/usr_asha'],
  ])
})

test('passwords are masked, tokens are kept', async () => {
  const { mock, call, signIn } = open()
  const as = await signIn()
  await call('POST', '/auth/change-password', {
    as,
    body: { currentPassword: 'quo"ted', newPassword: 'long enough 1' },
  })
  const text = JSON.stringify(await mock.journal.calls())
  expect(text).not.toContain('kosha-demo-2025')
  expect(text).not.toContain('quo')
  expect(text).not.toContain('long enough 1')
  expect(text).toContain(as)
})

test('waiting ends when the call is made, and fails if it is not', async () => {
  const { mock, call } = open()
  const waiting = mock.journal.waitFor('verifySession', { status: 401 })
  await call('GET', '/auth/verify')
  expect((await waiting)[0]).toMatchObject({
    status: 401,
    role: 'anonymous',
    verdict: { request: 'rejected' },
  })
  await expect(mock.journal.waitFor('getStats', { timeoutMs: 30 })).rejects.toThrow(
    'getStats was called not at all within 30 ms',
  )
})

test('events due before a call are distinguished from its own changes', async () => {
  const { mock, call, signIn } = open()
  const as = await signIn()
  const { id } = await mock.paymentLinks.insert({ expiresAt: '2026-11-21T07:00:00Z' })
  await mock.clock.advance({ hours: 1 })
  await call('GET', '/payments/links', { as })
  const [recorded] = await mock.journal.waitFor('listPaymentLinks')
  expect(recorded.changes).toEqual([])
  expect((await mock.paymentLinks.get(id)).status).toBe('expired')
})

test('the same seed, clock and calls create the same journal, byte for byte', async () => {
  const script = async () => {
    const { fetch, open: openFresh } = startMockServer()
    const { mock, call, signIn } = openFresh()
    const as = await signIn()
    const { body } = await call('POST', '/payments/create', { as, body: { title: 'Atlas', amount: 49_900 } })
    await mock.faults.add({ status: 500, probability: 0.5, latency: { min: 2, max: 5 } })
    for (let time = 0; time < 6; time++) await call('GET', '/payments/stats', { as })
    await mock.faults.clear()
    await mock.payer.pay(body.link.id)
    await mock.clock.advance({ days: 2 })
    await call('GET', '/payments/settlements', { as: await signIn() })
    await call('POST', '/auth/forgot-password', { body: { email: 'asha@tarang.example' } })
    const response = await fetch(new Request('http://mock/__mock/journal', { headers: mock.headers }))
    return await response.text()
  }
  const journal = await script()
  expect(journal).toContain('forgot-password')
  expect(await script()).toBe(journal)
})

test('old calls and long bodies are dropped to limit the journal', async () => {
  const { mock, call } = open()
  for (let time = 0; time < 510; time++) await call('GET', '/nowhere')
  const calls = await mock.journal.calls()
  expect([calls.length, calls[0]?.seq, calls.at(-1)?.seq]).toEqual([500, 11, 510])
  const body = { email: `${'a'.repeat(30_000)}@kaveri.example` }
  await call('POST', '/auth/forgot-password', { body })
  const [long] = await mock.journal.waitFor('requestPasswordReset')
  expect(long.request).toEqual({ headers: { 'content-type': 'application/json' }, size: 30_027 })
})

test('a filter for an unknown operation is rejected: it would silently match nothing', async () => {
  const { mock } = open()
  await expect(mock.journal.calls({ operation: 'refundTransactions' })).rejects.toThrow('an operationId')
})

test('a call is found by its request id', async () => {
  const { mock, call } = open()
  await call('GET', '/auth/verify')
  const { requestId } = (await call('GET', '/payments/stats')).body
  expect(await mock.journal.calls({ requestId })).toMatchObject([{ operation: 'getStats' }])
})

test('a lost call has no status', async () => {
  const { mock, call, signIn } = open()
  const as = await signIn()
  await mock.faults.next('deletePaymentLink', { transport: { how: 'reset', ms: 0 }, handled: false })
  await call('DELETE', '/payments/links/plink_0000001', { as }).catch(() => undefined)
  expect(await mock.journal.waitFor('deletePaymentLink')).toMatchObject([{ status: 0 }])
})
