import { formatCheck, formatExample } from './formats.ts'
import { rangeOf } from './numbers.ts'
import type { Schema } from './schema.ts'

export const UNKNOWN_FIELD = 'is not a field of this request'

/** The requirement of a schema as a message, derived from the contract. */
export function requirement(schema: Schema, value: unknown): string {
  if (value === undefined) return 'is required'
  if (schema.enum)
    return schema.enum.length === 0 ? 'is not allowed here' : `must be one of ${schema.enum.join(', ')}`
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
  if (schema['x-requirement'] !== undefined) return schema['x-requirement']
  const example = formatExample(format)
  if (example !== undefined && !formatCheck(format)?.(value)) return `must be ${example}`
  return 'has characters that are not allowed here'
}

function numberRequirement(schema: Schema, value: unknown): string {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  if (typeof value !== 'number') return type === 'integer' ? 'must be a whole number' : 'must be a number'
  if (type === 'integer' && !Number.isInteger(value)) return 'must be a whole number'
  if (minimum !== undefined && value < minimum) return `must be at least ${minimum}`
  if (maximum !== undefined && value > maximum) return `must be at most ${maximum}`
  const [min, max] = rangeOf(schema.format) ?? []
  if (min !== undefined && max !== undefined && (value < min || value > max))
    return `is not within ${schema.format}`
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return `must be above ${exclusiveMinimum}`
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return `must be below ${exclusiveMaximum}`
  return `must be a multiple of ${multipleOf}`
}

function range(min: number | undefined, max: number | undefined, unit: string, many: string): string {
  const bounds = [min !== undefined && `at least ${min}`, max !== undefined && `at most ${max}`]
  return `${bounds.filter(Boolean).join(' and ')} ${(max ?? min) === 1 ? unit : many}`
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
