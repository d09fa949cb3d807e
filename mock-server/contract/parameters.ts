import type { FieldError } from '../refusal.ts'
import { invalid } from '../refusal.ts'
import type { Check, Operation, Parameter } from './contract.ts'
import type { Schema, Schemas } from './schema.ts'
import { resolve } from './schema.ts'

export type Parameters = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
}

/** Path, query and header of a request as the contract describes them, text turned into numbers and lists. */
export function parametersOf(
  operation: Operation<string>,
  request: { url: string; headers: Headers; path: Record<string, string> },
  { check, schemas }: { check: Check; schemas: Schemas },
): Parameters {
  const searchParams = queryOf(request.url)
  const parameters: Parameters = { path: {}, query: {}, header: {} }
  const errors = unknownNames(operation, searchParams)
  for (const parameter of operation.parameters) {
    const schema = resolve(parameter.schema, schemas)
    const raw = rawValue(parameter, schema, request, searchParams)
    if (raw === undefined && !parameter.required && schema.default === undefined) continue
    const result = check(parameter.schema, raw === undefined ? schema.default : typed(raw, schema))
    if (result.valid) parameters[parameter.in][parameter.name] = result.value
    else errors.push(...result.errors.map((error) => ({ ...error, field: named(parameter, error.field) })))
  }
  return errors.length > 0 ? invalid(errors) : parameters
}

/** A request's URL has no fragment: what follows the first question mark is its query. */
function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at === -1 ? '' : url.slice(at + 1))
}

function unknownNames({ parameters }: Operation<string>, searchParams: URLSearchParams): FieldError[] {
  const known = new Map(
    parameters.filter((each) => each.in === 'query').map((each) => [each.name, each.schema.type]),
  )
  return [...new Set(searchParams.keys())].flatMap((name) => {
    const field = name.slice(0, 200)
    if (!known.has(name)) return [{ field, message: 'is not a parameter of this call' }]
    const isTwice = known.get(name) !== 'array' && searchParams.getAll(name).length > 1
    return isTwice ? [{ field, message: 'is given twice' }] : []
  })
}

function rawValue(
  { name, ...parameter }: Parameter,
  schema: Schema,
  request: { headers: Headers; path: Record<string, string> },
  searchParams: URLSearchParams,
): string | string[] | undefined {
  if (parameter.in === 'path') return request.path[name]
  if (parameter.in === 'header') return request.headers.get(name) ?? undefined
  if (!searchParams.has(name)) return undefined
  return schema.type === 'array' ? searchParams.getAll(name) : (searchParams.get(name) ?? undefined)
}

export function typed(raw: string | string[], { type }: Schema): unknown {
  // Only plain digits are a number here: neither ' 1', '0x1', '1e3' nor '' may pass for one.
  if (type === 'integer' && typeof raw === 'string' && /^-?\d{1,16}$/.test(raw)) return Number(raw)
  return raw
}

const named = ({ name }: Parameter, field: string) => (field === '' ? name : `${name}.${field}`)
