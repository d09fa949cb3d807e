import type { Schema, Schemas } from './schema.ts'
import { resolve } from './schema.ts'

/**
 * The schema that is meant where one of several parts is closed and another requires what it does not declare, so that no
 * object fulfils both: closed as a whole. Undefined for any other schema.
 */
export function closedAsWhole(schema: Schema, schemas: Schemas): Schema | undefined {
  if (!schema.allOf) return undefined
  const parts = partsOf(schema, schemas, [])
  const closed = parts.filter(({ additionalProperties: others }) => others === false)
  const required = parts.flatMap((part) => part.required ?? [])
  if (closed.every((part) => required.every((name) => mayHave(part, name)))) return undefined
  return {
    allOf: parts.map(({ additionalProperties: others, ...part }) =>
      others === undefined || others === false ? part : { ...part, additionalProperties: others },
    ),
    unevaluatedProperties: false,
  }
}

const mayHave = ({ properties = {}, patternProperties }: Schema, name: string) =>
  patternProperties !== undefined || Object.hasOwn(properties, name)

/** A schema and those that its values have to fulfil too. */
function partsOf({ allOf = [], $ref, ...own }: Schema, schemas: Schemas, path: readonly Schema[]): Schema[] {
  const target = $ref === undefined ? [] : [{ $ref }]
  const inside = [...target, ...allOf].map((each) => resolve(each, schemas))
  return [
    own,
    ...inside.flatMap((each) => (path.includes(each) ? [] : partsOf(each, schemas, [...path, each]))),
  ]
}
