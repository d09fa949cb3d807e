/** Which calls a fault is for, beside their operation. All that is given must fit. */
export type Match = {
  /** Without the query; `*` stands for anything, as in `/api/payments/links/*`. */
  path?: string
  /** Each with exactly this value. */
  headers?: Record<string, string>
  /** Fields that the JSON body has with these values, however deep; others may stand beside them. */
  body?: Record<string, unknown>
}

export type Incoming = { path: string; headers: Headers; body: unknown }

export function fitsMatch({ path, headers = {}, body }: Match, incoming: Incoming): boolean {
  return (
    (path === undefined || wildcard(path).test(incoming.path)) &&
    Object.entries(headers).every(([name, value]) => incoming.headers.get(name) === value) &&
    (body === undefined || contains(incoming.body, body))
  )
}

const wildcard = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

function contains(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(wanted).every(([name, inner]) => contains(Reflect.get(value, name), inner))
}
