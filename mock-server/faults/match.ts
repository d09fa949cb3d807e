/** Which calls a fault applies to, in addition to their operation. All conditions must match. */
export type Match = {
  /** Without the query; `*` matches anything, as in `/api/payments/links/*`. */
  path?: string
  /** Headers with exactly these values. */
  headers?: Record<string, string>
  /** Fields that the JSON body must have with these values, at any depth; others are ignored. */
  body?: Record<string, unknown>
}

export type Incoming = { path: string; headers: Headers; body: unknown }

export function fitsMatch({ path, headers = {}, body }: Match, incoming: Incoming): boolean {
  return (
    (path === undefined || fitsPattern(path, incoming.path)) &&
    Object.entries(headers).every(([name, value]) => incoming.headers.get(name) === value) &&
    (body === undefined || contains(incoming.body, body))
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

function contains(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(wanted).every(([name, inner]) => contains(Reflect.get(value, name), inner))
}
