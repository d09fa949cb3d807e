import type { Schema, Schemas } from './schema.ts'
import { partsOf } from './schema.ts'

/**
 * The schema that is meant where one of several parts is closed and another requires what it does not declare, so that no
 * object fulfils both: closed as a whole. Undefined for any other schema.
 */
export function closedAsWhole(schema: Schema, schemas: Schemas): Schema | undefined {
  if (!schema.allOf) return undefined
  const parts = [...partsOf(schema, schemas)]
  const closed = parts.filter(({ additionalProperties: additional }) => additional === false)
  const required = parts.flatMap((part) => part.required ?? [])
  if (closed.every((part) => required.every((name) => mayHave(part, name)))) return undefined
  return {
    allOf: parts.map(({ additionalProperties: additional, ...part }) =>
      additional === undefined || additional === false ? part : { ...part, additionalProperties: additional },
    ),
    unevaluatedProperties: false,
  }
}

const mayHave = ({ properties = {}, patternProperties }: Schema, name: string) =>
  patternProperties !== undefined || Object.hasOwn(properties, name)
