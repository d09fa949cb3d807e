import { describe, expect, test } from 'vitest'
import { allChecks } from '../../kosha/checks/all.ts'
import { allMutants } from './mutants/all.ts'
import { mutantsByHand } from './mutants/by-hand.ts'
import { expectDetected } from './run-suite.ts'

test('mutants have unique names, and each refers to an existing check', () => {
  expect(new Set(allMutants.map(({ name }) => name)).size).toBe(allMutants.length)
  const ids = allChecks.map(({ id }) => id)
  expect(allMutants.map(({ caughtBy }) => caughtBy).filter((id) => !ids.includes(id))).toEqual([])
})

describe('the check named by a mutant detects that', () => {
  test.each(mutantsByHand)('$name', (mutant) => expectDetected(mutant))
})
