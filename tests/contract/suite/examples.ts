import type { Operation, Schema } from './document.ts'
import { operations } from './document.ts'

type Example = { what: string; schema: Schema; example: unknown }

/** All distinct request and response examples in the contract. */
export const allExamples: Example[] = [
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
