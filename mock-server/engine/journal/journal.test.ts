import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { NewEntry } from './entry.ts'
import { Journal, JournalBudget } from './journal.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const BUDGET = 32_000
/** A third of the budget. */
const long = (letter: string) => letter.repeat(10_000)
const call = (path: string): NewEntry => ({
  ...{ requestId: 'req_1', at: 0, method: 'GET', path, headers: [], status: 200, due: [], changes: [] },
  verdict: { request: 'valid', response: 'valid' },
})
const pathsOf = (journal: Journal) => journal.matching().map(({ path }) => path[0])

test('journals share one budget, and the oldest entries of all are dropped first', () => {
  const budget = new JournalBudget(BUDGET)
  const [first, other] = [new Journal(budget), new Journal(budget)]
  first.add(call(long('a')), 0)
  other.add(call(long('b')), 0)
  first.add(call(long('c')), 0)
  other.add(call(long('d')), 0)
  expect([pathsOf(first), pathsOf(other)]).toEqual([['c'], ['b', 'd']])
  expect(first.newest).toBe(2)
})

test('remembered items leave less room to journals, which keep a quarter', () => {
  let remembered = 0
  const budget = new JournalBudget(BUDGET, () => remembered)
  const journal = new Journal(budget)
  for (const letter of 'ab') journal.add(call(long(letter)), 0)
  expect([budget.hasRoom(24_000), budget.hasRoom(24_001)]).toEqual([true, false])
  remembered = 20_000
  journal.add(call(long('c')), 0)
  expect(pathsOf(journal)).toEqual(['c'])
})

test('clearing a journal frees its share of the budget', () => {
  const budget = new JournalBudget(BUDGET)
  const [first, other] = [new Journal(budget), new Journal(budget)]
  for (const letter of 'ab') first.add(call(long(letter)), 0)
  first.clear()
  for (const letter of 'cde') other.add(call(long(letter)), 0)
  expect(pathsOf(other)).toEqual(['c', 'd', 'e'])
})

test('a call that ends after its session is not kept', () => {
  const budget = new JournalBudget(BUDGET)
  const [ended, other] = [new Journal(budget), new Journal(budget)]
  ended.end()
  for (let i = 0; i < 3; i++) ended.add(call(long('a')), 0)
  other.add(call(long('b')), 0)
  expect([pathsOf(ended), pathsOf(other)]).toEqual([[], ['b']])
})

const row = (letter: string) => ({ id: letter, title: long(letter) })

test.each<[string, (letter: string) => Partial<NewEntry>]>([
  ['headers', (letter) => ({ headers: [['cookie', long(letter)]] })],
  ['response headers', (letter) => ({ responseHeaders: { link: long(letter) } })],
  ['changes', (letter) => ({ changes: [{ table: 't', id: letter, before: undefined, after: row(letter) }] })],
  ['due events', (letter) => ({ due: [{ at: 0, what: long(letter), id: letter }] })],
  ['violations', (letter) => ({ violations: [long(letter)] })],
])('%s count in the budget', (_part, partsOf) => {
  const budget = new JournalBudget(BUDGET)
  const journal = new Journal(budget)
  for (const letter of 'abcd') journal.add({ ...call(letter), ...partsOf(letter) }, 0)
  expect(pathsOf(journal)).toEqual(['b', 'c', 'd'])
})

test('20,000 calls with 14 KB of cookies in 40 sessions take less than 64 MB', () => {
  const budget = new JournalBudget()
  const journals = Array.from({ length: 40 }, () => new Journal(budget))
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 500; i++) {
    // Text that the engine cannot share between the calls.
    for (const [at, journal] of journals.entries())
      journal.add({ ...call('/'), headers: new Headers({ cookie: `${i}.${at}`.padEnd(14_000, 'x') }) }, 0)
  }
  collectGarbage()
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(64)
  expect(journals.flatMap((journal) => journal.matching()).length).toBeGreaterThan(2000)
})
