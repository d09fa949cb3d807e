import { expect, test } from 'vitest'
import { allChecks } from '../kosha/checks/all.ts'
import { allCells } from '../kosha/document.ts'
import { mockRun } from '../kosha/mock-backend.ts'
import { runCheck } from '../suite/runner.ts'

const SEED = 1
const run = mockRun({ seed: SEED })

test('checks have unique ids and titles', () => {
  expect(new Set(allChecks.map(({ id }) => id)).size).toBe(allChecks.length)
  expect(new Set(allChecks.map(({ title }) => title)).size).toBe(allChecks.length)
})

// In order and on one server, as a backend team would run them.
test.each(allChecks)('$title', async (check) => {
  const { result, reason } = await runCheck(run, check)
  expect({ result, reason }).toEqual({ result: 'passed' })
  const claimed = (check.covers ?? []).filter((cell) => run.coverage.of(cell) === 0)
  expect(claimed).toEqual([])
})

test('every declared status is covered for every role that can get it', () => {
  const missing = allCells.filter((cell) => run.coverage.of(cell) === 0)
  expect(missing).toEqual([])
})

test('nothing is left behind, and no response has an undeclared field', () => {
  expect(run.cleanup.notCleanedUp).toEqual([])
  expect([...run.undeclared]).toEqual([])
})
