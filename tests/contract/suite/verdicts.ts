import { isDeepStrictEqual } from 'node:util'

export type Cell = { operation: string; status: number; role: string }

export class ContractViolation extends Error {
  override name = 'ContractViolation'
}

/** A request changed data that it did not name. Detected and reverted after the check. */
export class Damage extends ContractViolation {
  override name = 'Damage'
}

/** The check cannot run for lack of data, accounts or permission. The message is the reason. */
export class NotCovered extends Error {
  override name = 'NotCovered'
}

export function must(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new ContractViolation(otherwise)
}

export function same(actual: unknown, expected: unknown, subject: string): void {
  must(isSame(actual, expected), `${subject} is ${short(actual)}, expected ${short(expected)}`)
}

/** Compares two response values, regardless of field order and timestamp format. */
export const isSame = (first: unknown, other: unknown) =>
  isDeepStrictEqual(comparable(first), comparable(other))

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/

/** Timestamps may have any number of fractional digits. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string' && INSTANT.test(value)) return new Date(value).toISOString()
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null || value instanceof Set) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, comparable(field)]))
}

export function needed<Value>(value: Value | undefined, reason: string): Value {
  if (value === undefined) throw new NotCovered(reason)
  return value
}

export const cell = (operation: string, status: number, role: string): Cell => ({
  operation,
  status,
  role,
})

export const isSameCell = (first: Cell) => (other: Cell) =>
  first.operation === other.operation && first.status === other.status && first.role === other.role

export const kindOf = ({ id }: { id: string }) => id.slice(0, id.indexOf('/'))

// Reports shorten it further, after redacting secrets.
const KEPT_CHARACTERS = 5000

const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'absent'
  return text.length > KEPT_CHARACTERS ? `${text.slice(0, KEPT_CHARACTERS)}…` : text
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
