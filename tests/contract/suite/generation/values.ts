import fc from 'fast-check'
import type { ContractDocument, Schema } from '../document.ts'

// Realistic text: various scripts, HTML and SQL metacharacters, surrogate pairs.
const LETTERS = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,\'&<>"%()/é\u212B₹ñकोश🧵中',
]
const DAYS_AHEAD = 300

/** Valid values for the schema, including its bounds. `now` is the server time in epoch milliseconds. */
export function values(document: ContractDocument, schema: Schema, now: number): fc.Arbitrary<unknown> {
  return raw(document, document.resolved(schema), now).filter((value) =>
    document.judge.isValid(schema, value),
  )
}

function raw(document: ContractDocument, schema: Schema, now: number): fc.Arbitrary<unknown> {
  const { type, properties = {}, required = [], additionalProperties, items } = schema
  if (type === 'object' && typeof additionalProperties === 'object' && Object.keys(properties).length === 0)
    return notes(document, additionalProperties, now)
  if (type === 'object') {
    const fields = Object.entries(properties).map(
      ([name, each]) => [name, values(document, each, now)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
  }
  if (type === 'array' && items) {
    return fc.array(values(document, items, now), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.max(schema.minItems ?? 0, 3),
    })
  }
  if (type === 'boolean') return fc.boolean()
  return type === 'string' ? texts(schema, now) : numbers(schema)
}

const notes = (document: ContractDocument, schema: Schema, now: number) =>
  fc.dictionary(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_ ]{0,9}$/), values(document, schema, now), {
    maxKeys: 3,
    noNullPrototype: true,
  })

function numbers({ minimum, maximum }: Schema): fc.Arbitrary<number> {
  const least = Math.ceil(minimum ?? Math.min(0, maximum ?? 0))
  const most = Math.floor(maximum ?? Math.max(least, 1_000_000))
  return fc.oneof(
    fc.constantFrom(least, most),
    fc.integer({ min: least, max: Math.max(least, Math.min(most, 2 ** 31)) }),
  )
}

function texts({ enum: members, format, pattern, minLength = 0, maxLength = 40 }: Schema, now: number) {
  if (members) return fc.constantFrom(...members)
  if (format === 'date-time') return instants(now)
  if (format === 'date') return instants(now - DAYS_AHEAD * 86_400_000).map((text) => text.slice(0, 10))
  if (pattern?.includes('@')) return emails
  const free = fc
    .array(fc.constantFrom(...LETTERS), {
      minLength: Math.max(1, minLength),
      maxLength: Math.max(1, minLength, Math.min(maxLength, 40)),
    })
    .map((letters) => letters.join(''))
  const edges = fc.constantFrom(
    'a'.repeat(Math.max(1, minLength)),
    '🧵'.repeat(maxLength),
    'Ravi & Söhne <b>',
    ' blanks  kept ',
  )
  const isFree = pattern === undefined || pattern.includes('[^')
  return isFree ? fc.oneof({ weight: 3, arbitrary: free }, edges) : fc.stringMatching(new RegExp(pattern))
}

const instants = (now: number) =>
  fc.integer({ min: 1, max: DAYS_AHEAD }).map((days) => new Date(now + days * 86_400_000).toISOString())

const emails = fc
  .stringMatching(/^[a-z]{1,8}(\.[a-z]{1,8})?(\+[a-z]{1,4})?$/)
  .map((name) => `${name}@contract-suite.example`)
