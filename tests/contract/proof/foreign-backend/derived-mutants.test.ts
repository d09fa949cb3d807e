import { describe, test } from 'vitest'
import { expectDetected } from './expect-detected.ts'
import { derivedMutants } from './mutants/all.ts'

// In a file of its own, so that it runs beside the named ones.
describe('the check of a declared role, status, field or limit detects that', () => {
  // A value that breaks exactly one limit detects these; random values in addition would only take time.
  test.each(derivedMutants)('$name', (mutant) => expectDetected(mutant, { runs: 1 }))
})
