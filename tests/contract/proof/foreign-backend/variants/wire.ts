import { ApiError } from '../contract/api-error.ts'
import { wireRules } from '../rules/wire.ts'
import type { Variant } from './variant.ts'
import { variant } from './variant.ts'

const { unsupportedMethod, entityTag } = wireRules

/** Reverses the field order of every object. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, reversed(each)] as const)
      .reverse(),
  )
}
const escaped = (text: string) =>
  text.replaceAll(/[^\n -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Adds a field to every object with an id. */
const extended = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(extended)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, each]) => [name, extended(each)] as const)
  return { ...Object.fromEntries(fields), ...('id' in value && { locale: 'en-IN' }) }
}

export const wireVariants: Variant[] = [
  variant('links have no entity tags', { linkTag: () => undefined }, { hides: 'details' }),
  variant('lists and figures have no entity tags', { isConditional: false }, { hides: 'details' }),
  variant(
    'rows have fields that the contract does not know',
    {
      answered: (reply) => (reply.status < 300 ? { ...reply, body: extended(reply.body) } : reply),
    },
    { hides: 'details', isUndeclared: true },
  ),
  variant('entity tags are weak', { entityTag: (text) => `W/${entityTag(text)}` }),
  variant('responses have a charset', { contentType: () => 'application/json; charset=utf-8' }),
  variant('Content-Type is in mixed case', { contentType: () => 'Application/JSON;charset=UTF-8' }),
  variant('responses are chunked', { chunkBytes: 64 }),
  variant('responses are indented', { written: (body) => JSON.stringify(body, null, 2) }),
  variant('amounts have a decimal fraction', {
    rewritten: (json) => String(json).replaceAll(/"amount":( ?)(\d+)/g, '"amount":$1$2.0'),
  }),
  variant('responses end with a line break', { rewritten: (json) => `${json}\n` }),
  variant('responses are ASCII only', { rewritten: (json) => escaped(String(json)) }),
  variant('fields are in reverse order', {
    answered: (reply) => ({ ...reply, body: reversed(reply.body) }),
  }),
  variant('responses have additional headers', {
    moreHeaders: () => ({
      'x-request-id': 'abc',
      Server: 'nginx',
      'Strict-Transport-Security': 'max-age=31536000',
      'Set-Cookie': 'lb=7; Path=/',
      Vary: 'Authorization, Origin',
    }),
  }),
  variant('Cache-Control has further directives beside no-store', {
    caching: () => ({ 'cache-control': 'private, No-Store, max-age=0', Pragma: 'no-cache' }),
  }),
  variant('every response closes the connection', {
    answered: (reply) => ({ ...reply, headers: { ...reply.headers, Connection: 'close' } }),
  }),
  variant('header names are in lower case', {
    answered: (reply) => ({
      ...reply,
      headers: Object.fromEntries(
        Object.entries(reply.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    }),
  }),
  variant('WWW-Authenticate has parameters', {
    answered: (reply) =>
      reply.status === 401
        ? { ...reply, headers: { 'www-authenticate': 'Bearer realm="api", error="invalid_token"' } }
        : reply,
  }),
  variant('Allow contains HEAD and OPTIONS', {
    unsupportedMethod: (allowed) => unsupportedMethod(['HEAD', ...allowed, 'OPTIONS']),
  }),
  variant('Allow has no spaces', {
    unsupportedMethod: (allowed) =>
      new ApiError(405, 'method_not_allowed', 'Not possible.', {
        headers: { allow: [...allowed].reverse().join(',') },
      }),
  }),
  variant('request ids are UUIDs', { requestId: () => crypto.randomUUID() }),
  variant('request ids have the maximum length', { requestId: (count) => `${count}`.padStart(64, 'r') }),
  variant('error messages are in Hindi', { errorBody: (error) => ({ ...error, message: 'यह संभव नहीं है।' }) }),
  variant('error messages contain the request id', {
    errorBody: (error) => ({ ...error, message: `${error.message} (${error.requestId})` }),
  }),
  variant('a plus in a query is a literal plus', { spaceFor: (sign) => sign }),
]
