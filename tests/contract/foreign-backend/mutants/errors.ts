import type { Reply } from '../http/route.ts'
import type { Mutant } from './mutant.ts'
import { mutant, onError } from './mutant.ts'

const status = (changed: number) => (reply: Reply) => ({ ...reply, status: changed })

export const errorMutants: Mutant[] = [
  mutant('errors have no request id', 'negative/unknown-paths', {
    errorBody: ({ requestId: _id, ...rest }) => rest,
  }),
  mutant('errors have no code', 'negative/unknown-paths', {
    errorBody: ({ code: _code, ...rest }) => rest,
  }),
  mutant('errors have an empty message', 'negative/unknown-paths', {
    errorBody: (error) => ({ ...error, message: '' }),
  }),
  mutant('errors have a field error instead of message', 'negative/unknown-paths', {
    errorBody: ({ message, ...rest }) => ({ ...rest, error: message }),
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
  mutant('an error contains a database query', 'security/errors-contain-no-secrets', {
    errorBody: (error) => ({
      ...error,
      message: `${error.message} SQLSTATE[23505]: SELECT * FROM accounts WHERE id = 7`,
    }),
  }),
  mutant(
    '401 has no WWW-Authenticate',
    'security/listGateways-without-token',
    onError(401, (reply) => ({ ...reply, headers: {} })),
  ),
  mutant(
    '401 asks for Basic authentication',
    'security/listGateways-without-token',
    onError(401, (reply) => ({ ...reply, headers: { 'WWW-Authenticate': 'Basic' } })),
  ),
  mutant('a missing token gets 403', 'security/listGateways-without-token', onError(401, status(403))),
  mutant(
    'an invalid body gets 422',
    'negative/createPaymentLink-generated-bodies',
    onError(400, status(422)),
  ),
  mutant(
    'a semantic error gets 400',
    'negative/createPaymentLink-a-minimum-above-the-amount-as-merchant',
    onError(422, status(400)),
  ),
  mutant('errors name no fields', 'negative/createPaymentLink-a-minimum-above-the-amount-as-merchant', {
    errorBody: ({ errors: _errors, ...rest }) => rest,
  }),
  mutant(
    'an unknown id gets 400',
    'negative/refundTransaction-unknown-id-as-merchant',
    onError(404, status(400)),
  ),
  mutant(
    'an unknown id crashes the server',
    'negative/refundTransaction-unknown-id-as-merchant',
    onError(404, status(500)),
  ),
  mutant('a conflict gets 400', 'negative/paid-link-is-fixed', onError(409, status(400))),
  mutant(
    'a body that is too large gets 400',
    'negative/createPaymentLink-too-large-as-merchant',
    onError(413, status(400)),
  ),
  mutant(
    'an unsupported Content-Type gets 400',
    'negative/createPaymentLink-unsupported-type-as-merchant',
    onError(415, status(400)),
  ),
  mutant('too many attempts get 401', 'security/sign-in-limit', onError(429, status(401))),
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
]
