import type { components } from '#contract'
import type { Schema } from '../../../suite/document.ts'
import { document } from '../../../suite/document.ts'

type Schemas = components['schemas']

/** A row without the fields that the contract does not know: a server may send more, which the model would reject. */
export const knownFields = <Name extends keyof Schemas & string>(
  name: Name,
  row: Schemas[Name],
): Schemas[Name] => known(document.components.schemas[name] ?? {}, row) as Schemas[Name]

function known({ $ref, ...own }: Schema, value: unknown): unknown {
  const schema = $ref === undefined ? own : (document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})
  if (Array.isArray(value)) return value.map((each) => known(schema.items ?? {}, each))
  const { properties, additionalProperties } = schema
  if (typeof value !== 'object' || value === null || !properties || additionalProperties !== false)
    return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, each]) => {
      const inner = properties[field]
      return inner && Object.hasOwn(properties, field) ? [[field, known(inner, each)]] : []
    }),
  )
}
