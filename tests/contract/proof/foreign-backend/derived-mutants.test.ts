import { describe, expect, test } from 'vitest'
import { koshaContract, operations } from '../../kosha/document.ts'
import { mutants } from '../../suite/generation/mutants.ts'
import { grouped } from '../../suite/grouped.ts'
import { problemsIn, readContract } from './contract/schema.ts'
import { derivedMutants } from './mutants/all.ts'
import { mutantsFromRequestLimits } from './mutants/from-request-limits.ts'
import { expectDetected } from './run-suite.ts'

// One of each check is run; of the others, it is enough that a body is sent which a backend without the limit accepts.
const firstOfEach = [...grouped(mutantsFromRequestLimits, ({ caughtBy }) => caughtBy).values()].flatMap(
  (group) => group.slice(0, 1),
)
const others = derivedMutants.filter((mutant) => !mutantsFromRequestLimits.includes(mutant))

// In a separate file, so that it runs in parallel to the named ones.
describe('the check of a declared role, status, field or limit detects that', () => {
  // A value that breaks exactly one limit detects these; random values in addition would only take time.
  test.each([...firstOfEach, ...others])('$name', (mutant) => expectDetected(mutant, { runs: 1 }))
})

describe('a generated body is invalid for no other reason when', () => {
  test.each(mutantsFromRequestLimits)('$name', ({ caughtBy, rules }) => {
    const operation = operations.find(({ id }) => caughtBy === `negative/${id}-generated-bodies`)
    const schema = operation?.body ?? {}
    const contract = readContract()
    rules().contract?.(contract)
    const bodies = mutants(koshaContract, schema, operation?.example).map(({ value }) =>
      JSON.parse(JSON.stringify(value)),
    )
    expect(bodies.some((body) => problemsIn(contract, Object(schema), body).length === 0)).toBe(true)
  })
})
