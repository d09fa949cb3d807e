import { describe, expect, test } from 'vitest'
import { readContract } from '../../../mock-server/engine/contract/contract.ts'
import type { Operation } from '../../../mock-server/engine/contract/operation.ts'
import { document, isValid, koshaContract } from '../kosha/document.ts'
import type { Schema } from '../suite/document.ts'
import { mutants } from '../suite/generation/mutants.ts'

type Example = { title: string; schema: Schema; example: unknown }

const contract = readContract(document)

const allExamples: Example[] = [
  ...new Map(
    contract.operations
      .flatMap(examplesOf)

      .map((entry) => [JSON.stringify([entry.schema, entry.example]), entry] as const),
  ).values(),
]

function examplesOf({ id, requestBody, responses }: Operation): Example[] {
  const messages = [['request', requestBody] as const, ...responses]
  return messages.flatMap(([part, message]) =>
    (message?.content ?? []).flatMap(({ schema, examples }) =>
      Object.values(examples).flatMap((example) =>
        schema ? [{ title: `${id}, ${part}`, schema, example }] : [],
      ),
    ),
  )
}

describe('the suite and the mock server agree on every example of the contract and every invalid variation of it', () => {
  test.each(allExamples)('$title', ({ schema, example }) => {
    const verdictOf = (value: unknown) => contract.check(schema, value).valid
    expect([isValid(schema, example), verdictOf(example)]).toEqual([true, true])
    for (const { what, value } of mutants(koshaContract, schema, example)) {
      // Ajv rejects these mutants. The round trip through JSON matches what the network would deliver.
      expect({ what, valid: verdictOf(JSON.parse(JSON.stringify(value))) }).toEqual({ what, valid: false })
    }
  })
})
