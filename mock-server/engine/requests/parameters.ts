import type { Contract } from '../contract/contract.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import type { Schema } from '../contract/schema.ts'
import { resolve } from '../contract/schema.ts'
import { parsedJson } from '../parsed-json.ts'
import type { FieldError } from '../rule-violation.ts'
import { pathIn, pathReader } from './paths.ts'
import type { Raw, Types } from './typed.ts'
import { fieldsIn, shapesOf, typed } from './typed.ts'

export type Parameters = Record<Parameter['in'], Record<string, unknown>>

type Request = { url: string; headers: Headers; path: string }
type Source = Omit<Request, 'path'> & { path: Record<string, string> }
type Values = ReadonlyMap<string, readonly string[]>
type Shape = ReturnType<typeof shapesOf>
type Known = Parameter & {
  target: Schema
  /** The default, if it fits the schema. */
  usual: unknown
  shape: Shape
  fields: readonly string[]
  isFree: boolean
}

/**
 * Reads the parameters of one operation's requests as the contract declares them and OpenAPI writes them, converting
 * text to numbers, booleans, lists and objects.
 */
export function parameterReader(
  operation: Pick<Operation<string>, 'path' | 'basePath' | 'parameters'>,
  { basePath, rules, ...types }: Types & Pick<Contract<string>, 'basePath' | 'rules'>,
): (request: Request) => { parameters: Parameters; errors: FieldError[] } {
  const readable = operation.parameters.map((parameter): Known => {
    const target = resolve(parameter.schema, types.schemas)
    const fields = [...fieldsIn(target, types.schemas).keys()]
    // An object spread over the query may have other fields, unless its schema is closed.
    const isFree =
      parameter.explode !== false && parameter.style === undefined && Boolean(target.additionalProperties)
    const usual = [parameter.schema.default, target.default].find(
      (candidate) => candidate !== undefined && types.check(parameter.schema, candidate, 'request').valid,
    )
    return { ...parameter, target, usual, shape: shapesOf(target, types.schemas), fields, isFree }
  })
  const names: ReadonlySet<string> = new Set(readable.map(({ name }) => name))
  const isDeclared = queryNames(readable.filter((parameter) => parameter.in === 'query'))
  const pathOf = pathReader(pathIn({ basePath }, operation))
  const hasCookies = readable.some((parameter) => parameter.in === 'cookie')
  return (request) => {
    const query = queryOf(request.url)
    const path = pathOf(request.path) ?? {}
    const sources = {
      ...request,
      path,
      query,
      names,
      cookies: hasCookies ? cookiesOf(request.headers) : NONE,
    }
    const parameters: Parameters = { path: {}, query: {}, header: {}, cookie: {} }
    const errors = query.size === 0 || !rules.isQueryClosed ? [] : unknownNames(query, isDeclared)
    for (const parameter of readable) {
      const { usual, name, in: location } = parameter
      if (isAbsent(parameter, query)) continue
      const raw = rawValue(parameter, sources)
      if (raw === undefined && !parameter.required) {
        if (usual !== undefined) parameters[location][name] = usual
        continue
      }
      if (raw === TWICE) {
        errors.push({ field: name.slice(0, 200), message: 'is given twice' })
        continue
      }
      if (raw === '' && parameter.allowEmptyValue) continue
      const value = raw === undefined ? undefined : meaningOf(parameter, raw, types)
      const result = types.check(parameter.schema, value, 'request')
      if (result.valid) parameters[location][name] = result.value
      else errors.push(...result.errors.map((error) => explained(parameter, error, raw)))
    }
    return { parameters, errors }
  }
}

function explained(parameter: Known, { field, message }: FieldError, raw: Raw | undefined): FieldError {
  const { in: location, name, shape, explode, style } = parameter
  const isRepeatable = location === 'query' && shape.isList && explode !== false && style === undefined
  const hasComma = Array.isArray(raw) && raw.some((item) => typeof item === 'string' && item.includes(','))
  return {
    field: named(parameter, field),
    message: isRepeatable && hasComma ? `${message}; ${repeated(name)}` : message,
  }
}

/** Most calls have few of their possible parameters. */
const isAbsent = ({ in: location, style, shape, required, usual, name }: Known, query: Values) =>
  location === 'query' &&
  !required &&
  style === undefined &&
  !shape.isObject &&
  usual === undefined &&
  !query.has(name)

const NONE: Values = new Map()
const TWICE = Symbol('given twice')

function meaningOf({ style, target }: Known, raw: Raw, types: Types): unknown {
  if (style === 'content') return typeof raw === 'string' ? parsedJson(raw) : raw
  return typed(raw, target, types)
}

/** A request URL has no fragment: everything after the first question mark is its query. */
function queryOf(url: string): Values {
  const at = url.indexOf('?')
  return at === -1 ? NONE : grouped(new URLSearchParams(url.slice(at + 1)))
}

/** The values of each name, in order. */
export function grouped(pairs: Iterable<readonly [name: string, value: string]>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [name, value] of pairs) {
    const values = groups.get(name)
    if (values) values.push(value)
    else groups.set(name, [value])
  }
  return groups
}

const cookiesOf = (headers: Headers) =>
  grouped(
    (headers.get('cookie') ?? '').split(/;\s*/).flatMap((cookie) => {
      const at = cookie.indexOf('=')
      return at > 0 ? [[cookie.slice(0, at).trim(), decoded(cookie.slice(at + 1))] as const] : []
    }),
  )

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns whether a name of a query belongs to a parameter. */
function queryNames(parameters: readonly Known[]): (name: string) => boolean {
  const names = new Set(parameters.map(({ name }) => name))
  const open = parameters.filter(({ shape, style }) => shape.isObject && style !== 'content')
  for (const { fields, explode } of open) if (explode !== false) for (const field of fields) names.add(field)
  const hasOwn = (name: string) =>
    open.some((parameter) =>
      parameter.style === 'deepObject' ? name.startsWith(`${parameter.name}[`) : parameter.isFree,
    )
  return (name) => names.has(name) || hasOwn(name)
}

function unknownNames(query: Values, isDeclared: (name: string) => boolean): FieldError[] {
  return [...query.keys()]
    .filter((name) => !isDeclared(name))
    .map((name) => {
      const plain = name.replace(/\[\d*\]$/, '')
      const advice = plain !== name && isDeclared(plain) ? `: ${repeated(plain)}` : ''
      return { field: name.slice(0, 200), message: `is not a parameter of this call${advice}` }
    })
}

/** How to write a list, for callers who write it as another framework does. */
const repeated = (name: string) => `send ${name}=… once for each value`

type Sources = Source & { query: Values; cookies: Values; names: ReadonlySet<string> }

function rawValue(
  parameter: Known,
  { path, headers, query, cookies, names }: Sources,
): Raw | typeof TWICE | undefined {
  const { name, in: location } = parameter
  if (location === 'path') return simple(parameter, path[name])
  if (location === 'header') return simple(parameter, headers.get(name) ?? undefined)
  return fromForm(parameter, location === 'query' ? query : cookies, names)
}

/** `a,b` for a list, and `name,value` or `name=value` for an object. */
function simple(parameter: Known, raw: string | undefined): Raw | undefined {
  const { shape, explode, style } = parameter
  if (raw === undefined || style === 'content') return raw
  const text = withoutPrefix(parameter, raw)
  if (text === undefined) return undefined
  const parts = () => (text === '' ? [] : text.split(',').map((part) => part.trim()))
  if (shape.isObject && (explode ? text.includes('=') : text.includes(',')))
    return explode ? Object.fromEntries(parts().map((part) => pair(part))) : pairs(parts())
  return shape.isList ? parts() : text
}

/** A text in the style `label`, as in `.a.b`, or `matrix`, as in `;name=a`, in the style `simple`; undefined without the prefix. */
function withoutPrefix({ style, name, shape, explode }: Known, text: string): string | undefined {
  if (style !== 'label' && style !== 'matrix') return text
  const separator = style === 'label' ? '.' : ';'
  if (!text.startsWith(separator)) return undefined
  const isOne = !explode || !(shape.isList || shape.isObject)
  const parts = isOne ? [text.slice(1)] : text.slice(1).split(separator)
  if (style === 'label' || (shape.isObject && explode)) return parts.join(',')
  const values = parts.map((part) => pair(part))
  return values.every(([key]) => key === name) ? values.map(([, value]) => value).join(',') : undefined
}

const pair = (text: string): [name: string, value: string] => {
  const at = text.indexOf('=')
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

const pairs = (parts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? '']] : [])),
  )

const SEPARATORS: Record<string, RegExp> = { form: /,/, spaceDelimited: / |%20/, pipeDelimited: /\|/ }

/** A parameter of a query or cookie. `names` are those of all parameters. */
function fromForm(
  { name, style = 'form', explode = style === 'form', shape, fields, isFree }: Known,
  values: Values,
  names: ReadonlySet<string>,
): Raw | typeof TWICE | undefined {
  const ownValues = values.get(name)
  if (style === 'deepObject') return ownValues?.[0] ?? deep(name, values)
  if (shape.isObject && explode && style === 'form' && !ownValues) {
    // A name that is also another parameter's is that one's.
    const possible = isFree ? [...values.keys()] : fields
    const present = possible.filter((field) => values.has(field) && !names.has(field))
    if (present.length === 0) return undefined
    return Object.fromEntries(present.map((field) => [field, single(values.get(field) ?? [])]))
  }
  const [first] = ownValues ?? []
  if (ownValues === undefined || first === undefined) return undefined
  if (shape.isList && explode) return ownValues
  if (ownValues.length > 1) return shape.isList ? ownValues : TWICE
  if (!shape.isList && !shape.isObject) return first
  const parts = first === '' ? [] : first.split(SEPARATORS[style] ?? /,/)
  return shape.isList ? parts : parts.length > 1 ? pairs(parts) : first
}

const single = (values: readonly string[]): Raw => (values.length === 1 ? (values[0] ?? '') : values)

/** `{ gte: '1' }` of `created[gte]=1`, and a list of `created[]=1` or `created[0]=1`. */
export function deep(name: string, values: Values): Raw | undefined {
  const found = [...values].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'))
  if (found.length === 0) return undefined
  const root: Tree = new Map()
  for (const [key, texts] of found) {
    const path = key.slice(name.length + 1, -1).split('][')
    let tree = root
    for (const part of path.slice(0, -1)) {
      const next = tree.get(part)
      const inside: Tree = next instanceof Map ? next : new Map()
      tree.set(part, inside)
      tree = inside
    }
    const last = path.at(-1) ?? ''
    tree.set(last, last === '' ? [...texts] : single(texts))
  }
  return plain(root)
}

type Tree = Map<string, Raw | Tree>

function plain(tree: Tree): Raw {
  const entries = [...tree].map(([key, child]): [string, Raw] => [
    key,
    child instanceof Map ? plain(child) : child,
  ])
  if (entries.every(([key]) => key === '' || /^\d+$/.test(key))) return entries.flatMap(([, child]) => child)
  return Object.fromEntries(entries)
}

/** The value of a declared header. */
export function headerValue(text: string, schema: Schema, types: Types): unknown {
  const shape = shapesOf(schema, types.schemas)
  return typed(shape.isList ? text.split(/\s*,\s*/) : text, schema, types)
}

const named = ({ name }: Parameter, field: string) => (field === '' ? name : `${name}.${field}`)
