import type { Call } from './call.ts'
import type { OperationId } from './document.ts'
import { operationOf } from './document.ts'
import type { Sent } from './wire.ts'

export function requestOf(
  address: string,
  id: OperationId,
  { as, path = {}, query = {}, headers = {}, body, raw, ...call }: Call,
): Sent {
  const { method, path: template } = operationOf(id)
  const pairs = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  )
  const search = call.search ?? blanksAsPercent(pairs)
  const filled = template.replaceAll(/\{(\w+)\}/g, (_match, name) => encodeURIComponent(path[name] ?? ''))
  const type = raw ? raw.type : body === undefined ? undefined : 'application/json'
  const bytes = raw ? raw.bytes : body === undefined ? undefined : JSON.stringify(body)
  return {
    method,
    url: `${address}${filled}${search === '' ? '' : `?${search}`}`,
    headers: {
      ...(as?.token !== undefined && { authorization: `Bearer ${as.token}` }),
      ...(type !== undefined && { 'content-type': type }),
      ...headers,
    },
    ...(bytes !== undefined && { body: bytes }),
    ...(raw?.isStreamed && { isStreamed: true }),
  }
}

// Some servers read a plus sign literally.
const blanksAsPercent = (pairs: URLSearchParams) => pairs.toString().replaceAll('+', '%20')
