import type { FieldError } from '../http-error.ts'
import type { Check } from './contract.ts'
import type { Operation, Parameter } from './operation.ts'
import type { Schema, Schemas, TypeName } from './schema.ts'
import { resolve } from './schema.ts'

export type Parameters = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
}

type Source = { url: string; headers: Headers; path: Record<string, string> }
type Query = ReadonlyMap<string, readonly string[]>
type ResolvedParameter = Parameter & { target: Schema }

/**
 * Reads path, query and header parameters of one operation's requests as the contract declares them, converting text
 * to numbers, booleans and lists.
 */
export function parameterReader(
  operation: Operation<string>,
  { check, schemas }: { check: Check; schemas: Schemas },
): (request: Source) => { parameters: Parameters; errors: FieldError[] } {
  const known: ResolvedParameter[] = operation.parameters.map((each) => ({
    ...each,
    target: resolve(each.schema, schemas),
  }))
  const inQuery = new Map(known.filter((each) => each.in === 'query').map((each) => [each.name, each]))
  return (request) => {
    const query = queryOf(request.url)
    const parameters: Parameters = { path: {}, query: {}, header: {} }
    const errors = query.size === 0 ? [] : wrongNames(query, inQuery)
    for (const parameter of known) {
      const { target, name } = parameter
      const raw = rawValue(parameter, request, query)
      if (raw === undefined && !parameter.required && target.default === undefined) continue
      const result = check(parameter.schema, raw === undefined ? target.default : typed(raw, target, schemas))
      if (result.valid) parameters[parameter.in][name] = result.value
      else errors.push(...result.errors.map((error) => ({ ...error, field: named(parameter, error.field) })))
    }
    return { parameters, errors }
  }
}

const NONE: Query = new Map()

/** A request URL has no fragment: everything after the first question mark is its query. */
function queryOf(url: string): Query {
  const at = url.indexOf('?')
  if (at === -1) return NONE
  const query = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
    const values = query.get(name)
    if (values) values.push(value)
    else query.set(name, [value])
  }
  return query
}

function wrongNames(query: Query, known: ReadonlyMap<string, ResolvedParameter>): FieldError[] {
  const errors: FieldError[] = []
  for (const [name, values] of query) {
    const parameter = known.get(name)
    const field = name.slice(0, 200)
    if (!parameter) errors.push({ field, message: 'is not a parameter of this call' })
    else if (values.length > 1 && parameter.target.type !== 'array')
      errors.push({ field, message: 'is given twice' })
  }
  return errors
}

function rawValue(
  { name, target, in: location }: ResolvedParameter,
  { path, headers }: Source,
  query: Query,
): string | readonly string[] | undefined {
  if (location === 'path') return path[name]
  if (location === 'header') return headers.get(name) ?? undefined
  const values = query.get(name)
  return target.type === 'array' ? values : values?.[0]
}

/** The value that a parameter or header means: a number, a boolean or a list if its schema is one, otherwise its text. */
export function typed(raw: string | readonly string[], schema: Schema, schemas: Schemas): unknown {
  const { type, items } = resolve(schema, schemas)
  if (typeof raw !== 'string') return items ? raw.map((each) => typed(each, items, schemas)) : raw
  const allows = (name: TypeName) => [type].flat().includes(name)
  // Only plain digits count as a number, not ' 1', '0x1', '1e3' or ''.
  if ((allows('integer') || allows('number')) && /^-?\d{1,16}$/.test(raw)) return Number(raw)
  if (allows('number') && /^-?\d{1,16}\.\d{1,16}$/.test(raw)) return Number(raw)
  if (allows('boolean') && (raw === 'true' || raw === 'false')) return raw === 'true'
  return raw
}

const named = ({ name }: Parameter, field: string) => (field === '' ? name : `${name}.${field}`)
