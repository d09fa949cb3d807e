import { Refusal } from '../contract/refusal.ts'
import { wireRules } from '../rules/wire.ts'
import type { Variant } from './variant.ts'
import { variant } from './variant.ts'

const { otherMethod } = wireRules

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
  text.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const wireVariants: Variant[] = [
  variant('answers name their charset', { contentType: 'application/json; charset=utf-8' }),
  variant('answers name their type in capitals', { contentType: 'Application/JSON;charset=UTF-8' }),
  variant('answers come in chunks', { chunkBytes: 64 }),
  variant('answers are indented', { written: (body) => JSON.stringify(body, null, 2) }),
  variant('amounts are written with a fraction', {
    written: (body) => JSON.stringify(body).replaceAll(/"amount":(\d+)/g, '"amount":$1.0'),
  }),
  variant('answers end with a line break', { written: (body) => `${JSON.stringify(body)}\n` }),
  variant('answers are all ASCII', { written: (body) => escaped(JSON.stringify(body)) }),
  variant('fields come in another order', { written: (body) => JSON.stringify(reversed(body)) }),
  variant('answers have more headers', {
    moreHeaders: () => ({
      'x-request-id': 'abc',
      Server: 'nginx',
      'Strict-Transport-Security': 'max-age=31536000',
      'Set-Cookie': 'lb=7; Path=/',
      Vary: 'Authorization, Origin',
    }),
  }),
  variant('answers are private as well as not stored', {
    caching: () => ({ 'cache-control': 'private, No-Store, max-age=0', Pragma: 'no-cache' }),
  }),
  variant('every answer closes the connection', { moreHeaders: () => ({ Connection: 'close' }) }),
  variant('headers are written in small letters', {
    answered: (reply) => ({
      ...reply,
      headers: Object.fromEntries(
        Object.entries(reply.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    }),
  }),
  variant('WWW-Authenticate tells more', {
    answered: (reply) =>
      reply.status === 401
        ? { ...reply, headers: { 'www-authenticate': 'Bearer realm="api", error="invalid_token"' } }
        : reply,
  }),
  variant('Allow names HEAD and OPTIONS too', {
    otherMethod: (allowed) => otherMethod(['HEAD', ...allowed, 'OPTIONS']),
  }),
  variant('Allow has no blanks', {
    otherMethod: (allowed) =>
      new Refusal(405, 'method_not_allowed', 'Not possible.', {
        headers: { allow: [...allowed].reverse().join(',') },
      }),
  }),
  variant('request ids are UUIDs', { requestId: () => crypto.randomUUID() }),
  variant('request ids are as long as they may be', { requestId: (count) => `${count}`.padStart(64, 'r') }),
  variant('messages are Hindi', { errorBody: (error) => ({ ...error, message: 'यह संभव नहीं है।' }) }),
  variant('messages name the request', {
    errorBody: (error) => ({ ...error, message: `${error.message} (${error.requestId})` }),
  }),
  variant('a plus in a query is a plus', { blankOf: (sign) => sign }),
]
