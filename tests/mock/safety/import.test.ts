import { expect, test } from 'vitest'
import { startMockServer } from '../server.ts'

const server = startMockServer()
type World = Awaited<ReturnType<ReturnType<typeof server.openMock>['snapshots']['export']>>

const withMemory = (change: Partial<World['memory']>) => (world: World) => ({
  ...world,
  memory: { ...world.memory, ...change },
})
const day = (id: string, at: string) => ({ at: Date.parse(at), what: 'day-closes' as const, id })

test.each<[string, (world: World) => World, string]>([
  ['a clock before 1971', (world) => ({ ...world, clock: { fixedAt: 0 } }), 'clock must be between 1971'],
  ['a clock after 2100', (world) => ({ ...world, clock: { fixedAt: 9e12 } }), 'clock must be between 1971'],
  [
    'a clock that runs before 1971',
    (world) => ({ ...world, clock: { ahead: -2e12 } }),
    'clock must be between 1971',
  ],
  [
    'a day that is none',
    withMemory({ agenda: [day('2026-02-30', '2026-03-01T18:30:00Z')] }),
    'memory.agenda.0.id must be a day',
  ],
  [
    'a day that closes at another time',
    withMemory({ agenda: [day('2026-11-21', '2026-11-21T18:00:00Z')] }),
    'memory.agenda.0.at must be the end of 2026-11-21',
  ],
  ['no day that closes', withMemory({ agenda: [] }), 'memory.agenda must have one day-closes'],
  [
    'years of unfinished days',
    withMemory({ agenda: [day('2024-01-01', '2024-01-01T18:30:00Z')] }),
    'memory.agenda.0.at must be at most 400 days before the clock',
  ],
  [
    'a refund in no form',
    (world) =>
      withMemory({
        agenda: [...world.memory.agenda, { ...day('x', '2026-12-01T00:00:00Z'), what: 'refund-completes' }],
      })(world),
    'must name a transaction and a refund',
  ],
  [
    'a counter behind its rows',
    (world) => withMemory({ ids: { ...world.memory.ids, txn: 3 } })(world),
    'memory.ids.txn must be at least',
  ],
  [
    'a counter at its end',
    (world) => withMemory({ ids: { ...world.memory.ids, plink: 9_007_199_254_740_991 } })(world),
    'memory.ids.plink must be at most',
  ],
  [
    'a sign-in of nobody',
    withMemory({ sessions: [{ token: 'tok_1', userId: 'usr_none', expiresAt: 1_800_000_000_000 }] }),
    'memory.sessions.0.userId is not that of a user',
  ],
  [
    'an address twice',
    ({ rows, ...world }) => ({
      ...world,
      rows: { ...rows, users: [...rows.users, { ...rows.users[0], id: 'usr_again' }] },
    }),
    'rows.users.4.email is given twice',
  ],
])('an import with %s is refused, and nobody notices', async (_what, spoil, message) => {
  const mock = server.openMock()
  const world = await mock.snapshots.export()
  await expect(mock.snapshots.import(spoil(world))).rejects.toThrow(message)
  expect(await mock.snapshots.export()).toEqual(world)
  const sessions = await server.fetch(new Request('http://mock/__mock/sessions', { headers: mock.headers }))
  expect(sessions.status).toBe(200)
})
