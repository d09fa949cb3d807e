import type { Check } from '../contract/contract.ts'
import { isRecord } from '../contract/requirement.ts'
import type { Schema, Schemas, TypeName } from '../contract/schema.ts'
import { refName, resolve } from '../contract/schema.ts'

/** A part of a request: text, the values of one name, or of several. */
export type Raw = string | readonly Raw[] | { readonly [name: string]: Raw }

export type Types = { check: Check; schemas: Schemas }

/** The value that text means to a schema: a number, a boolean, a list or an object if it is one, otherwise the text. */
export function typed(raw: Raw, schema: Schema | boolean, types: Types): unknown {
  const resolved = resolve(schema, types.schemas)
  const alternatives = hasParts(resolved) ? [...alternativesOf(resolved, types.schemas)] : [resolved]
  const values = alternatives.flatMap((alternative) => meanings(raw, alternative, types))
  if (values.length < 2) return values.length === 0 ? raw : values[0]
  return values.find((value) => types.check(resolved, value).valid) ?? values[0]
}

const hasParts = ({ $ref, allOf, anyOf, oneOf }: Schema) => ($ref ?? allOf ?? anyOf ?? oneOf) !== undefined

/** Whether values of a schema may be lists, or objects. */
export function shapesOf(schema: Schema | boolean, schemas: Schemas): { isList: boolean; isObject: boolean } {
  const alternatives = [...alternativesOf(resolve(schema, schemas), schemas)]
  return {
    isList: alternatives.some(
      (alternative) => [alternative.type].flat().includes('array') || alternative.items !== undefined,
    ),
    isObject: alternatives.some(
      (alternative) => [alternative.type].flat().includes('object') || alternative.properties !== undefined,
    ),
  }
}

/** The names of an object's fields, whichever part of its schema declares them. */
export function fieldsIn(schema: Schema | boolean, schemas: Schemas): Map<string, Schema> {
  const alternatives = [...alternativesOf(resolve(schema, schemas), schemas)]
  return new Map(alternatives.flatMap(({ properties }) => Object.entries(properties ?? {})))
}

/** A schema and its parts that may describe the same value. */
function* alternativesOf(schema: Schema, schemas: Schemas): Generator<Schema> {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema
  const target = $ref === undefined ? [] : [schemas[refName({ $ref }) ?? ''] ?? {}]
  const inside = [...target, ...allOf, ...anyOf, ...oneOf]
  if (inside.length === 0 || schema.type !== undefined || schema.properties) yield schema
  for (const part of inside) yield* alternativesOf(resolve(part, schemas), schemas)
}

function meanings(raw: Raw, schema: Schema, types: Types): unknown[] {
  const { type, items, prefixItems = [], additionalProperties } = schema
  if (typeof raw === 'string') return scalars(raw, schema)
  if (Array.isArray(raw)) {
    if (type !== undefined && !allows(type, 'array')) {
      const [only] = raw
      return raw.length === 1 && typeof only === 'string' ? scalars(only, schema) : []
    }
    return [raw.map((item, index) => typed(item, prefixItems[index] ?? items ?? {}, types))]
  }
  if (type !== undefined && !allows(type, 'object')) return []
  const fields = fieldsIn(schema, types.schemas)
  const other = typeof additionalProperties === 'object' ? additionalProperties : {}
  return isRecord(raw)
    ? [
        Object.fromEntries(
          Object.entries(raw).map(([name, field]) => [name, typed(field, fields.get(name) ?? other, types)]),
        ),
      ]
    : []
}

const allows = (type: Schema['type'], name: TypeName) => [type].flat().includes(name)

/** The possible values of a text, the likeliest first. Only plain digits are a whole number, not ' 1', '0x1', '1e3' or ''. */
function scalars(raw: string, { type, enum: members }: Schema): unknown[] {
  const isOpen = type === undefined
  const found: unknown[] = []
  if (allows(type, 'integer') && /^-?\d+$/.test(raw)) found.push(Number(raw))
  else if ((allows(type, 'number') || isOpen) && /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(raw))
    found.push(Number(raw))
  if ((allows(type, 'boolean') || isOpen) && (raw === 'true' || raw === 'false')) found.push(raw === 'true')
  if ((allows(type, 'null') || isOpen) && (raw === 'null' || (raw === '' && !isOpen))) found.push(null)
  if (isOpen && !members) return [raw, ...found]
  return allows(type, 'string') || found.length === 0 ? [...found, raw] : found
}
