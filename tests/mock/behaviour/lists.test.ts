import { expect, test } from 'vitest'
import { HOUR_MS } from '../../../mock-server/engine/time/clock.ts'
import { movableClock, startMockServer } from '../server.ts'

type Row = Record<string, unknown> & { id: string; createdAt: string; amount: number; status: string }

test('lastHours ends now and is exact to the millisecond', async () => {
  const clock = movableClock()
  const { call, signIn } = startMockServer({ clock }).open()
  const as = await signIn()
  const list = async (query: string) => (await call('GET', `/payments/transactions?${query}`, { as })).body
  const { transactions }: { transactions: Row[] } = await list('limit=100&sort=-createdAt')
  const noon = clock.now()
  const row = transactions.find(({ createdAt }) => Date.parse(createdAt) < noon - HOUR_MS)
  if (!row) throw new Error('every payment of the demo is younger than an hour')
  const { createdAt, id } = row
  const isIn = async (lastHours: number, others = '') =>
    (await list(`lastHours=${lastHours}&search=${id}${others}`)).total === 1
  const wholeHours = Math.ceil((noon - Date.parse(createdAt)) / HOUR_MS)
  expect(await isIn(wholeHours)).toBe(true)
  expect(await isIn(wholeHours - 1)).toBe(false)

  clock.advance(Date.parse(createdAt) + wholeHours * HOUR_MS - noon)
  expect(await isIn(wholeHours)).toBe(true)
  expect(await isIn(wholeHours, `&status=${row.status}`)).toBe(true)
  clock.advance(1)
  expect(await isIn(wholeHours)).toBe(false)
})

test('at the end of the day, its figures match its settlement', async () => {
  const clock = movableClock()
  const { call, signIn } = startMockServer({ clock }).open()
  const unsettled = async (email?: string) => {
    const { body } = await call('GET', '/payments/stats', { as: await signIn(email) })
    return body.stats.unsettled as Record<string, unknown> & { net: number; count: number }
  }
  expect((await unsettled()).count).toBeGreaterThan(0)
  clock.advance(12 * HOUR_MS - 1)
  const { count, adjustments, ...sums } = await unsettled()
  const [all, others] = [await unsettled('admin@kosha.example'), await unsettled('ravi@malhar.example')]
  expect([all.count, all.net]).toEqual([count + others.count, sums.net + others.net])
  clock.advance(1)
  const [settlement] = (await call('GET', '/payments/settlements', { as: await signIn() })).body.settlements
  expect(settlement).toMatchObject({ ...sums, transactionCount: count, capturedOn: '2026-11-21' })
  expect([adjustments, settlement?.adjustments]).toEqual([0, []])
  expect(await unsettled()).toMatchObject({ count: 0, net: 0 })
})
