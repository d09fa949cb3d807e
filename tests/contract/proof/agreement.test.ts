import { describe, expect, test } from 'vitest'
import { readContract } from '../../../mock-server/engine/contract/contract.ts'
import { document } from '../suite/document.ts'
import { allExamples } from '../suite/examples.ts'
import { mutants } from '../suite/generation/mutants.ts'
import { isValid } from '../suite/validation.ts'

const contract = readContract(document)

describe('the suite and the mock server agree on every example of the contract and every invalid variation of it', () => {
  test.each(allExamples)('$what', ({ schema, example }) => {
    const verdictOf = (value: unknown) => contract.check(schema, value).valid
    expect([isValid(schema, example), verdictOf(example)]).toEqual([true, true])
    for (const { what, value } of mutants(schema, example)) {
      // Ajv rejects these mutants. The round trip through JSON matches what the network would deliver.
      expect({ what, valid: verdictOf(JSON.parse(JSON.stringify(value))) }).toEqual({ what, valid: false })
    }
  })
})
