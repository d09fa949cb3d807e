import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/schema.ts'
import { MAX_ITEMS, refName, resolve } from '../contract/schema.ts'
import type { Random } from '../random.ts'
import { RuleViolation } from '../rule-violation.ts'
import { merged, withoutReferences } from './merged-schema.ts'
import { stringFor } from './strings.ts'

const MAX_DEPTH = 4
const MAX_ATTEMPTS = 20
/** Fewer, since each part has its own. */
const MAX_ATTEMPTS_WITH_PARTS = 3
const USUAL_ITEMS = 2
/** Only a schema that requires itself nests this deeply. */
const MAX_NESTING = 60
/** Once a value has this many parts, discarded attempts included, only required fields are made. */
const MAX_PARTS = 5000

type Level = { depth: number; open: ReadonlySet<Schema>; budget: { parts: number } }

export type MakeValue = (schema: Schema, random: Random) => unknown

/**
 * Makes values for schemas of the contract: an example or default of the document where it has one, otherwise a value
 * drawn from `random`. The same numbers give the same value. Throws RuleViolation 501 where no value has an end.
 */
export function valueMaker(
  { check, schemas }: Pick<Contract<string>, 'check' | 'schemas'>,
  direction: 'request' | 'response' = 'response',
): MakeValue {
  const isValid = (schema: Schema, value: unknown) => check(schema, value, direction).valid
  const isLeftOut = (schema: Schema | undefined) =>
    direction === 'response' ? schema?.writeOnly : schema?.readOnly

  const value = (declared: Schema | boolean, random: Random, above: Level) =>
    tried(declared, random, above).candidate

  /** A value, and whether it fulfils its schema, which may contradict itself. */
  function tried(
    declared: Schema | boolean,
    random: Random,
    above: Level,
  ): { candidate: unknown; fits: boolean } {
    const { depth, budget } = above
    if (depth > MAX_NESTING)
      throw new RuleViolation(
        'unsupported',
        'The contract requires a value that contains itself without end.',
      )
    budget.parts += 1
    const resolved = resolve(declared, schemas)
    const schema = withoutReferences(resolved, schemas)
    for (const candidate of knownValues(schema))
      if (isValid(schema, candidate)) return { candidate, fits: true }
    const level = { depth: depth + 1, open: new Set(above.open).add(resolved), budget }
    let candidate: unknown
    let fits = false
    const { length } = alternativesIn(schema)
    const attempts = hasParts(schema) ? Math.max(MAX_ATTEMPTS_WITH_PARTS, 2 * length + 1) : MAX_ATTEMPTS
    for (let attempt = 0; attempt < attempts && !fits; attempt++) {
      if (attempt > 0 && budget.parts > MAX_PARTS) break
      candidate = drawn(conditional(schema, attempt), random, level, attempt)
      fits = isValid(schema, candidate)
    }
    return { candidate, fits }
  }

  const alternativesIn = ({ anyOf, oneOf }: Schema) =>
    (oneOf ?? anyOf ?? []).filter((alternative) => !isNull(resolve(alternative, schemas)))

  /** Each attempt tries another branch of a condition. */
  function conditional(
    { if: condition, then: consequence, else: otherwise, ...schema }: Schema,
    attempt: number,
  ) {
    if (condition === undefined || attempt === 0) return schema
    const parts = attempt % 2 === 1 ? [condition, consequence] : [otherwise]
    return parts.reduce<Schema>(
      (sum, part) => (part === undefined ? sum : merged(sum, resolve(part, schemas), schemas)),
      schema,
    )
  }

  function drawn(schema: Schema, random: Random, level: Level, attempt: number): unknown {
    const { anyOf, oneOf, ...rest } = schema
    const alternatives = alternativesIn(schema)
    if (alternatives.length > 0) {
      // Recursive schemas end in one of their simpler alternatives.
      const isDeep = level.depth > MAX_DEPTH + 1
      const ordered = isDeep ? [...alternatives].sort(simplestFirst) : alternatives
      const first = isDeep ? 0 : random.int(0, ordered.length - 1)
      const chosen = ordered[(first + attempt) % ordered.length] ?? {}
      const ownKeywords = oneOf && anyOf ? { ...rest, anyOf } : rest
      const combined = merged(ownKeywords, resolve(chosen, schemas), schemas)
      const isLast = attempt === 2 * ordered.length
      if (attempt >= ordered.length)
        return value(withAll(isLast ? apart(combined, ordered) : combined, level), random, level)
      const name = nameFor(chosen, schema)
      return value(name === undefined ? combined : merged(name, combined, schemas), random, level)
    }
    const members = (schema.enum ?? []).filter((member) => member !== null)
    if (members.length > 0) return members[random.int(0, members.length - 1)]
    if (schema.enum) return null
    const type = typeOf(schema)
    if (type === 'object') return object(schema, random, level)
    if (type === 'array') return list(schema, random, level)
    if (type === 'boolean') return random.next() < 0.5
    if (type === 'null') return null
    return type === 'string' ? stringFor(schema, random) : number(schema, type === 'integer', random)
  }

  /** With its optional fields too: without them it may match several alternatives at once. */
  function withAll(schema: Schema, level: Level): Schema {
    const { properties = {}, required = [] } = schema
    const optional = Object.keys(properties).filter((name) => hasRoomFor(properties[name] ?? true, level))
    return { ...schema, required: [...new Set([...required, ...optional])] }
  }

  /** With values in the fields of the other alternatives that those reject. */
  function apart(schema: Schema, alternatives: readonly Schema[]): Schema {
    const fields = alternatives.flatMap((other) =>
      Object.entries(withoutReferences(other, schemas).properties ?? {}),
    )
    const rejected = fields.map(([name, field]) => [name, { examples: [null, false, ''], not: field }])
    return { ...schema, properties: { ...Object.fromEntries(rejected), ...schema.properties } }
  }

  function object(schema: Schema, random: Random, level: Level): object {
    const { properties = {}, additionalProperties, propertyNames, minProperties = 0 } = schema
    const { dependentRequired = {}, required: requiredHere = [] } = schema
    const required = [...requiredHere, ...requiredHere.flatMap((name) => dependentRequired[name] ?? [])]
    const wanted = Object.entries(properties).filter(
      ([name, property]) =>
        !isLeftOut(property) &&
        (required.includes(name) || (level.depth <= MAX_DEPTH && !isNothing(property))),
    )
    const fields: Record<string, unknown> = {}
    for (const [name, property] of wanted) {
      const isRequired = required.includes(name)
      if (!isRequired && !hasRoomFor(property, level)) continue
      const field = tried(property, random, level)
      if (isRequired || field.fits) fields[name] = field.candidate
    }
    const other = typeof additionalProperties === 'object' ? additionalProperties : undefined
    for (const name of required)
      if (!(name in fields) && !isLeftOut(properties[name]))
        fields[name] = value(other ?? { type: 'string' }, random, level)
    const [patterned] = Object.entries(schema.patternProperties ?? {})
    for (
      let number = 1;
      Object.keys(fields).length < minProperties && number <= Math.min(minProperties, MAX_ITEMS);
      number++
    ) {
      const names = propertyNames ?? (patterned && { pattern: patterned[0] })
      const name = names ? String(value({ type: 'string', ...names }, random, level)) : `key${number}`
      fields[name] = value(other ?? patterned?.[1] ?? { type: 'string' }, random, level)
    }
    return fields
  }

  /** Whether to make optional fields: not inside the same schema, nor beyond the size of a usual response. */
  const hasRoomFor = (schema: Schema | boolean, { open, budget }: Level) =>
    budget.parts < MAX_PARTS && !open.has(resolve(schema, schemas))

  function list(schema: Schema, random: Random, level: Level): unknown[] {
    const { items = {}, prefixItems = [], contains, minContains = 1, uniqueItems, minItems = 0 } = schema
    const first = [
      ...prefixItems,
      ...(contains === undefined ? [] : Array(Math.min(minContains, MAX_ITEMS)).fill(contains)),
    ]
    const maxItems = schema.maxItems ?? (isNothing(items) ? first.length : USUAL_ITEMS)
    const usual = Math.max(first.length, Math.min(maxItems, USUAL_ITEMS))
    const isShort = level.depth > MAX_DEPTH + 1 || !hasRoomFor(items, level)
    const length = Math.min(MAX_ITEMS, Math.max(minItems, isShort ? first.length : usual))
    const found = new Map<string, unknown>()
    for (let attempt = 0; found.size < length && attempt < length + MAX_ATTEMPTS; attempt++) {
      const item = value(first[found.size] ?? items, random, level)
      found.set(uniqueItems ? JSON.stringify(item) : String(attempt), item)
    }
    return [...found.values()]
  }

  /** Whether no value is valid, as with `additionalProperties: false` or `items: false`. */
  const isNothing = (schema: Schema | boolean) => resolve(schema, schemas).enum?.length === 0

  return (schema, random) => value(schema, random, { depth: 0, open: new Set(), budget: { parts: 0 } })
}

/** The field by which a discriminator tells an alternative from the others. */
function nameFor({ $ref }: Schema, { discriminator }: Schema): Schema | undefined {
  if ($ref === undefined || !discriminator) return undefined
  const { propertyName, mapping = {} } = discriminator
  const ownName = refName({ $ref })
  const found = Object.entries(mapping).find(([, target]) => target === $ref || target === ownName)
  const name = found?.[0] ?? ownName
  return { required: [propertyName], properties: { [propertyName]: { const: name } } }
}

/** Values that the document itself gives. */
export function knownValues({ const: constant, examples = [], example, default: usual }: Schema): unknown[] {
  return [constant, ...(Array.isArray(examples) ? examples : []), example, usual].filter(
    (candidate) => candidate !== undefined,
  )
}

const isNull = ({ type, enum: members, ...schema }: Schema) =>
  type === 'null' || schema.const === null || (members?.length === 1 && members[0] === null)

const hasParts = ({ properties, items, anyOf, oneOf, if: condition }: Schema) =>
  Boolean(properties ?? items ?? anyOf ?? oneOf ?? condition)

function typeOf({ type, ...schema }: Schema) {
  if (type !== undefined) return [type].flat().find((name) => name !== 'null') ?? 'null'
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
  const min = schema.minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step)
  const max = schema.maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step)
  const from = Math.ceil((min ?? Math.min(1, max ?? 1)) / step)
  const to = Math.floor(Math.min(max ?? Number.POSITIVE_INFINITY, from * step + 1000) / step)
  const drawn = () => Number((random.int(from, Math.max(from, to)) * step).toFixed(6))
  // Other validators divide binary fractions, for which few multiples of 0.01 leave no rest.
  const several = multipleOf === undefined ? [drawn()] : Array.from({ length: 8 }, drawn)
  return several.find((candidate) => Number.isInteger(candidate / step)) ?? several[0] ?? from
}

const simplestFirst = (a: Schema, b: Schema) => JSON.stringify(a).length - JSON.stringify(b).length
