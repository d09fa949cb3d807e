import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/schema.ts'
import { refName, resolve } from '../contract/schema.ts'
import type { FieldError } from '../rule-violation.ts'

/** Thrown if a response violates the contract, which is always a bug in a handler. */
export class InvalidResponse extends Error {
  override name = 'InvalidResponse'
  constructor(readonly errors: FieldError[]) {
    super(errors.map(({ field, message }) => `${field} ${message}`).join('; '))
  }
}

type Serialise = (schema: Schema, response: unknown) => string

/**
 * Validates a response and serialises it. Rows are frozen, so each is validated and serialised once per
 * schema, however often it is listed: a response of 100 rows costs less than without validation.
 * @throws InvalidResponse if it violates the contract
 */
export function serialiser({ check, schemas }: Pick<Contract, 'check' | 'schemas'>): Serialise {
  const cache = new Map<Schema, WeakMap<object, string>>()

  function checked(schema: Schema, value: unknown, field: string): string {
    const result = check(schema, value)
    if (result.valid) return JSON.stringify(value)
    throw new InvalidResponse(result.errors.map((error) => ({ ...error, field: `${field}.${error.field}` })))
  }

  function rowJson(schema: Schema, row: unknown, field: string): string {
    if (typeof row !== 'object' || row === null || !Object.isFrozen(row)) return checked(schema, row, field)
    const rows = cache.get(schema) ?? new WeakMap<object, string>()
    cache.set(schema, rows)
    const json = rows.get(row) ?? checked(schema, row, field)
    rows.set(row, json)
    return json
  }

  function property(name: string, schema: Schema | undefined, value: unknown): string {
    if (!schema) throw new InvalidResponse([{ field: name, message: 'is not in the contract' }])
    const { items, maxItems = Number.POSITIVE_INFINITY } = schema
    const isListOfRows = items && refName(items) !== undefined && Array.isArray(value)
    if (!isListOfRows || value.length > maxItems) return checked(schema, value, name)
    const rowSchema = resolve(items, schemas)
    return `[${value.map((row) => rowJson(rowSchema, row, name)).join(',')}]`
  }

  return (schema, response) => {
    if (typeof response !== 'object' || response === null)
      throw new InvalidResponse([{ field: '', message: 'must be an object' }])
    const { properties = {}, required = [] } = resolve(schema, schemas)
    const missing = required.filter((name) => !(name in response))
    if (missing.length > 0)
      throw new InvalidResponse(missing.map((field) => ({ field, message: 'is required' })))
    const fields = Object.entries(response).map(
      ([name, value]) => `${JSON.stringify(name)}:${property(name, properties[name], value)}`,
    )
    return `{${fields.join(',')}}`
  }
}
