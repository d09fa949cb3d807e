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
  // Some servers read a plus sign literally.
  const search = call.search ?? pairs.toString().replaceAll('+', '%20')
  const filled = template.replaceAll(/\{([^{}]+)\}/g, (_match, name) => encodeURIComponent(path[name] ?? ''))
  const type = raw ? raw.type : body === undefined ? undefined : sentAs(declared)
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

const BOUNDARY = 'the-end-of-a-part'
const isMultipart = (type: string) => type.startsWith('multipart/')
const sentAs = (type: string) => (isMultipart(type) ? `${type}; boundary=${BOUNDARY}` : type)

function written(body: unknown, type: string): string {
  if (isMultipart(type)) return multipart(Object.entries(Object(body)))
  if (typeof body === 'string' && !type.includes('json')) return body
  if (!type.includes('x-www-form-urlencoded')) return JSON.stringify(body)
  const fields = Object.entries(Object(body)).flatMap(([name, value]) =>
    [value].flat().map((text): [string, string] => [name, String(text)]),
  )
  return new URLSearchParams(fields).toString()
}

function multipart(fields: [string, unknown][]): string {
  const parts = fields.flatMap(([name, value]) =>
    [value].flat().map((part) => {
      const type = typeof part === 'object' ? 'content-type: application/json\r\n' : ''
      const text = typeof part === 'object' ? JSON.stringify(part) : `${part}`
      return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n${type}\r\n${text}\r\n`
    }),
  )
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}
