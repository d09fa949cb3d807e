import { expect, test } from 'vitest'
import { clientOf, NOON, startMockServer } from './server.ts'

const server = startMockServer()

test('a snapshot can be restored repeatedly, with rows, sessions, emails and time', async () => {
  const mock = server.openMock()
  const { call, signIn } = clientOf(mock, server.fetch)
  const as = await signIn()
  const { id } = await mock.paymentLinks.insert()
  await mock.snapshots.take('before')
  for (let time = 0; time < 2; time++) {
    await mock.paymentLinks.remove(id)
    await call('POST', '/auth/forgot-password', { body: { email: 'asha@tarang.example' } })
    await mock.clock.advance({ days: 3 })
    await mock.snapshots.restore('before')
    expect(await mock.clock.now()).toBe(NOON)
    expect(await mock.outbox.all()).toEqual([])
    expect((await mock.paymentLinks.get(id)).status).toBe('active')
    expect((await call('GET', '/auth/verify', { as })).status).toBe(200)
  }
})

test('an exported session continues on another server as it would have here', async () => {
  const [here, there] = [server.openMock(), startMockServer({ scenario: 'new-merchant' })]
  await clientOf(here, server.fetch).signIn()
  await here.paymentLinks.insert({ expiresAt: '2026-11-22T00:00:00Z' })
  const exported = await here.snapshots.export()
  const other = there.openMock()
  await other.snapshots.import(exported)
  expect(await other.snapshots.export()).toEqual(exported)
  expect(await other.clock.advance({ days: 9 })).toEqual(await here.clock.advance({ days: 9 }))
  expect(await other.snapshots.export()).toEqual(await here.snapshots.export())
})

test.each([
  ['another version', { version: 1 }, 'This server imports version 3, not 1'],
  ['no content', { version: 3 }, 'scenario is required'],
  ['a row that violates the contract', { amount: -1 }, 'rows.transactions.0.amount must be at least 0'],
  ['a row twice', { id: 'txn_0000002' }, 'rows.transactions.1.id is given twice'],
])('an import with %s is rejected and changes nothing', async (_what, change, message) => {
  const mock = server.openMock()
  const exported = await mock.snapshots.export()
  const [first, ...rest] = exported.rows.transactions
  const broken =
    'version' in change
      ? change
      : { ...exported, rows: { ...exported.rows, transactions: [{ ...first, ...change }, ...rest] } }
  await expect(mock.snapshots.import(broken as typeof exported)).rejects.toThrow(message)
  expect(await mock.snapshots.export()).toEqual(exported)
})

test('an unknown snapshot cannot be restored', async () => {
  await expect(server.openMock().snapshots.restore('none')).rejects.toThrow('There is no snapshot none')
})
