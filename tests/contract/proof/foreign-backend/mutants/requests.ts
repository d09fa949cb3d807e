import { invalid } from '../contract/api-error.ts'
import { parseStrictly } from '../http/json-text.ts'
import { accountRules } from '../rules/accounts.ts'
import { wireRules } from '../rules/wire.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { alteringBody, alteringField, alteringSchema, caughtBy, mutant, onError, withSeed } from './mutant.ts'

const { newId } = accountRules
const lenient = new TextDecoder('utf-8')
const hostile = 'negative/createPaymentLink-hostile-bodies'

/** Responds to unknown paths and methods as if the session were missing. */
const askingForToken = (status: number): Partial<Rules> => ({
  answered: (reply, { operation, authorization }) =>
    reply.status === status && operation === undefined && authorization === ''
      ? {
          status: 401,
          headers: { 'WWW-Authenticate': 'Bearer' },
          body: { message: 'Please sign in.', code: 'unauthenticated', requestId: newId('req') },
        }
      : reply,
})

export const requestMutants: Mutant[] = [
  mutant('Allow contains only one method', 'negative/other-methods-payments-links-id-', {
    unsupportedMethod: (allowed) => wireRules.unsupportedMethod(allowed.slice(0, 1)),
  }),
  mutant('Allow contains every method', 'negative/other-methods-payments-stats', {
    unsupportedMethod: (allowed) =>
      wireRules.unsupportedMethod([...allowed, 'POST', 'PUT', 'DELETE', 'PATCH']),
  }),
  mutant('an unknown path gets an HTML page', 'negative/unknown-paths', {
    answered: (reply, { operation }) =>
      reply.status === 404 && operation === undefined ? { status: 200, body: {} } : reply,
  }),
  mutant('paths are not case-sensitive', 'negative/paths-are-exact', {
    samePath: (template, path) => template.toLowerCase() === path.toLowerCase(),
  }),
  mutant('HEAD requires no token', 'negative/head', {
    answered: (reply, { method }) => (method === 'HEAD' ? { status: 200 } : reply),
  }),
  mutant('OPTIONS is supported', 'negative/other-methods-auth-verify', {
    answered: (reply, { method }) => (method === 'OPTIONS' ? { status: 204 } : reply),
  }),
  mutant('unsupported methods require a token', 'negative/other-methods-payments-links', askingForToken(405)),
  mutant('a single percent sign crashes the server', 'negative/broken-percent-signs', {
    answered: (reply) =>
      reply.status === 400 && JSON.stringify(reply.body).includes('percent-encoded')
        ? { status: 500, body: { message: 'Oh no.', code: 'internal', requestId: newId('req') } }
        : reply,
  }),
  mutant('broken JSON is rejected before the token', 'security/token-is-checked-first', {
    tokenFrom: (headers, search) => {
      const isBroken = headers['content-type'] === 'application/json' && headers['content-length'] === '1'
      if (isBroken) throw invalid([{ field: '', message: 'must be JSON' }])
      return accountRules.tokenFrom(headers, search)
    },
  }),
  mutant(
    'an update can make a link paid',
    'negative/updatePaymentLink-generated-bodies',
    alteringSchema('PaymentLinkUpdate', ({ properties }) => properties?.status?.enum?.push('paid')),
  ),
  mutant('a registration may name its role', 'negative/register-generated-bodies', {
    fieldProblems: (problems, given) =>
      problems.filter(({ field }) => field !== 'role' || Object(given).role !== 'admin'),
  }),
  mutant('duplicate keys are accepted', 'negative/signIn-hostile-bodies', {
    parsed: (text) => JSON.parse(text),
  }),
  mutant('invalid UTF-8 is replaced', hostile, {
    decoded: (bytes) => lenient.decode(bytes),
  }),
  mutant('Content-Encoding is ignored', 'negative/createPaymentLink-unsupported-type-as-merchant', {
    isEncodingKnown: () => true,
  }),
  mutant('half a surrogate pair is accepted', 'negative/createPaymentLink-hostile-bodies', {
    parsed: (text) => parseStrictly(text.replaceAll(/\\ud[89a-f][0-9a-f]{2}/gi, '?')),
  }),
  mutant('a type with a charset is rejected', 'positive/content-type-with-charset', {
    isJsonType: (type) => type === 'application/json',
  }),
  mutant('bodies without Content-Length may have any size', 'negative/too-large-without-content-length', {
    maxBytes: (headers) =>
      headers['content-length'] === undefined ? Number.POSITIVE_INFINITY : wireRules.maxBytes(headers),
  }),
  mutant('the size is checked before the type', 'negative/createPaymentLink-too-large-as-merchant', () => {
    let isTooLarge = false
    return {
      maxBytes: (headers) => {
        const max = wireRules.maxBytes(headers)
        isTooLarge = Number(headers['content-length'] ?? 0) > max
        return max
      },
      isJsonType: (type) => isTooLarge || wireRules.isJsonType(type),
    }
  }),
  ...withSeed(4, [
    mutant('a number of more than 32 bits is rejected', 'model/sequences', {
      fieldProblems: (problems, given) =>
        JSON.stringify(given).match(/:\s*\d{10,}/)
          ? [{ field: 'amount', message: 'is too large' }]
          : problems,
    }),
  ]),
]

const BOM = '\ufeff'

const { caching } = wireRules

export const responseMutants: Mutant[] = [
  mutant('responses begin with a byte order mark', 'positive/listPaymentLinks-as-merchant', {
    written: (body) => `${BOM}${JSON.stringify(body)}`,
  }),
  ...caughtBy('positive/listPaymentLinks-as-merchant', {
    'responses have the type text/plain': { contentType: () => 'text/plain' },
    'timestamps have an offset': alteringField('listPaymentLinks', 'createdAt', (value) =>
      String(value).replace('Z', '+00:00'),
    ),
  }),
  mutant('the nextCursor of the last page is null', 'model/filters', {
    ...alteringBody('listTransactions', (body) => ({ nextCursor: null, ...body })),
  }),
  mutant('errors have an empty message', 'negative/unknown-paths', {
    errorBody: (error) => ({ ...error, message: '' }),
  }),
  mutant('all errors have the same request id', 'security/sign-in-reveals-nothing', {
    requestId: () => 'req_1',
  }),
  mutant('an error contains a stack trace', 'security/errors-contain-no-secrets', {
    errorBody: (error) => ({
      ...error,
      message: `${error.message} ${new Error('here').stack?.split('\n')[1]?.trim() ?? ''}`.slice(0, 400),
    }),
  }),
  mutant(
    '401 has no WWW-Authenticate',
    'security/listGateways-without-token',
    onError(401, (reply) => ({ ...reply, headers: {} })),
  ),
  mutant('array indexes in field names are in brackets', 'model/sequences', {
    errorBody: (error) => ({
      ...error,
      ...(error.errors && {
        errors: error.errors.map(({ field, message }) => ({
          field: field.replaceAll(/\.(\d+)/g, '[$1]'),
          message,
        })),
      }),
    }),
  }),
  mutant(
    'an unknown parameter hides the invalid fields',
    'negative/createPaymentLink-unknown-parameter-as-merchant',
    {
      fieldProblems: (problems) => {
        const unknown = problems.filter(({ message }) => message === 'is not a known parameter')
        return unknown.length > 0 ? unknown : problems
      },
    },
  ),
  mutant('statistics may be stored for a minute', 'security/responses-are-not-cached', {
    caching: (asked, status) =>
      asked.operation === 'getStats' ? { 'Cache-Control': 'private, max-age=60' } : caching(asked, status),
  }),
  mutant('a verified session is answered with 304', 'security/responses-are-not-cached', {
    contract: (contract) => {
      const { get } = contract.paths['/auth/verify'] ?? {}
      if (get) get.responses[304] = {}
    },
  }),
  mutant('any ETag that was ever issued is current', 'model/adoption', () => {
    const issued = new Set<string | undefined>()
    return {
      entityTag: (text) => {
        const tag = wireRules.entityTag(text)
        issued.add(tag)
        return tag
      },
      isStillCurrent: (_etag, known) => issued.has(known),
    }
  }),
]
