import { expect, test } from 'vitest'
import { movableClock, NOON, startServer } from './server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Row = Record<string, unknown> & { id: string; createdAt: string; amount: number; status: string }
type Server = ReturnType<typeof startServer>

async function page(server: Server, as: string, query: Record<string, string | string[]> = {}) {
  const { body } = await server.call('listTransactions', { as, query })
  return body as { transactions: Row[]; total: number; nextCursor?: string }
}

test('lastHours ends now and is exact to the millisecond', async () => {
  const clock = movableClock()
  const server = startServer({ clock })
  const as = await server.signIn('merchant')
  const { transactions } = await page(server, as, { limit: '100', sort: '-createdAt' })
  const row = transactions.find(({ createdAt }) => Date.parse(createdAt) < NOON - HOUR_MS)
  if (!row) throw new Error('every payment of the demo is younger than an hour')
  const { createdAt, id } = row
  const isIn = async (lastHours: number, status?: string) => {
    const query = { lastHours: `${lastHours}`, search: id, ...(status && { status }) }
    return (await page(server, as, query)).total === 1
  }
  const wholeHours = Math.ceil((NOON - Date.parse(createdAt)) / HOUR_MS)
  expect(await isIn(wholeHours)).toBe(true)
  expect(await isIn(wholeHours - 1)).toBe(false)

  clock.advance(Date.parse(createdAt) + wholeHours * HOUR_MS - NOON)
  expect(await isIn(wholeHours)).toBe(true)
  expect(await isIn(wholeHours, row.status)).toBe(true)
  clock.advance(1)
  expect(await isIn(wholeHours)).toBe(false)
})

test('the figures of today at its last moment are those of its settlement', async () => {
  const clock = movableClock()
  const server = startServer({ clock })
  const unsettled = async (who: 'merchant' | 'other merchant' | 'admin') => {
    const { body } = await server.call('getStats', { as: await server.signIn(who) })
    return body.stats.unsettled as Record<string, unknown> & { net: number; count: number }
  }
  expect((await unsettled('merchant')).count).toBeGreaterThan(0)
  clock.advance(DAY_MS / 2 - 1)
  const { count, adjustments, ...sums } = await unsettled('merchant')
  const [all, others] = [await unsettled('admin'), await unsettled('other merchant')]
  expect([all.count, all.net]).toEqual([count + others.count, sums.net + others.net])
  clock.advance(1)
  const { body } = await server.call('listSettlements', { as: await server.signIn('merchant') })
  const [settlement] = (body as { settlements: Row[] }).settlements
  expect(settlement).toMatchObject({ ...sums, transactionCount: count, capturedOn: '2026-11-21' })
  expect([adjustments, settlement?.adjustments]).toEqual([0, []])
  expect(await unsettled('merchant')).toMatchObject({ count: 0, net: 0 })
})
