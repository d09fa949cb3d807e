import { expect, test } from 'vitest'
import { startMockServer } from '../server.ts'

const server = startMockServer()
type Export = Awaited<ReturnType<ReturnType<typeof server.openMock>['snapshots']['export']>>

const withState = (change: Partial<Export['state']>) => (exported: Export) => ({
  ...exported,
  state: { ...exported.state, ...change },
})
const day = (id: string, at: string) => ({ at: Date.parse(at), what: 'day-closes' as const, id })

const withPayment = (change: object) => (exported: Export) => {
  const [first, ...rest] = exported.rows.transactions
  return {
    ...exported,
    rows: { ...exported.rows, transactions: [{ ...first, ...change }, ...rest] },
  } as Export
}

test.each<[string, (exported: Export) => Export, string]>([
  ['another version', () => ({ version: 1 }) as Export, 'This server imports version 4, not 1'],
  ['no content', () => ({ version: 4 }) as Export, 'scenario is required'],
  [
    'a row that violates the contract',
    withPayment({ amount: -1 }),
    'transactions.0.amount must be at least 0',
  ],
  ['a row twice', withPayment({ id: 'txn_0000002' }), 'rows.transactions.1.id is given twice'],
  [
    'a clock before 1971',
    (exported) => ({ ...exported, clock: { fixedAt: 0 } }),
    'clock must be between 1971',
  ],
  [
    'a clock after 2100',
    (exported) => ({ ...exported, clock: { fixedAt: 9e12 } }),
    'clock must be between 1971',
  ],
  [
    'a running clock before 1971',
    (exported) => ({ ...exported, clock: { ahead: -2e12 } }),
    'clock must be between 1971',
  ],
  [
    'an invalid day',
    withState({ schedule: [day('2026-02-30', '2026-03-01T18:30:00Z')] }),
    'state.schedule.0.id must be a day',
  ],
  [
    'a day that closes at another time',
    withState({ schedule: [day('2026-11-21', '2026-11-21T18:00:00Z')] }),
    'state.schedule.0.at must be the end of 2026-11-21',
  ],
  [
    'years of unfinished days',
    withState({ schedule: [day('2024-01-01', '2024-01-01T18:30:00Z')] }),
    'state.schedule.0.at must be at most 400 days before the clock',
  ],
])('an import with %s is rejected and changes nothing', async (_what, corrupt, message) => {
  const mock = server.openMock()
  const exported = await mock.snapshots.export()
  await expect(mock.snapshots.import(corrupt(exported))).rejects.toThrow(message)
  expect(await mock.snapshots.export()).toEqual(exported)
  const sessions = await server.fetch(new Request('http://mock/__mock/sessions', { headers: mock.headers }))
  expect(sessions.status).toBe(200)
})
