import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/schema.ts'
import type { Random } from '../random.ts'
import { merged, withoutReferences } from './merged-schema.ts'
import { stringFor } from './strings.ts'

const MAX_DEPTH = 4
const MAX_ATTEMPTS = 20
/** Fewer, since each part has its own. */
const MAX_ATTEMPTS_WITH_PARTS = 3
const USUAL_ITEMS = 2

export type MakeValue = (schema: Schema, random: Random) => unknown

/**
 * Makes values for schemas of the contract: an example or default of the document where it has one, otherwise a value
 * drawn from `random`. The same numbers give the same value.
 */
export function valueMaker({ check, schemas }: Pick<Contract<string>, 'check' | 'schemas'>): MakeValue {
  const isValid = (schema: Schema, value: unknown) => check(schema, value).valid

  function value(given: Schema, random: Random, depth: number): unknown {
    const schema = withoutReferences(given, schemas)
    for (const known of knownValues(schema)) if (isValid(schema, known)) return known
    let made: unknown
    const attempts = hasParts(schema) ? MAX_ATTEMPTS_WITH_PARTS : MAX_ATTEMPTS
    for (let attempt = 0; attempt < attempts; attempt++) {
      made = drawn(schema, random, depth)
      if (isValid(schema, made)) break
    }
    return made
  }

  function drawn(schema: Schema, random: Random, depth: number): unknown {
    const { anyOf, oneOf, ...rest } = schema
    const alternatives = oneOf ?? anyOf
    if (alternatives?.length) {
      // Recursive schemas end in one of their simpler alternatives.
      const ordered = depth > MAX_DEPTH ? [...alternatives].sort(simplestFirst) : alternatives
      const index = depth > MAX_DEPTH ? 0 : random.int(0, ordered.length - 1)
      return value(merged(rest, ordered[index] ?? {}, schemas), random, depth + 1)
    }
    if (schema.enum?.length) return schema.enum[random.int(0, schema.enum.length - 1)]
    const type = typeOf(schema)
    if (type === 'object') return object(schema, random, depth)
    if (type === 'array') return list(schema, random, depth)
    if (type === 'boolean') return random.next() < 0.5
    if (type === 'null') return null
    return type === 'string' ? stringFor(schema, random) : number(schema, type === 'integer', random)
  }

  function object(schema: Schema, random: Random, depth: number): object {
    const { properties = {}, required = [], additionalProperties, propertyNames, minProperties = 0 } = schema
    const wanted = Object.entries(properties).filter(
      ([name, each]) => required.includes(name) || (depth < MAX_DEPTH && !each.writeOnly),
    )
    const made: Record<string, unknown> = Object.fromEntries(
      wanted.map(([name, each]) => [name, value(each, random, depth + 1)]),
    )
    for (const name of required) if (!(name in made)) made[name] = 'value'
    const other =
      typeof additionalProperties === 'object' ? additionalProperties : { type: 'string' as const }
    for (let more = 1; Object.keys(made).length < minProperties && more <= minProperties; more++) {
      const name = propertyNames
        ? String(value({ type: 'string', ...propertyNames }, random, depth + 1))
        : `key${more}`
      made[name] = value(other, random, depth + 1)
    }
    return made
  }

  function list({ items = {}, uniqueItems, ...bounds }: Schema, random: Random, depth: number): unknown[] {
    const { minItems = 0, maxItems = USUAL_ITEMS } = bounds
    const length = depth > MAX_DEPTH ? minItems : Math.max(minItems, Math.min(maxItems, USUAL_ITEMS))
    const made = new Map<string, unknown>()
    for (let attempt = 0; made.size < length && attempt < length + MAX_ATTEMPTS; attempt++) {
      const each = value(items, random, depth + 1)
      made.set(uniqueItems ? JSON.stringify(each) : String(attempt), each)
    }
    return [...made.values()]
  }

  return (schema, random) => value(schema, random, 0)
}

/** Values that the document itself gives. */
function knownValues({ const: constant, examples = [], example, default: usual }: Schema): unknown[] {
  return [constant, ...(Array.isArray(examples) ? examples : []), example, usual].filter(
    (each) => each !== undefined,
  )
}

const hasParts = ({ properties, items, anyOf, oneOf }: Schema) =>
  Boolean(properties ?? items ?? anyOf ?? oneOf)

function typeOf({ type, ...schema }: Schema) {
  if (type !== undefined) return [type].flat().find((each) => each !== 'null') ?? 'null'
  if (schema.properties ?? schema.additionalProperties ?? schema.required ?? schema.minProperties)
    return 'object'
  if (schema.items ?? schema.minItems) return 'array'
  return schema.minimum === undefined && schema.multipleOf === undefined ? 'string' : 'number'
}

function number(schema: Schema, isWhole: boolean, random: Random): number {
  const { exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const step = multipleOf ?? (isWhole ? 1 : 0.01)
  const least = schema.minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step)
  const most = schema.maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step)
  const from = Math.ceil((least ?? Math.min(1, most ?? 1)) / step)
  const to = Math.floor(Math.min(most ?? Number.POSITIVE_INFINITY, from * step + 1000) / step)
  const drawn = random.int(from, Math.max(from, to)) * step
  return Number(drawn.toFixed(6))
}

const simplestFirst = (one: Schema, other: Schema) =>
  JSON.stringify(one).length - JSON.stringify(other).length
