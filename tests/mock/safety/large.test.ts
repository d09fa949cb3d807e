import { expect, test } from 'vitest'
import { clientOf, startMockServer } from '../server.ts'

test('while one session is created with 100,000 payments, the others respond', {
  timeout: 120_000,
}, async () => {
  const server = startMockServer()
  const [large, other] = [server.openMock(), server.openMock()]
  const { call } = clientOf(other, server.fetch)
  await other.session()
  const state = { isReady: false }
  const starting = large.scenario('large', { seed: 77 }).then(() => {
    state.isReady = true
  })
  for (let count = 0; count < 5; count++) {
    expect((await call('GET', '/auth/verify')).status).toBe(401)
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(state.isReady).toBe(false)
  await starting
  expect(await large.session()).toMatchObject({ scenario: 'large', seed: 77 })
})

test('while 100,000 payments are exported, the others respond, and later changes are not in the export', {
  timeout: 120_000,
}, async () => {
  const server = startMockServer()
  const [large, other] = [server.openMock(), server.openMock()]
  const { call } = clientOf(other, server.fetch)
  await large.scenario('large', { seed: 77 })
  await other.session()
  const before = await large.transactions.get('txn_0100000')
  const state = { isReady: false }
  const exporting = large.snapshots.export().then((exported) => {
    state.isReady = true
    return exported
  })
  for (let count = 0; count < 5; count++) {
    expect((await call('GET', '/auth/verify')).status).toBe(401)
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(state.isReady).toBe(false)
  await large.transactions.update(before.id, { customer: { name: 'Somebody Else' } })
  const { rows } = await exporting
  expect(rows.transactions.length).toBeGreaterThan(100_000)
  expect(rows.transactions.find(({ id }) => id === before.id)).toEqual(before)
})
