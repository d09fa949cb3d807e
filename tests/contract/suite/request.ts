import type { Call } from './call.ts'
import type { Operation } from './document.ts'
import type { Sent } from './wire.ts'

export function requestOf(
  address: string,
  {
    method,
    path: template,
    type: declared = 'application/json',
  }: Pick<Operation, 'method' | 'path' | 'type'>,
  { as, path = {}, query = {}, headers = {}, body, raw, ...call }: Call,
): Sent {
  const pairs = new URLSearchParams(
    Object.entries({ ...as?.query, ...query }).flatMap(([name, values]) =>
      [values].flat().map((value) => [name, value]),
    ),
  )
  const search = call.search ?? blanksAsPercent(pairs)
  const filled = template.replaceAll(/\{([^{}]+)\}/g, (_match, name) => encodeURIComponent(path[name] ?? ''))
  const type = raw ? raw.type : body === undefined ? undefined : declared
  const bytes = raw ? raw.bytes : body === undefined ? undefined : written(body, declared)
  return {
    method,
    url: `${address}${filled}${search === '' ? '' : `?${search}`}`,
    headers: {
      ...(as?.token !== undefined && { authorization: `Bearer ${as.token}` }),
      ...as?.headers,
      ...(type !== undefined && { 'content-type': type }),
      ...headers,
    },
    ...(bytes !== undefined && { body: bytes }),
    ...(raw?.isStreamed && { isStreamed: true }),
  }
}

function written(body: unknown, type: string): string {
  if (!type.includes('x-www-form-urlencoded')) return JSON.stringify(body)
  const fields = Object.entries(Object(body)).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  )
  return new URLSearchParams(fields).toString()
}

// Some servers read a plus sign literally.
const blanksAsPercent = (pairs: URLSearchParams) => pairs.toString().replaceAll('+', '%20')
