import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/schema.ts'
import { refName, resolve } from '../contract/schema.ts'
import type { FieldError } from '../refusal.ts'

/** The server's own answer does not hold to the contract: a bug in a handler, never the caller's fault. */
export class BrokenAnswer extends Error {
  override name = 'BrokenAnswer'
  constructor(readonly errors: FieldError[]) {
    super(errors.map(({ field, message }) => `${field} ${message}`).join('; '))
  }
}

export type Serialise = (schema: Schema, answer: unknown) => string

/**
 * Checks an answer and turns it into JSON. A row of the store is frozen and never changes, so it is checked and
 * serialised once, however often it is listed: an answer of 100 rows costs about as much as one without checks.
 * @throws BrokenAnswer if it is not what the contract declares
 */
export function serialiser({ check, schemas }: Pick<Contract, 'check' | 'schemas'>): Serialise {
  const rows = new WeakMap<object, string>()

  const row = (schema: Schema, value: unknown, field: string): string => {
    const known = isObject(value) ? rows.get(value) : undefined
    if (known !== undefined) return known
    const result = check(schema, value)
    if (!result.valid)
      throw new BrokenAnswer(result.errors.map((each) => ({ ...each, field: `${field}.${each.field}` })))
    const json = JSON.stringify(value)
    if (isObject(value) && Object.isFrozen(value)) rows.set(value, json)
    return json
  }

  const property = (schema: Schema, value: unknown, field: string): string => {
    const { items, maxItems = Number.POSITIVE_INFINITY } = schema
    const isList = items && refName(items) !== undefined && Array.isArray(value) && value.length <= maxItems
    return isList ? `[${value.map((each) => row(items, each, field)).join(',')}]` : row(schema, value, field)
  }

  return (schema, answer) => {
    const { properties = {}, required = [] } = resolve(schema, schemas)
    if (!isObject(answer)) throw new BrokenAnswer([{ field: '', message: 'must be an object' }])
    const missing = required.filter((name) => !(name in answer))
    if (missing.length > 0)
      throw new BrokenAnswer(missing.map((field) => ({ field, message: 'is required' })))
    const parts = Object.entries(answer).map(([name, value]) => {
      const declared = properties[name]
      if (!declared) throw new BrokenAnswer([{ field: name, message: 'is not in the contract' }])
      return `${JSON.stringify(name)}:${property(declared, value, name)}`
    })
    return `{${parts.join(',')}}`
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
