import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { FieldProblem } from './api-error.ts'

export type Schema = {
  $ref?: string
  type?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  propertyNames?: Schema
  required?: string[]
  additionalProperties?: boolean | Schema
  minProperties?: number
  maxProperties?: number
  'x-bank-holidays'?: Record<string, string>
}
export type Parameter = { name: string; in: string; schema: Schema }
export type Described = {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
  responses: Record<string, object>
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}
export type Contract = {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

const text = readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8')

const document: Contract = parse(text)

/** Returns a copy, so that one backend can alter it without affecting the next. */
export const readContract = (): Contract => structuredClone(document)

export function problemsIn(
  contract: Contract,
  reference: Schema,
  value: unknown,
  field = '',
): FieldProblem[] {
  const schema = named(contract, reference)
  const wrong = (message: string) => [{ field, message }]
  if (!isOfType(schema.type, value)) return wrong(`must be of the type ${schema.type}`)
  if (schema.enum && !schema.enum.some((member) => member === value))
    return wrong(`must be one of ${schema.enum.join(', ')}`)
  if (typeof value === 'number') return within(schema, value) ? [] : wrong('is out of bounds')
  if (typeof value === 'string') return isText(schema, value) ? [] : wrong('is not of the right form')
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items = {} } = schema
    if (value.length < minItems || value.length > maxItems) return wrong('has the wrong number of entries')
    return value.flatMap((each, index) => problemsIn(contract, items, each, inner(field, `${index}`)))
  }
  return typeof value === 'object' && value !== null ? problemsInObject(contract, schema, value, field) : []
}

function problemsInObject(contract: Contract, schema: Schema, value: object, field: string): FieldProblem[] {
  const { properties = {}, required = [], additionalProperties = true, propertyNames } = schema
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema
  const entries = Object.entries(value)
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ field: inner(field, name), message: 'is required' }))
  if (entries.length < minProperties || entries.length > maxProperties)
    return [...missing, { field, message: 'has the wrong number of fields' }]
  return [
    ...missing,
    ...entries.flatMap(([name, each]) => {
      const index = inner(field, name)
      if (propertyNames && problemsIn(contract, propertyNames, name).length > 0)
        return [{ field: index.slice(0, 200), message: 'has a name that is not allowed' }]
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (known) return problemsIn(contract, known, each, index)
      if (additionalProperties === false) return [{ field: index.slice(0, 200), message: 'is not known' }]
      return typeof additionalProperties === 'object'
        ? problemsIn(contract, additionalProperties, each, index)
        : []
    }),
  ]
}

const inner = (field: string, name: string) => (field === '' ? name : `${field}.${name}`)

export function named(contract: Contract, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : named(contract, contract.components.schemas[name] ?? {})
}

function isOfType(type: string | undefined, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return type === undefined || typeof value === type
}

const within = (
  { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: Schema,
  value: number,
) => value >= minimum && value <= maximum

// Checks the length first, so that a pattern never runs on unbounded text.
function isText({ minLength = 0, maxLength = 100_000, pattern, format }: Schema, value: string): boolean {
  if (value.length > maxLength * 2) return false
  const length = [...value].length
  if (length < minLength || length > maxLength) return false
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return false
  if (format === 'date') return isDay(value)
  if (format !== 'date-time') return true
  return isDay(value.slice(0, 10)) && !value.includes('T24') && !Number.isNaN(Date.parse(value))
}

function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
