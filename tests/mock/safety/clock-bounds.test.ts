import { expect, test } from 'vitest'
import { startMockServer } from '../server.ts'

const server = startMockServer()

test.each(['1970-01-01T00:00:00Z', '1969-12-31T00:00:00Z', '2101-01-01T00:00:00Z', '8999-01-01T00:00:00Z'])(
  'a scenario at %s is rejected',
  async (clock) => {
    const mock = server.openMock()
    await expect(mock.scenario('busy-day', { clock })).rejects.toThrow('clock must be between 1971 and 2100')
  },
)

test.each(['1971-01-01T00:00:00Z', '2100-12-31T23:59:59Z'])('a scenario can start at %s', async (clock) => {
  const mock = server.openMock()
  await mock.scenario('busy-day', { clock })
  expect(await mock.clock.now()).toBe(new Date(clock).toISOString())
})

test.each([
  ['advancing by days and hours together', { days: 400, hours: 1 }],
  ['advancing by every unit at once', { days: 300, hours: 2400, minutes: 1 }],
])('%s moves the clock by at most 400 days', async (_way, duration) => {
  const mock = server.openMock()
  const before = await mock.clock.now()
  await expect(mock.clock.advance(duration)).rejects.toThrow('at most 400 days')
  expect(await mock.clock.now()).toBe(before)
})

test('setting the clock moves it by at most 400 days, and never past 2100', async () => {
  const mock = server.openMock()
  await expect(mock.clock.fix('2027-12-27T00:00:00Z')).rejects.toThrow('at most 400 days')
  await expect(mock.clock.fix('8999-01-01T00:00:00Z')).rejects.toThrow('between 1971 and 2100')
  await mock.scenario('new-merchant', { clock: '2100-12-31T00:00:00Z' })
  await expect(mock.clock.advance({ days: 2 })).rejects.toThrow('between 1971 and 2100')
})

test('following the server moves the clock by at most 400 days too', async () => {
  const mock = startMockServer({ clock: { now: () => Date.parse('2026-11-21T06:30:00Z') } }).openMock()
  await mock.scenario('new-merchant', { clock: '2020-01-01T00:00:00Z' })
  await expect(mock.clock.follow()).rejects.toThrow('at most 400 days')
})

test.each(['2026-02-30T00:00:00Z', '2026-11-31T00:00:00Z', '2025-02-29T00:00:00Z', '2026-11-21T24:00:00Z'])(
  'the invalid time %s is rejected',
  async (instant) => {
    const mock = server.openMock()
    await expect(mock.scenario('new-merchant', { clock: instant })).rejects.toThrow('clock')
    await expect(mock.clock.fix(instant)).rejects.toThrow('at must be')
    await expect(mock.paymentLinks.insert({ expiresAt: instant })).rejects.toThrow('expiresAt must be')
  },
)

test('a time with an offset is converted to UTC', async () => {
  const mock = server.openMock()
  await mock.scenario('new-merchant', { clock: '2026-11-21T12:00:00+05:30' })
  expect(await mock.clock.now()).toBe('2026-11-21T06:30:00.000Z')
  await mock.clock.fix('2026-11-21T13:00:00+05:30')
  expect(await mock.clock.now()).toBe('2026-11-21T07:30:00.000Z')
  const link = await mock.paymentLinks.insert({ expiresAt: '2026-11-21T14:00:00+05:30' })
  expect(link.expiresAt).toBe('2026-11-21T08:30:00.000Z')
})

test('the first thousand events that ran are listed, and all are counted', async () => {
  const mock = server.openMock()
  await mock.scenario('new-merchant')
  const headers = { ...mock.headers, 'content-type': 'application/json' }
  const { state, ...exported } = await mock.snapshots.export()
  const at = Date.parse('2026-11-22T00:00:00Z')
  const expiries = Array.from({ length: 1001 }, () => ({ at, what: 'link-expires' as const, id: 'plink_1' }))
  await mock.snapshots.import({
    ...exported,
    state: { ...state, schedule: [...state.schedule, ...expiries] },
  })
  const response = await server.fetch(
    new Request('http://mock/__mock/clock/advance', { method: 'POST', headers, body: '{"days":2}' }),
  )
  const passage = await response.json()
  expect(passage.happened).toHaveLength(1000)
  expect(passage.total).toBeGreaterThan(1001)
})

test('after an advance the clock continues from its new time', async () => {
  const server = { now: Date.parse('2026-11-21T06:30:00Z') }
  const mock = startMockServer({ clock: { now: () => server.now } }).openMock()
  await mock.clock.advance({ days: 2 })
  await mock.clock.fix()
  await mock.clock.run()
  server.now += 5000
  expect(await mock.clock.now()).toBe('2026-11-23T06:30:05.000Z')
  await mock.clock.run({ at: '2026-11-24T12:00:00+05:30' })
  server.now += 1000
  expect(await mock.clock.now()).toBe('2026-11-24T06:30:01.000Z')
  await mock.clock.run({ ahead: { days: 10 } })
  expect(await mock.clock.now()).toBe('2026-12-01T06:30:06.000Z')
})
