import { isRecord } from '../contract/requirement.ts'

/** Conditions for a call, in addition to its operation. All of them must match. */
export type Match = {
  /** Without the query; `*` matches anything, as in `/api/orders/*`. */
  path?: string
  /** Headers with exactly these values. */
  headers?: Record<string, string>
  /** Query parameters with exactly these values. */
  query?: Record<string, string>
  /** Fields that the JSON body must have with these values, at any depth; others are ignored. */
  body?: Record<string, unknown>
}

type Values = { get(name: string): string | null | undefined }
export type Incoming = { path: string; query: Values; headers: Values; body: unknown }

export const fitsMatch = (match: Match, incoming: Incoming): boolean =>
  differences(match, incoming).length === 0

/**
 * How a call differs from a match, such as `body.amount is 100, not 49900`.
 * @param masked the call as it may be shown: with secrets masked
 */
export function differences(
  { path, headers = {}, query = {}, body }: Match,
  incoming: Incoming,
  masked = incoming,
): string[] {
  const isPath = path === undefined || fitsPattern(path, incoming.path)
  return [
    ...(isPath ? [] : [different('path', incoming.path, path)]),
    ...differing('header', headers, (call, name) => call.headers.get(name.toLowerCase()), [incoming, masked]),
    ...differing('query', query, (call, name) => call.query.get(name), [incoming, masked]),
    ...(body === undefined ? [] : differingBody(incoming.body, body, 'body', masked.body)),
  ]
}

export const different = (subject: string, found: unknown, wanted: unknown) =>
  `${subject} is ${found === undefined || found === null ? 'missing' : printed(found)}, not ${printed(wanted)}`

const MAX_SHOWN = 100

const printed = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'missing')).slice(0, MAX_SHOWN)

const differing = (
  kind: string,
  wanted: Record<string, string>,
  read: (call: Incoming, name: string) => string | null | undefined,
  [incoming, masked]: [Incoming, Incoming],
) =>
  Object.entries(wanted)
    .filter(([name, value]) => read(incoming, name) !== value)
    .map(([name, value]) => different(`${kind} ${name}`, read(masked, name), value))

function differingBody(value: unknown, wanted: unknown, path: string, masked: unknown): string[] {
  if (typeof wanted !== 'object' || wanted === null)
    return value === wanted ? [] : [different(path, masked, wanted)]
  if (!isFields(value)) return [different(path, masked, wanted)]
  return Object.entries(wanted).flatMap(([name, inner]) =>
    differingBody(field(value, name), inner, `${path}.${name}`, field(masked, name)),
  )
}

const isFields = (value: unknown): value is object => isRecord(value) || Array.isArray(value)
const field = (value: unknown, name: string): unknown =>
  isFields(value) ? Reflect.get(value, name) : undefined

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
