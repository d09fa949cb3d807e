import { isDeepStrictEqual } from 'node:util'
import type { ContractRun } from './contract-run.ts'
import type { ActorRole, OperationId } from './document.ts'

/** One declared status of an operation, as one role gets it. */
export type Cell = { operation: OperationId; status: number; role: ActorRole }

export type Check = {
  /** Its kind, then its own name: `state/refund-overpays`. Choose it with `--only`. */
  id: string
  /** A sentence about every server that holds to the contract. */
  title: string
  covers: Cell[]
  /** What it does to the server, in words; absent if it only reads. */
  changes?: string
  /** Whether it takes a server in this process, whose clock can be moved and whose mails can be read. */
  needsOwnServer?: true
  verify(run: ContractRun): Promise<void>
}

/** The server does not do what the contract says. */
export class Broken extends Error {
  override name = 'Broken'
}

/** A request changed what it did not name. Found, and put back, when the check has ended. */
export class Damage extends Broken {
  override name = 'Damage'
}

/** Nothing can be said: there is no data, no account or no permission for it. The message is the reason. */
export class NotCovered extends Error {
  override name = 'NotCovered'
}

/** @throws Broken unless it holds */
export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Broken(otherwise)
}

/** @throws Broken if the two differ, fields in any order and instants however they are written */
export function same(actual: unknown, expected: unknown, what: string): void {
  must(isSame(actual, expected), `${what} is ${short(actual)}, expected ${short(expected)}`)
}

/** Whether two values of answers mean the same: fields in any order, and instants however they are written. */
export const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(comparable(one), comparable(other))

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/

/** One instant may be written with more or fewer fractional digits. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string' && INSTANT.test(value)) return new Date(value).toISOString()
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null || value instanceof Set) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, comparable(each)]))
}

/** @throws NotCovered with the reason if it is missing */
export function needed<Value>(value: Value | undefined, reason: string): Value {
  if (value === undefined) throw new NotCovered(reason)
  return value
}

export const cell = (operation: OperationId, status: number, role: ActorRole): Cell => ({
  operation,
  status,
  role,
})

export const kindOf = ({ id }: Pick<Check, 'id'>) => id.slice(0, id.indexOf('/'))

// The reports shorten it, after they have hidden what is secret.
const KEPT_CHARACTERS = 5000

const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'absent'
  return text.length > KEPT_CHARACTERS ? `${text.slice(0, KEPT_CHARACTERS)}…` : text
}
