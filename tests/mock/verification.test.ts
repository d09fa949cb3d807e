import { expect, test } from 'vitest'
import { startMockServer } from './server.ts'

const server = startMockServer()
const { open } = server

/** A session with two refunds, the second of which is rejected. */
async function withRefunds() {
  const { mock, call, signIn } = open()
  const as = await signIn()
  const { id } = await mock.transactions.insert({ amount: 50_000 })
  await call('POST', '/payments/refund?source=till', { as, body: { transactionId: id, amount: 700 } })
  await call('POST', '/payments/refund', { as, body: { transactionId: id, amount: 900 } })
  return { mock, call, as, id }
}

test('calls are matched by path, headers, query and body', async () => {
  const { mock, as } = await withRefunds()
  const seqs = async (match: NonNullable<Parameters<typeof mock.journal.calls>[0]>['match']) =>
    (await mock.journal.calls({ operation: 'refundTransaction', ...(match && { match }) })).map(
      ({ seq }) => seq,
    )
  expect(await seqs({ body: { amount: 900 } })).toEqual([3])
  expect(await seqs({ query: { source: 'till' } })).toEqual([2])
  expect(await seqs({ path: '/api/payments/*' })).toEqual([2, 3])
  expect(await seqs({ headers: { authorization: `Bearer ${as}` } })).toEqual([2, 3])
  expect(await seqs({ headers: { authorization: 'Bearer other' } })).toEqual([])
  await mock.journal.exactly('refundTransaction', 1, { match: { body: { amount: 700 } }, forMs: 20 })
  await mock.journal.never('refundTransaction', { match: { body: { amount: 1 } }, forMs: 20 })
  const [found] = await mock.journal.waitFor('refundTransaction', { match: { body: { amount: 900 } } })
  expect(found.seq).toBe(3)
})

test('a failed assertion names the nearest calls and their differences', async () => {
  const { mock } = await withRefunds()
  const match = { body: { amount: 49_900 } }
  await expect(mock.journal.exactly('refundTransaction', 1, { match })).rejects.toThrow(
    /0 calls match, not 1\.\n {2}#2 POST \/api\/payments\/refund\?source=till 400 differs: body\.amount is 700, not 49900\n {2}#3 .*900, not 49900/,
  )
  const waiting = mock.journal.waitFor('refundTransaction', { status: 201, match, timeoutMs: 1 })
  await expect(waiting).rejects.toThrow('status is 200, not 201; body.amount is 900, not 49900')
  await expect(mock.journal.never('refundTransaction')).rejects.toThrow(
    '2 calls match, not 0.\n  #2 POST /api/payments/refund?source=till 400 matches',
  )
})

test('differences are shown without secrets, but compared with them', async () => {
  const { mock, call } = open()
  const sent = { email: 'asha@tarang.example', password: 'my-real-password' }
  await call('POST', '/auth/login', { headers: { cookie: 'sid=top-secret' }, body: sent })
  const assert = (times: number, match: object) => mock.journal.exactly('signIn', times, { match })
  const wrong = assert(1, { headers: { cookie: 'x' }, body: { password: 'x' } })
  await expect(wrong).rejects.toThrow('header cookie is sid=•••, not x; body.password is •••, not x')
  await expect(wrong).rejects.not.toThrow(/top-secret|my-real/)
  await assert(1, { headers: { cookie: 'sid=top-secret' }, body: { password: 'my-real-password' } })
})

test('a search that contains a question mark is matched whole', async () => {
  const { mock, call } = open()
  await call('GET', '/payments/transactions?search=what?')
  await mock.journal.exactly('listTransactions', 1, { match: { query: { search: 'what?' } } })
})

test('calls that the journal has dropped cannot be counted', async () => {
  const { mock, call, signIn } = open()
  await signIn()
  for (let i = 0; i < 500; i++) await call('GET', '/auth/verify')
  await expect(mock.journal.never('signIn')).rejects.toThrow('no longer holds the calls up to #1')
  await mock.journal.never('signIn', { after: 1 })
  await mock.journal.clear()
  await mock.journal.never('signIn')
})

test.each(['{', '{"colour":1}', '[]'])('the match %s is rejected', async (match) => {
  const { mock } = open()
  const url = `http://mock/__mock/journal?match=${encodeURIComponent(match)}`
  expect((await server.fetch(new Request(url, { headers: mock.headers }))).status).toBe(400)
})

test('the journal keeps all request headers except secrets and those of the connection', async () => {
  const { mock, call } = open()
  const headers = { 'accept-language': 'hi', 'x-try': '1', cookie: 'auth_token=tok_1; theme=dark' }
  await call('GET', '/payments/stats', { headers: { ...headers, 'x-mock-control-token': 'secret' } })
  const [recorded] = await mock.journal.waitFor('getStats')
  expect(recorded.request.headers).toEqual({
    'accept-language': 'hi',
    'x-try': '1',
    cookie: 'auth_token=•••; theme=•••',
    'x-mock-control-token': '•••',
  })
})

test('a call that a fault answers keeps its role and the verdict on its request', async () => {
  const { mock, call, signIn } = open()
  const as = await signIn()
  await mock.faults.add({ operation: 'refundTransaction', status: 503 })
  await call('POST', '/payments/refund', { as, body: { transactionId: 'txn_0000001', amount: 100 } })
  await call('POST', '/payments/refund', { as, body: { amount: 'much' } })
  await call('POST', '/payments/refund', { body: {} })
  expect(await mock.journal.calls({ operation: 'refundTransaction' })).toMatchObject([
    { status: 503, role: 'merchant', verdict: { request: 'valid', response: 'injected' } },
    { status: 503, role: 'merchant', verdict: { request: 'rejected', response: 'injected' } },
    { status: 503, role: 'anonymous', verdict: { request: 'rejected', response: 'injected' } },
  ])
})
