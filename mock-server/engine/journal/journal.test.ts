import { expect, test } from 'vitest'
import { Journal, JournalBudget } from './journal.ts'

const call = (path: string) => ({
  ...{ requestId: 'req_1', at: 0, method: 'GET', path, headers: [], status: 200, due: [], changes: [] },
  verdict: { request: 'valid', response: 'valid' } as const,
})
const pathsOf = (journal: Journal) => journal.matching().map(({ path }) => path)

test('journals share one budget, and the oldest entries of all are dropped first', () => {
  const budget = new JournalBudget(30)
  const [one, other] = [new Journal(budget), new Journal(budget)]
  one.add(call('/aaaaaaaaa'), 0)
  other.add(call('/bbbbbbbbb'), 0)
  one.add(call('/ccccccccc'), 0)
  other.add(call('/ddddddddd'), 0)
  expect([pathsOf(one), pathsOf(other)]).toEqual([['/ccccccccc'], ['/bbbbbbbbb', '/ddddddddd']])
  expect(one.newest).toBe(2)
})

test('clearing a journal frees its share of the budget', () => {
  const budget = new JournalBudget(30)
  const [one, other] = [new Journal(budget), new Journal(budget)]
  for (const path of ['/aaaaaaaaa', '/bbbbbbbbb']) one.add(call(path), 0)
  one.clear()
  const paths = ['/ccccccccc', '/ddddddddd', '/eeeeeeeee']
  for (const path of paths) other.add(call(path), 0)
  expect(pathsOf(other)).toEqual(paths)
})

test('a call that ends after its session is not kept', () => {
  const budget = new JournalBudget(30)
  const [ended, other] = [new Journal(budget), new Journal(budget)]
  ended.end()
  for (let i = 0; i < 3; i++) ended.add(call('/aaaaaaaaa'), 0)
  other.add(call('/bbbbbbbbb'), 0)
  expect([pathsOf(ended), pathsOf(other)]).toEqual([[], ['/bbbbbbbbb']])
})
