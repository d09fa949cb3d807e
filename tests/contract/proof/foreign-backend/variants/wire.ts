import { ApiError } from '../contract/api-error.ts'
import { wireRules } from '../rules/wire.ts'
import type { Variant } from './variant.ts'
import { variants } from './variant.ts'

const { unsupportedMethod, entityTag } = wireRules

type Entries = [name: string, value: unknown][]
/** With the fields of each object in it changed. */
const withFields = (value: unknown, changed: (fields: Entries) => Entries): unknown => {
  if (Array.isArray(value)) return value.map((each) => withFields(each, changed))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, each]): Entries[number] => [
    name,
    withFields(each, changed),
  ])
  return Object.fromEntries(changed(fields))
}
const reversed = (body: unknown) => withFields(body, (fields) => fields.reverse())
const extended = (body: unknown) =>
  withFields(body, (fields) =>
    fields.some(([name]) => name === 'id') ? [...fields, ['locale', 'en-IN']] : fields,
  )
const escaped = (text: string) =>
  text.replaceAll(/[^\n -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const wireVariants: Variant[] = [
  ...variants(
    { hides: 'details' },
    {
      'links have no entity tags': { linkTag: () => undefined },
      'lists and figures have no entity tags': { isConditional: false },
    },
  ),
  ...variants(
    { hides: 'details', isUndeclared: true },
    {
      'rows have fields that the contract does not know': {
        answered: (reply) => (reply.status < 300 ? { ...reply, body: extended(reply.body) } : reply),
      },
    },
  ),
  ...variants(
    {},
    {
      'entity tags are weak': { entityTag: (text) => `W/${entityTag(text)}` },
      'responses have a charset': { contentType: () => 'application/json; charset=utf-8' },
      'Content-Type is in mixed case': { contentType: () => 'Application/JSON;charset=UTF-8' },
      'responses are chunked': { chunkBytes: 64 },
      'responses are indented': { written: (body) => JSON.stringify(body, null, 2) },
      'amounts have a decimal fraction': {
        rewritten: (json) => String(json).replaceAll(/"amount":( ?)(\d+)/g, '"amount":$1$2.0'),
      },
      'responses end with a line break': { rewritten: (json) => `${json}\n` },
      'responses are ASCII only': { rewritten: (json) => escaped(String(json)) },
      'fields are in reverse order': { answered: (reply) => ({ ...reply, body: reversed(reply.body) }) },
      'responses have additional headers': {
        moreHeaders: () => ({
          'x-request-id': 'abc',
          Server: 'nginx',
          'Strict-Transport-Security': 'max-age=31536000',
          'Set-Cookie': 'lb=7; Path=/',
          Vary: 'Authorization, Origin',
        }),
      },
      'Cache-Control has further directives beside no-store': {
        caching: () => ({ 'cache-control': 'private, No-Store, max-age=0', Pragma: 'no-cache' }),
      },
      'every response closes the connection': {
        answered: (reply) => ({ ...reply, headers: { ...reply.headers, Connection: 'close' } }),
      },
      'header names are in lower case': {
        answered: (reply) => ({
          ...reply,
          headers: Object.fromEntries(
            Object.entries(reply.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
          ),
        }),
      },
      'WWW-Authenticate has parameters': {
        answered: (reply) =>
          reply.status === 401
            ? { ...reply, headers: { 'www-authenticate': 'Bearer realm="api", error="invalid_token"' } }
            : reply,
      },
      'Allow contains HEAD and OPTIONS': {
        unsupportedMethod: (allowed) => unsupportedMethod(['HEAD', ...allowed, 'OPTIONS']),
      },
      'Allow has no spaces': {
        unsupportedMethod: (allowed) =>
          new ApiError(405, 'method_not_allowed', 'Not possible.', {
            headers: { allow: [...allowed].reverse().join(',') },
          }),
      },
      'request ids are UUIDs': { requestId: () => crypto.randomUUID() },
      'request ids have the maximum length': { requestId: (count) => `${count}`.padStart(64, 'r') },
      'error messages are in Hindi': { errorBody: (error) => ({ ...error, message: 'यह संभव नहीं है।' }) },
      'error messages contain the request id': {
        errorBody: (error) => ({ ...error, message: `${error.message} (${error.requestId})` }),
      },
      'a plus in a query is a literal plus': { spaceFor: (sign) => sign },
    },
  ),
]
