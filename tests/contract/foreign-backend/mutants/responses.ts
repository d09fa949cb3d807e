import { wireRules } from '../rules/wire.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, mutant, onError, onSuccess } from './mutant.ts'

const BOM = '\ufeff'
const onTheWire = 'positive/raw-responses'

const { caching } = wireRules
const reads = 'security/responses-are-not-cached'
const writes = 'security/responses-are-not-cached'

export const responseMutants: Mutant[] = [
  mutant('responses begin with a byte order mark', onTheWire, {
    written: (body) => `${BOM}${JSON.stringify(body)}`,
  }),
  mutant('the response to a deletion has a body', onTheWire, {
    answered: (reply) =>
      reply.status === 204 ? { ...reply, status: 204, headers: { 'Content-Length': '2' } } : reply,
  }),
  mutant('responses have the type text/plain', 'positive/listPaymentLinks-as-merchant', {
    contentType: 'text/plain',
  }),
  mutant(
    'timestamps have an offset',
    'positive/listPaymentLinks-as-merchant',
    alteringField('listPaymentLinks', 'createdAt', (value) => String(value).replace('Z', '+00:00')),
  ),
  mutant('absent fields are null', 'positive/listPaymentLinks-as-merchant', {
    ...onSuccess('listPaymentLinks', (reply) => ({
      ...reply,
      body: JSON.parse(JSON.stringify(reply.body), (_name, value) =>
        value?.amountPaid === undefined ? value : { expiresAt: null, ...value },
      ),
    })),
  }),
  mutant('the nextCursor of the last page is null', 'model/filters', {
    ...onSuccess('listTransactions', (reply) => ({
      ...reply,
      body: { nextCursor: null, ...Object(reply.body) },
    })),
  }),
  mutant('Content-Length counts characters', 'model/adoption', {
    answered: (reply) =>
      reply.body === undefined
        ? reply
        : {
            ...reply,
            headers: { ...reply.headers, 'Content-Length': `${JSON.stringify(reply.body).length}` },
          },
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
  mutant('errors name no fields', 'negative/createPaymentLink-a-minimum-above-the-amount-as-merchant', {
    errorBody: ({ errors: _errors, ...rest }) => rest,
  }),
  mutant('fields are named as JSON pointers', 'negative/every-invalid-field-is-named', {
    errorBody: (error) => ({
      ...error,
      ...(error.errors && {
        errors: error.errors.map(({ field, message }) => ({
          field: `/${field.replaceAll('.', '/')}`,
          message,
        })),
      }),
    }),
  }),
  mutant(
    'array indexes in field names are in brackets',
    'negative/updatePaymentMethod-an-unknown-gateway-as-merchant',
    {
      errorBody: (error) => ({
        ...error,
        ...(error.errors && {
          errors: error.errors.map(({ field, message }) => ({
            field: field.replaceAll(/\.(\d+)/g, '[$1]'),
            message,
          })),
        }),
      }),
    },
  ),
  mutant('only the first invalid field is named', 'negative/every-invalid-field-is-named', {
    fieldProblems: (problems) => problems.slice(0, 1),
  }),
  mutant('an unknown parameter hides the invalid fields', 'negative/every-invalid-field-is-named', {
    fieldProblems: (problems) => {
      const unknown = problems.filter(({ message }) => message === 'is not a known parameter')
      return unknown.length > 0 ? unknown : problems
    },
  }),
  mutant('statistics may be stored for a minute', reads, {
    caching: (asked, status) =>
      asked.operation === 'getStats' ? { 'Cache-Control': 'private, max-age=60' } : caching(asked, status),
  }),
  mutant('responses for unknown paths may be stored', reads, {
    caching: (asked, status) => (asked.operation === undefined ? {} : caching(asked, status)),
  }),
  mutant('the ETag of a list never changes', 'model/adoption', { entityTag: () => '"1"' }),
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
  mutant('responses without a body have no Cache-Control', writes, {
    caching: (asked, status) => (status === 204 ? {} : caching(asked, status)),
  }),
]
