import type { Contract } from '../contract/contract.ts'
import { isJson } from '../contract/media-types.ts'
import type { Operation } from '../contract/operation.ts'
import { responseFor } from '../contract/operation.ts'
import { isRecord } from '../contract/requirement.ts'
import type { Schema } from '../contract/schema.ts'
import { resolve } from '../contract/schema.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import { fieldsIn, typed } from '../requests/typed.ts'
import { timestamp } from '../time/clock.ts'
import { withoutReferences } from '../values/merged-schema.ts'
import type { MakeValue } from '../values/values.ts'
import { knownValues } from '../values/values.ts'
import type { Collection, View } from './collections.ts'
import { isScalar, shownIn } from './collections.ts'
import type { Contents, Thing } from './contents.ts'
import { isPaging } from './lists.ts'

type Fields = Record<string, unknown>
type Body = { value: unknown; source: 'example' | 'generated' }
type Identity = string | number
type NewThing = { id: unknown; others: Fields; random: Random; view?: View | undefined; body?: unknown }

/** Makes things as a document describes them. */
export type Maker = ReturnType<typeof maker>

const ATTEMPTS = 50

export function maker(contract: Contract, valueFor: MakeValue) {
  const { check, schemas } = contract
  const isValid = (schema: Schema, value: unknown) => check(schema, value, 'response').valid
  const isSame = (first: Schema, other: Schema) => resolve(first, schemas) === resolve(other, schemas)
  const fieldsOf = (schema: Schema) => fieldsIn(schema, schemas)
  /** The fields that a schema names; all, if it names none. */
  const fieldsWithin = (schema: Schema, given: Fields): Fields => {
    const fields = fieldsOf(schema)
    return fields.size === 0 ? given : chosen(given, (name) => fields.has(name))
  }

  /** The body that the contract alone gives to a call. */
  function bodyOf(operation: Operation, random: Random): Body {
    const media = responseFor(operation, operation.success)?.content.find(({ type }) => isJson(type))
    const { schema = {}, examples = {} } = media ?? {}
    const example = Object.values(examples).find((value) => isValid(schema, value))
    return example === undefined
      ? { value: valueFor(schema, random), source: 'generated' }
      : { value: example, source: 'example' }
  }

  const envelopes = new Map<Operation, Fields>()

  /** The object around a list: the same each time. */
  function envelopeOf(operation: Operation): Fields {
    const envelope = envelopes.get(operation) ?? Object(bodyOf(operation, randomOf(operation.id)).value)
    envelopes.set(operation, envelope)
    return envelope
  }

  /** A thing with this identity, these other fields and those of a body; undefined if it cannot have them. */
  function thing(collection: Collection, { id, others, random, view, body }: NewThing): Thing | undefined {
    const { schema, identity } = collection
    const item = view && shownIn(view, body)
    const isWhole = view && isSame(view.part, schema) && isRecord(item)
    const base = isWhole ? item : valueFor(schema, random)
    if (!isRecord(base)) return undefined
    const given = isRecord(item) ? fieldsWithin(schema, item) : {}
    const whole = isWhole ? base : fitted(schema, base, [{ ...base, ...given }]).thing
    const named = { ...whole, ...(identity && { [identity.field]: valueIn(collection, identity.field, id) }) }
    return isValid(schema, named) ? fitted(schema, named, [{ ...named, ...others }]).thing : undefined
  }

  /** The first of these that the schema allows; else the base with all changes of the first that it allows. */
  function fitted(
    schema: Schema,
    base: Thing,
    wanted: readonly Thing[],
  ): { thing: Thing; left: string[]; isValid: boolean } {
    const found = wanted.find((candidate) => isValid(schema, candidate))
    const [first = base] = wanted
    if (found) return { thing: found, left: [], isValid: true }
    let thing = base
    const left: string[] = []
    for (const name of new Set([...Object.keys(first), ...Object.keys(base)])) {
      if (first[name] === thing[name]) continue
      const { [name]: _, ...without } = thing
      const next = name in first ? { ...thing, [name]: first[name] } : without
      if (isValid(schema, next)) thing = next
      else left.push(name)
    }
    return { thing, left, isValid: false }
  }

  /** A value written as text or number, in the type that a field has. */
  function valueIn({ schema }: Collection, name: string, value: unknown): unknown {
    const field = fieldsOf(schema).get(name) ?? {}
    return isValid(field, value) ? value : typed(String(value), field, contract)
  }

  /** Whether an item may have the identity in a path. */
  function mayIdentify(collection: Collection, id: string): boolean {
    const { schema, identity } = collection
    if (!identity) return true
    return isValid(fieldsOf(schema).get(identity.field) ?? {}, valueIn(collection, identity.field, id))
  }

  /** Whether a request may name a thing so. */
  function isIdentity({ schema, identity }: Collection, value: unknown): value is Identity {
    const field = fieldsOf(schema).get(identity?.field ?? '') ?? {}
    return (
      (typeof value === 'string' || typeof value === 'number') && !isReadOnly(field) && isValid(field, value)
    )
  }

  /** An identity that has never been used; undefined if the schemas allow none. */
  function newIdentity(
    { schema, identity }: Collection,
    contents: Contents,
    seed: string,
  ): Identity | undefined {
    if (!identity) return undefined
    const declared = withoutReferences(fieldsOf(schema).get(identity.field) ?? {}, schemas)
    const { example: _, examples: _more, default: _usual, ...field } = declared
    const { schema: accepted } = identity.parameter
    const isNew = (id: unknown): id is Identity =>
      (typeof id === 'number' || (typeof id === 'string' && id !== '')) &&
      contents.find(String(id)) === undefined &&
      !contents.gone.has(String(id)) &&
      isValid(field, id) &&
      check(accepted, typed(String(id), accepted, contract), 'request').valid
    // Numbers that testers inserted are taken as well.
    for (let attempt = 0; attempt < ATTEMPTS + contents.size; attempt++) {
      const number = ++contents.last
      const random = randomOf(`${seed} ${number}`)
      const found = [number, String(number), valueFor(field, random)].find(isNew)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** The times of a thing that a call creates or changes. */
  function timesAt({ schema }: Collection, now: number, isCreated: boolean): Fields {
    const times: Fields = {}
    for (const [name, field] of fieldsOf(schema)) {
      const [, event] = TIME.exec(name.replaceAll('_', '')) ?? []
      const written = FORMATS[withoutReferences(field, schemas).format ?? '']
      if (event && written && (isCreated || !/created/i.test(event))) times[name] = written(now)
    }
    return times
  }

  const isMarked = (field: Schema, keyword: 'readOnly' | 'writeOnly') =>
    field[keyword] === true || withoutReferences(field, schemas)[keyword] === true
  const isReadOnly = (field: Schema = {}) => isMarked(field, 'readOnly')

  /** The fields of a thing that a request may set: those of the response that are not the server's. */
  function allowed({ schema, identity }: Collection, sent: Fields): Fields {
    const fields = fieldsOf(schema)
    return chosen(fieldsWithin(schema, sent), (name) => {
      const field = fields.get(name) ?? {}
      return name !== identity?.field && !isReadOnly(field) && !isMarked(field, 'writeOnly')
    })
  }

  /** The fields of a thing that requests cannot set: those that are read-only, or not declared for requests. */
  function serverFields({ schema }: Pick<Collection, 'schema'>, thing: Thing, request: Schema = {}): Fields {
    const fields = fieldsOf(schema)
    const declared = fieldsOf(request)
    const inside = [...declared.values()].flatMap((field) => [...fieldsOf(field).keys()])
    const isSent = (name: string) => declared.size === 0 || declared.has(name) || inside.includes(name)
    return chosen(thing, (name) => isReadOnly(fields.get(name)) || !isSent(name))
  }

  /** A generated thing as it is when created: no values yet that only the server sets, and first ones of enums. */
  function begun({ schema, identity }: Collection, thing: Thing, request: Schema | undefined): Thing {
    const isFree = (declared: Schema) => knownValues(withoutReferences(declared, schemas)).length === 0
    if (!isFree(schema)) return thing
    const ofServer = serverFields({ schema }, thing, request)
    const begin: Fields = { ...thing }
    for (const [name, field] of fieldsOf(schema)) {
      if (!(name in thing) || name === identity?.field || !isFree(field)) continue
      const [first] = withoutReferences(field, schemas).enum ?? []
      if (name in ofServer && isValid(field, null)) begin[name] = null
      else if (first !== undefined) begin[name] = first
    }
    return fitted(schema, thing, [begin]).thing
  }

  /** A thing as a schema shows it, which may be a summary of it. */
  function viewOf(schema: Schema, { schema: whole, identity }: Collection, thing: Thing): Thing {
    if (isSame(schema, whole)) return thing
    const summary = fieldsWithin(schema, thing)
    if (isValid(schema, summary)) return summary
    const base = valueFor(schema, randomOf(String(identity && thing[identity.field])))
    return isRecord(base) ? fitted(schema, base, [{ ...base, ...summary }]).thing : summary
  }

  /** A whole body that shows a thing. */
  function bodyWith(
    { field, part }: View,
    collection: Collection,
    thing: Thing,
    around: () => Body,
  ): unknown {
    const inside = viewOf(part, collection, thing)
    return field === undefined ? inside : { ...Object(around().value), [field]: inside }
  }

  const isFilter = ({ schema }: Collection, name: string) => {
    const field = isPaging(name) ? undefined : fieldsOf(schema).get(name)
    return field !== undefined && isScalar(field, schemas)
  }

  return {
    ...{ contract, valueFor, isValid, isIdentity, isFilter, envelopeOf, fieldsOf, bodyOf, thing },
    ...{ mayIdentify, newIdentity, valueIn, fitted, allowed, serverFields, begun, timesAt },
    ...{ viewOf, bodyWith },
  }
}

const chosen = (fields: Fields, isChosen: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isChosen(name)))

const TIME = /^(?:last)?(created|updated|modified)(?:at|on|date|time)?$/i
const FORMATS: Record<string, (now: number) => unknown> = {
  'date-time': timestamp,
  date: (now) => timestamp(now).slice(0, 10),
  'unix-time': (now) => Math.floor(now / 1000),
}
