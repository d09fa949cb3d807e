import type { ContractDocument, Schema } from '../document.ts'
import { isRecord } from '../verdicts.ts'

/** Only what is required. */
export function least(document: ContractDocument, schema: Schema, value: unknown): unknown {
  const { required = [] } = document.resolved(schema)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => required.includes(name)))
}

const LONGEST = 10_000

/** A valid value with one field at a bound, for each bound of each field, also of those inside others. */
export function bounds(document: ContractDocument, schema: Schema, good: unknown): object[] {
  if (!isRecord(good)) return []
  return Object.entries(document.resolved(schema).properties ?? {}).flatMap(([name, given]) => {
    const field = document.resolved(given)
    if (field.readOnly) return []
    const texts = [field.minLength, field.maxLength].flatMap((length) =>
      length === undefined || length > LONGEST ? [] : ['a'.repeat(length)],
    )
    const inside = bounds(document, field, Reflect.get(good, name))
    const values = [field.minimum, field.maximum, ...(field.enum ?? []), ...texts, ...inside].filter(
      (bound) => bound !== undefined,
    )
    return values
      .map((value) => ({ ...good, [name]: value }))
      .filter((value) => document.judge.isValid(schema, value))
  })
}
