import { isRecord } from '../contract/requirement.ts'

/** Which calls are meant, in addition to their operation. All conditions must match. */
export type Match = {
  /** Without the query; `*` matches anything, as in `/api/payments/links/*`. */
  path?: string
  /** Headers with exactly these values. */
  headers?: Record<string, string>
  /** Query parameters with exactly these values. */
  query?: Record<string, string>
  /** Fields that the JSON body must have with these values, at any depth; others are ignored. */
  body?: Record<string, unknown>
}

export type Incoming = { path: string; query: URLSearchParams; headers: Headers; body: unknown }

export const fitsMatch = (match: Match, incoming: Incoming): boolean =>
  differences(match, incoming).length === 0

/** What of a call is not as wanted, such as `body.amount is 100, not 49900`. */
export function differences({ path, headers = {}, query = {}, body }: Match, incoming: Incoming): string[] {
  const isPath = path === undefined || fitsPattern(path, incoming.path)
  return [
    ...(isPath ? [] : [different('path', incoming.path, path)]),
    ...differing('header', headers, (name) => incoming.headers.get(name)),
    ...differing('query', query, (name) => incoming.query.get(name)),
    ...(body === undefined ? [] : differingBody(incoming.body, body, 'body')),
  ]
}

export const different = (what: string, found: unknown, wanted: unknown) =>
  `${what} is ${found === undefined || found === null ? 'missing' : shown(found)}, not ${shown(wanted)}`

const MAX_SHOWN = 100

const shown = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'missing')).slice(0, MAX_SHOWN)

const differing = (kind: string, wanted: Record<string, string>, found: (name: string) => string | null) =>
  Object.entries(wanted)
    .filter(([name, value]) => found(name) !== value)
    .map(([name, value]) => different(`${kind} ${name}`, found(name), value))

function differingBody(value: unknown, wanted: unknown, path: string): string[] {
  if (typeof wanted !== 'object' || wanted === null)
    return value === wanted ? [] : [different(path, value, wanted)]
  if (!isRecord(value) && !Array.isArray(value)) return [different(path, value, wanted)]
  return Object.entries(wanted).flatMap(([name, inner]) =>
    differingBody(Reflect.get(value, name), inner, `${path}.${name}`),
  )
}

/** Finds the parts between stars from left to right. A regular expression would try every combination of them. */
function fitsPattern(pattern: string, path: string): boolean {
  const [first = '', ...parts] = pattern.split('*')
  const last = parts.pop()
  if (last === undefined) return path === pattern
  if (!path.startsWith(first)) return false
  let end = first.length
  for (const part of parts) {
    const index = path.indexOf(part, end)
    if (index === -1) return false
    end = index + part.length
  }
  return path.length - last.length >= end && path.endsWith(last)
}
