import { describe, expect, test } from 'vitest'
import { allChecks } from '../checks/all.ts'
import { allMutants, derivedMutants, namedMutants } from './mutants/all.ts'
import type { Mutant } from './mutants/mutant.ts'
import { runSuite } from './run-suite.ts'

test('mutants have unique names, and each refers to an existing check', () => {
  expect(new Set(allMutants.map(({ name }) => name)).size).toBe(allMutants.length)
  const ids = allChecks.map(({ id }) => id)
  expect(allMutants.map(({ caughtBy }) => caughtBy).filter((id) => !ids.includes(id))).toEqual([])
})

// variants.test.ts verifies that the same checks pass without the defect.
describe('the check named by a mutant detects that', () => {
  test.each(namedMutants)('$name', { timeout: 60_000 }, (mutant) => isDetected(mutant))
})

// A value that breaks exactly one limit detects these; random values in addition would only take time.
describe('the check of a declared role, status, field or limit detects that', () => {
  test.each(derivedMutants)('$name', { timeout: 60_000 }, (mutant) => isDetected(mutant, { runs: 1 }))
})

async function isDetected({ caughtBy, rules }: Mutant, options: { runs?: number } = {}): Promise<void> {
  const checks = allChecks.filter(({ id }) => id === caughtBy)
  const [outcome] = await runSuite(rules(), checks, options)
  expect({ result: outcome?.result, reason: outcome?.reason }).toEqual({
    result: 'failed',
    reason: expect.not.stringContaining('the suite itself failed'),
  })
}
