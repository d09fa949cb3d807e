import { describe, expect, test } from 'vitest'
import { readContract } from '../../../mock-server/engine/contract/contract.ts'
import type { Operation, Schema } from '../suite/document.ts'
import { document, operations } from '../suite/document.ts'
import { mutants } from '../suite/generation/mutants.ts'
import { isValid } from '../suite/validation.ts'

type Example = { what: string; schema: Schema; example: unknown }

const allExamples: Example[] = [
  ...new Map(
    operations
      .flatMap(examplesOf)
      .map((each) => [JSON.stringify([each.schema, each.example]), each] as const),
  ).values(),
]

function examplesOf({ id, body, example, responses }: Operation): Example[] {
  const request = { what: `${id}, request`, schema: body, example }
  const shown = [...responses].map(([status, response]) => ({
    what: `${id}, ${status}`,
    schema: response.body,
    example: response.example,
  }))
  return [request, ...shown].flatMap(({ what, schema, example }) =>
    schema && example !== undefined ? [{ what, schema, example }] : [],
  )
}

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
