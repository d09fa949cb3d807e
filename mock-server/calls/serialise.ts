import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/schema.ts'
import { refName, resolve } from '../contract/schema.ts'
import type { FieldError } from '../refusal.ts'
import type { RowJson } from './joined-text.ts'
import { JoinedText, rowJson } from './joined-text.ts'

/** Thrown if a response violates the contract, which is always a bug in a handler. */
export class InvalidResponse extends Error {
  override name = 'InvalidResponse'
  constructor(readonly errors: FieldError[]) {
    super(errors.map(({ field, message }) => `${field} ${message}`).join('; '))
  }
}

export type Serialise = (schema: Schema, answer: unknown) => JoinedText

type Checks = Pick<Contract, 'check' | 'schemas'>
type AddProperty = (value: unknown, to: JoinedText) => void
type RowsOf = (schema: Schema) => (value: unknown, field: string) => RowJson

/**
 * Validates a response and serialises it. Rows are frozen, so each is validated and serialised once per
 * schema, however often it is listed: a response of 100 rows costs less than without validation.
 * @throws InvalidResponse if it violates the contract
 */
export function serialiser(checks: Checks): Serialise {
  const rows = memo((schema) => rowsOf(schema, checks))
  const answers = memo((schema) =>
    responseSerialiser(schema, checks, (each) => rows(resolve(each, checks.schemas))),
  )
  return (schema, answer) => answers(schema)(answer)
}

function rowsOf(schema: Schema, { check }: Checks): ReturnType<RowsOf> {
  const known = new WeakMap<object, RowJson>()
  return (value, field) => {
    const row = isObject(value) && Object.isFrozen(value) ? value : undefined
    const made = row && known.get(row)
    if (made) return made
    const json = rowJson(checkedJson(value, field, () => check(schema, value)))
    if (row) known.set(row, json)
    return json
  }
}

function responseSerialiser(schema: Schema, checks: Checks, rows: RowsOf) {
  const { properties = {}, required = [] } = resolve(schema, checks.schemas)
  const known = new Map(
    Object.entries(properties).map(([name, each]) => [name, propertyOf(name, each, checks, rows)]),
  )
  return (answer: unknown): JoinedText => {
    if (!isObject(answer)) throw new InvalidResponse([{ field: '', message: 'must be an object' }])
    const missing = required.filter((name) => !(name in answer))
    if (missing.length > 0)
      throw new InvalidResponse(missing.map((field) => ({ field, message: 'is required' })))
    const text = new JoinedText()
    let before = '{'
    for (const [name, value] of Object.entries(answer)) {
      const add = known.get(name)
      if (!add) throw new InvalidResponse([{ field: name, message: 'is not in the contract' }])
      text.add(before)
      add(value, text)
      before = ','
    }
    text.add(before === '{' ? '{}' : '}')
    return text
  }
}

function propertyOf(name: string, schema: Schema, { check }: Checks, rows: RowsOf): AddProperty {
  const key = `${JSON.stringify(name)}:`
  const { items, maxItems = Number.POSITIVE_INFINITY } = schema
  const row = items && refName(items) !== undefined ? rows(items) : undefined
  return (value, to) => {
    to.add(key)
    if (row && Array.isArray(value) && value.length <= maxItems)
      to.addList(value.map((each) => row(each, name)))
    else to.add(checkedJson(value, name, () => check(schema, value)))
  }
}

function checkedJson(value: unknown, field: string, check: () => ReturnType<Contract['check']>): string {
  const result = check()
  if (result.valid) return JSON.stringify(value)
  throw new InvalidResponse(result.errors.map((each) => ({ ...each, field: `${field}.${each.field}` })))
}

function memo<Value>(make: (schema: Schema) => Value): (schema: Schema) => Value {
  const made = new Map<Schema, Value>()
  return (schema) => {
    const value = made.get(schema) ?? make(schema)
    made.set(schema, value)
    return value
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
