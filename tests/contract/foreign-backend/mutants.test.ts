import { describe, expect, test } from 'vitest'
import { allChecks } from '../checks/all.ts'
import { allMutants } from './mutants/all.ts'
import { runSuite } from './run-suite.ts'

test('mutants have unique names, and each refers to an existing check', () => {
  expect(new Set(allMutants.map(({ name }) => name)).size).toBe(allMutants.length)
  const ids = allChecks.map(({ id }) => id)
  expect(allMutants.map(({ caughtBy }) => caughtBy).filter((id) => !ids.includes(id))).toEqual([])
})

// variants.test.ts verifies that the same checks pass without the defect.
describe('the check named by a mutant detects that', () => {
  test.each(allMutants)('$name', { timeout: 60_000 }, async ({ caughtBy, rules }) => {
    const checks = allChecks.filter(({ id }) => id === caughtBy)
    const [outcome] = await runSuite(rules(), checks)
    expect({ result: outcome?.result, reason: outcome?.reason }).toEqual({
      result: 'failed',
      reason: expect.not.stringContaining('the suite itself failed'),
    })
  })
})
