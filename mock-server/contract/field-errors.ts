import type { core } from 'zod'
import type { FieldError } from '../refusal.ts'
import type { Schema, Schemas } from './schema.ts'
import { resolve } from './schema.ts'

export const UNKNOWN_FIELD = 'is not a field of this request'

const MAX_ERRORS = 100
const MAX_FIELD_LENGTH = 200

/**
 * What is wrong with each field, in words that follow from the contract: zod says where, the schema says what.
 * At most 100 errors.
 */
export function fieldErrors(
  issues: core.$ZodRawIssue[],
  value: unknown,
  schema: Schema,
  schemas: Schemas,
): FieldError[] {
  const errors = issues.flatMap((issue) => errorsOf(issue, value, schema, schemas))
  // A text that breaks both its format and its pattern is one error to its reader.
  return [...new Map(errors.map((error) => [error.field, error])).values()].slice(0, MAX_ERRORS)
}

function errorsOf(issue: core.$ZodRawIssue, value: unknown, schema: Schema, schemas: Schemas): FieldError[] {
  const path = (issue.path ?? []).map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: nameOf([...path, key]),
      message: UNKNOWN_FIELD,
    }))
  }
  if (issue.code === 'invalid_key') return [{ field: nameOf(path), message: 'is not an allowed name' }]
  const place = path.reduce<Place>((at, key) => step(at, key, schemas), { schema, value })
  return [{ field: nameOf(path), message: requirement(resolve(place.schema, schemas), place.value) }]
}

type Place = { schema: Schema; value: unknown }

function step({ schema, value }: Place, key: string, schemas: Schemas): Place {
  const { properties, items, additionalProperties } = resolve(schema, schemas)
  return {
    schema: properties?.[key] ?? items ?? (additionalProperties || {}),
    value: typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
  }
}

const nameOf = (path: string[]) => path.join('.').slice(0, MAX_FIELD_LENGTH)

function requirement(schema: Schema, value: unknown): string {
  if (value === undefined) return 'is required'
  if (schema.enum) return `must be one of ${schema.enum.join(', ')}`
  if (schema.type === 'string')
    return typeof value === 'string' ? textRequirement(schema, value) : 'must be text'
  if (schema.type === 'boolean') return 'must be true or false'
  if (schema.type === 'array')
    return Array.isArray(value)
      ? `must have ${range(schema.minItems, schema.maxItems)} entries`
      : 'must be a list'
  if (schema.type === 'object')
    return isRecord(value)
      ? `must have ${range(schema.minProperties, schema.maxProperties)} fields`
      : 'must be an object'
  return numberRequirement(schema, value)
}

function textRequirement({ minLength = 0, maxLength, format, ...schema }: Schema, value: string): string {
  const length = [...value].length
  if (length < minLength)
    return minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters`
  if (maxLength !== undefined && length > maxLength) return `must have at most ${maxLength} characters`
  if (format === 'date') return 'must be a day like 2026-11-21'
  if (format === 'date-time') return 'must be a UTC time like 2026-11-21T06:00:00Z'
  return schema['x-requirement'] ?? 'has characters that are not allowed here'
}

function numberRequirement({ type, minimum, maximum }: Schema, value: unknown): string {
  if (typeof value !== 'number') return type === 'integer' ? 'must be a whole number' : 'must be a number'
  if (type === 'integer' && !Number.isInteger(value)) return 'must be a whole number'
  if (minimum !== undefined && value < minimum) return `must be at least ${minimum}`
  return `must be at most ${maximum}`
}

const range = (min?: number, max?: number) =>
  [min !== undefined && `at least ${min}`, max !== undefined && `at most ${max}`]
    .filter(Boolean)
    .join(' and ')

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
