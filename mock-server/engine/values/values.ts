import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/schema.ts'
import { resolve } from '../contract/schema.ts'
import { HttpError } from '../http-error.ts'
import type { Random } from '../random.ts'
import { merged, withoutReferences } from './merged-schema.ts'
import { stringFor } from './strings.ts'

const MAX_DEPTH = 4
const MAX_ATTEMPTS = 20
/** Fewer, since each part has its own. */
const MAX_ATTEMPTS_WITH_PARTS = 3
const USUAL_ITEMS = 2
/** Only a schema that requires itself gets there. */
const MAX_NESTING = 60

export type MakeValue = (schema: Schema, random: Random) => unknown

/**
 * Makes values for schemas of the contract: an example or default of the document where it has one, otherwise a value
 * drawn from `random`. The same numbers give the same value. Throws HttpError 501 where no value has an end.
 */
export function valueMaker({ check, schemas }: Pick<Contract<string>, 'check' | 'schemas'>): MakeValue {
  const isValid = (schema: Schema, value: unknown) => check(schema, value).valid

  function value(given: Schema | boolean, random: Random, depth: number): unknown {
    if (depth > MAX_NESTING)
      throw new HttpError(501, 'internal', 'The contract requires a value that contains itself without end.')
    const schema = withoutReferences(resolve(given, schemas), schemas)
    for (const known of knownValues(schema)) if (isValid(schema, known)) return known
    let made: unknown
    const attempts = hasParts(schema) ? MAX_ATTEMPTS_WITH_PARTS : MAX_ATTEMPTS
    for (let attempt = 0; attempt < attempts; attempt++) {
      made = drawn(conditional(schema, attempt), random, depth)
      if (isValid(schema, made)) break
    }
    return made
  }

  /** Each attempt tries another branch of a condition. */
  function conditional(
    { if: condition, then: consequence, else: otherwise, ...schema }: Schema,
    attempt: number,
  ) {
    if (condition === undefined || attempt === 0) return schema
    const parts = attempt % 2 === 1 ? [condition, consequence] : [otherwise]
    return parts.reduce<Schema>(
      (whole, part) => (part === undefined ? whole : merged(whole, resolve(part, schemas), schemas)),
      schema,
    )
  }

  function drawn(schema: Schema, random: Random, depth: number): unknown {
    const { anyOf, oneOf, ...rest } = schema
    const alternatives = (oneOf ?? anyOf ?? []).filter((each) => !isNull(resolve(each, schemas)))
    if (alternatives.length > 0) {
      // Recursive schemas end in one of their simpler alternatives.
      const ordered = depth > MAX_DEPTH ? [...alternatives].sort(simplestFirst) : alternatives
      const index = depth > MAX_DEPTH ? 0 : random.int(0, ordered.length - 1)
      const own = oneOf && anyOf ? { ...rest, anyOf } : rest
      return value(merged(own, resolve(ordered[index] ?? {}, schemas), schemas), random, depth + 1)
    }
    const members = (schema.enum ?? []).filter((each) => each !== null)
    if (members.length > 0) return members[random.int(0, members.length - 1)]
    if (schema.enum) return null
    const type = typeOf(schema)
    if (type === 'object') return object(schema, random, depth)
    if (type === 'array') return list(schema, random, depth)
    if (type === 'boolean') return random.next() < 0.5
    if (type === 'null') return null
    return type === 'string' ? stringFor(schema, random) : number(schema, type === 'integer', random)
  }

  function object(schema: Schema, random: Random, depth: number): object {
    const { properties = {}, additionalProperties, propertyNames, minProperties = 0 } = schema
    const { dependentRequired = {}, required: own = [] } = schema
    const required = [...own, ...own.flatMap((name) => dependentRequired[name] ?? [])]
    const wanted = Object.entries(properties).filter(
      ([name, each]) => required.includes(name) || (depth < MAX_DEPTH && !each.writeOnly && !isNothing(each)),
    )
    const made: Record<string, unknown> = Object.fromEntries(
      wanted.map(([name, each]) => [name, value(each, random, depth + 1)]),
    )
    const other = typeof additionalProperties === 'object' ? additionalProperties : undefined
    for (const name of required)
      if (!(name in made)) made[name] = value(other ?? { type: 'string' }, random, depth + 1)
    const [patterned] = Object.entries(schema.patternProperties ?? {})
    for (let more = 1; Object.keys(made).length < minProperties && more <= minProperties; more++) {
      const names = propertyNames ?? (patterned && { pattern: patterned[0] })
      const name = names ? String(value({ type: 'string', ...names }, random, depth + 1)) : `key${more}`
      made[name] = value(other ?? patterned?.[1] ?? { type: 'string' }, random, depth + 1)
    }
    return made
  }

  function list(schema: Schema, random: Random, depth: number): unknown[] {
    const { items = {}, prefixItems = [], contains, minContains = 1, uniqueItems, minItems = 0 } = schema
    const first = [...prefixItems, ...(contains === undefined ? [] : Array(minContains).fill(contains))]
    const maxItems = schema.maxItems ?? (isNothing(items) ? first.length : USUAL_ITEMS)
    const usual = Math.max(first.length, Math.min(maxItems, USUAL_ITEMS))
    const length = Math.max(minItems, depth > MAX_DEPTH ? first.length : usual)
    const made = new Map<string, unknown>()
    for (let attempt = 0; made.size < length && attempt < length + MAX_ATTEMPTS; attempt++) {
      const each = value(first[made.size] ?? items, random, depth + 1)
      made.set(uniqueItems ? JSON.stringify(each) : String(attempt), each)
    }
    return [...made.values()]
  }

  /** Whether no value fulfils a schema, as a field's or list's says that leaves no more. */
  const isNothing = (schema: Schema | boolean) => resolve(schema, schemas).enum?.length === 0

  return (schema, random) => value(schema, random, 0)
}

/** Values that the document itself gives. */
function knownValues({ const: constant, examples = [], example, default: usual }: Schema): unknown[] {
  return [constant, ...(Array.isArray(examples) ? examples : []), example, usual].filter(
    (each) => each !== undefined,
  )
}

const isNull = ({ type, enum: members, ...schema }: Schema) =>
  type === 'null' || schema.const === null || (members?.length === 1 && members[0] === null)

const hasParts = ({ properties, items, anyOf, oneOf, if: condition }: Schema) =>
  Boolean(properties ?? items ?? anyOf ?? oneOf ?? condition)

function typeOf({ type, ...schema }: Schema) {
  if (type !== undefined) return [type].flat().find((each) => each !== 'null') ?? 'null'
  if (
    schema.properties ??
    schema.additionalProperties ??
    schema.required ??
    schema.patternProperties ??
    schema.minProperties
  )
    return 'object'
  if (schema.items ?? schema.prefixItems ?? schema.contains ?? schema.minItems) return 'array'
  return schema.minimum === undefined && schema.multipleOf === undefined ? 'string' : 'number'
}

function number(schema: Schema, isWhole: boolean, random: Random): number {
  const { exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const step = multipleOf ?? (isWhole ? 1 : 0.01)
  const least = schema.minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step)
  const most = schema.maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step)
  const from = Math.ceil((least ?? Math.min(1, most ?? 1)) / step)
  const to = Math.floor(Math.min(most ?? Number.POSITIVE_INFINITY, from * step + 1000) / step)
  const drawn = () => Number((random.int(from, Math.max(from, to)) * step).toFixed(6))
  // Other validators divide binary fractions, for which few multiples of 0.01 leave no rest.
  const several = multipleOf === undefined ? [drawn()] : Array.from({ length: 8 }, drawn)
  return several.find((each) => Number.isInteger(each / step)) ?? several[0] ?? from
}

const simplestFirst = (one: Schema, other: Schema) =>
  JSON.stringify(one).length - JSON.stringify(other).length
