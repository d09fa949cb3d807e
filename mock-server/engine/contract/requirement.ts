import type { Schema } from './schema.ts'

/** The requirement of a schema as a message, derived from the contract. */
export function requirement(schema: Schema, value: unknown): string {
  if (value === undefined) return 'is required'
  if (schema.enum) return `must be one of ${schema.enum.join(', ')}`
  if (schema.type === 'null') return 'must be null'
  if (schema.type === 'string')
    return typeof value === 'string' ? textRequirement(schema, value) : 'must be text'
  if (schema.type === 'boolean') return 'must be true or false'
  if (schema.type === 'array')
    return Array.isArray(value)
      ? `must have ${range(schema.minItems, schema.maxItems, 'entry', 'entries')}`
      : 'must be a list'
  if (schema.type === 'object')
    return isRecord(value)
      ? `must have ${range(schema.minProperties, schema.maxProperties, 'field', 'fields')}`
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

function numberRequirement(schema: Schema, value: unknown): string {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  if (typeof value !== 'number') return type === 'integer' ? 'must be a whole number' : 'must be a number'
  if (type === 'integer' && !Number.isInteger(value)) return 'must be a whole number'
  if (minimum !== undefined && value < minimum) return `must be at least ${minimum}`
  if (maximum !== undefined && value > maximum) return `must be at most ${maximum}`
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return `must be above ${exclusiveMinimum}`
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return `must be below ${exclusiveMaximum}`
  return `must be a multiple of ${multipleOf}`
}

function range(min: number | undefined, max: number | undefined, one: string, many: string): string {
  const bounds = [min !== undefined && `at least ${min}`, max !== undefined && `at most ${max}`]
  return `${bounds.filter(Boolean).join(' and ')} ${(max ?? min) === 1 ? one : many}`
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
