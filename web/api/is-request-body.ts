import type { operations } from '#contract'
import { isRecord } from './errors.ts'
import { requestBodies } from './request-bodies.ts'

type Repeatable = keyof typeof requestBodies
type BodyOf<Id extends Repeatable> = operations[Id]['requestBody']['content']['application/json']
type Fields = { readonly [name: string]: string | Fields }

/**
 * Whether a stored body still has what the contract requires, and its optional fields are of the right type. Its limits
 * are left to the server: an attempt that is dropped here could be sent twice.
 */
export const isBodyOf =
  <Id extends Repeatable>(operation: Id) =>
  (value: unknown): value is BodyOf<Id> =>
    hasFields(value, requestBodies[operation])

function hasFields(value: unknown, fields: Fields): boolean {
  if (!isRecord(value)) return false
  return Object.entries(fields).every(([name, type]) => {
    const field = value[name.replace('?', '')]
    if (field === undefined) return name.endsWith('?')
    return typeof type === 'string' ? field !== null && typeof field === type : hasFields(field, type)
  })
}
