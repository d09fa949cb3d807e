import { wireRules } from '../rules/wire.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, mutant, onError, onSuccess } from './mutant.ts'

const BOM = '\ufeff'

const { caching } = wireRules

export const responseMutants: Mutant[] = [
  mutant('responses begin with a byte order mark', 'positive/raw-responses', {
    written: (body) => `${BOM}${JSON.stringify(body)}`,
  }),
  mutant('responses have the type text/plain', 'positive/listPaymentLinks-as-merchant', {
    contentType: () => 'text/plain',
  }),
  mutant(
    'timestamps have an offset',
    'positive/listPaymentLinks-as-merchant',
    alteringField('listPaymentLinks', 'createdAt', (value) => String(value).replace('Z', '+00:00')),
  ),
  mutant('the nextCursor of the last page is null', 'model/filters', {
    ...onSuccess('listTransactions', (reply) => ({
      ...reply,
      body: { nextCursor: null, ...Object(reply.body) },
    })),
  }),
  mutant('errors have an empty message', 'negative/unknown-paths', {
    errorBody: (error) => ({ ...error, message: '' }),
  }),
  mutant('all errors have the same request id', 'negative/request-ids-differ', {
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
  mutant('an unknown parameter hides the invalid fields', 'negative/every-invalid-field-is-named', {
    fieldProblems: (problems) => {
      const unknown = problems.filter(({ message }) => message === 'is not a known parameter')
      return unknown.length > 0 ? unknown : problems
    },
  }),
  mutant('statistics may be stored for a minute', 'security/responses-are-not-cached', {
    caching: (asked, status) =>
      asked.operation === 'getStats' ? { 'Cache-Control': 'private, max-age=60' } : caching(asked, status),
  }),
  mutant('a verified session is answered with 304', 'security/responses-are-not-cached', {
    contract: (contract) => {
      const { get } = contract.paths['/auth/verify'] ?? {}
      if (get) get.responses[304] = {}
      return contract
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
