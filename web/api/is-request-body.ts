import type { operations } from '#contract'
import { requestBodies } from './request-bodies.ts'
import { isRecord } from './shape.ts'

type Repeatable = keyof typeof requestBodies
type BodyOf<Id extends Repeatable> = operations[Id]['requestBody']['content']['application/json']

/**
 * Whether a stored body still has what the contract requires, and its optional fields are of the right type. Its limits
 * are left to the server: an attempt that is dropped here could be sent twice.
 */
export const isBodyOf =
  <Id extends Repeatable>(operation: Id) =>
  (value: unknown): value is BodyOf<Id> =>
    isRecord(value) &&
    Object.entries(requestBodies[operation]).every(([name, type]) => {
      const field = value[name.replace('?', '')]
      return field === undefined ? name.endsWith('?') : field !== null && typeof field === type
    })
