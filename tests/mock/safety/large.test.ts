import { expect, test, vi } from 'vitest'
import { clientOf, startMockServer } from '../server.ts'

/** 100,000 payments take minutes on a machine with much else to do. */
const LONG = { timeout: 600_000 }

test('while one session is created with 100,000 payments, the others respond', LONG, async () => {
  const server = startMockServer()
  const [large, other] = [server.openMock(), server.openMock()]
  const { call } = clientOf(other, server.fetch)
  await other.session()
  const starting = inTurns(() => large.scenario('large', { seed: 77 }))
  for (let count = 0; count < 5; count++) {
    await starting.turn()
    expect((await call('GET', '/auth/verify')).status).toBe(401)
  }
  expect(starting.isOver()).toBe(false)
  await starting.end()
  expect(await large.session()).toMatchObject({ scenario: 'large', seed: 77 })
})

test(
  'while 100,000 payments are exported, the others respond, and later changes are not in the export',
  LONG,
  async () => {
    const server = startMockServer()
    const [large, other] = [server.openMock(), server.openMock()]
    const { call } = clientOf(other, server.fetch)
    await large.scenario('large', { seed: 77 })
    await other.session()
    const before = await large.transactions.get('txn_0100000')
    const exporting = inTurns(() => large.snapshots.export())
    for (let count = 0; count < 5; count++) {
      await exporting.turn()
      expect((await call('GET', '/auth/verify')).status).toBe(401)
    }
    expect(exporting.isOver()).toBe(false)
    await large.transactions.update(before.id, { customer: { name: 'Somebody Else' } })
    const { rows } = await exporting.end()
    expect(rows.transactions.length).toBeGreaterThan(100_000)
    expect(rows.transactions.find(({ id }) => id === before.id)).toEqual(before)
  },
)

const TURN_MS = 5

/** Starts long work that continues one turn at a time, so that the test decides what happens in between. */
function inTurns<Result>(work: () => Promise<Result>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const state = { isOver: false }
  const result = work().finally(() => {
    state.isOver = true
  })
  async function turn() {
    await vi.advanceTimersByTimeAsync(TURN_MS)
    while (!state.isOver && vi.getTimerCount() === 0) await new Promise(setImmediate)
  }
  return {
    turn,
    isOver: () => state.isOver,
    async end() {
      while (!state.isOver) await turn()
      vi.useRealTimers()
      return result
    },
  }
}
