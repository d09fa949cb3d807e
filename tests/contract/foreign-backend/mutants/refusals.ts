import type { Reply } from '../http/route.ts'
import type { Mutant } from './mutant.ts'
import { mutant, refusing } from './mutant.ts'

const status = (changed: number) => (reply: Reply) => ({ ...reply, status: changed })

export const refusalMutants: Mutant[] = [
  mutant('refusals have no request id', 'negative/unknown-paths', {
    errorBody: ({ requestId: _id, ...rest }) => rest,
  }),
  mutant('refusals have no code', 'negative/unknown-paths', {
    errorBody: ({ code: _code, ...rest }) => rest,
  }),
  mutant('refusals have an empty message', 'negative/unknown-paths', {
    errorBody: (error) => ({ ...error, message: '' }),
  }),
  mutant('refusals say error where they mean message', 'negative/unknown-paths', {
    errorBody: ({ message, ...rest }) => ({ ...rest, error: message }),
  }),
  mutant('every refusal has the same request id', 'negative/request-ids-differ', {
    requestId: () => 'req_1',
  }),
  mutant('a refusal tells where in the code it was made', 'security/refusals-keep-secrets', {
    errorBody: (error) => ({
      ...error,
      message: `${error.message} ${new Error('here').stack?.split('\n')[1]?.trim() ?? ''}`.slice(0, 400),
    }),
  }),
  mutant('a refusal tells the query of the database', 'security/refusals-keep-secrets', {
    errorBody: (error) => ({
      ...error,
      message: `${error.message} SQLSTATE[23505]: SELECT * FROM accounts WHERE id = 7`,
    }),
  }),
  mutant(
    '401 comes without WWW-Authenticate',
    'security/listGateways-without-token',
    refusing(401, (reply) => ({ ...reply, headers: {} })),
  ),
  mutant(
    '401 asks for Basic',
    'security/listGateways-without-token',
    refusing(401, (reply) => ({ ...reply, headers: { 'WWW-Authenticate': 'Basic' } })),
  ),
  mutant('a missing token is 403', 'security/listGateways-without-token', refusing(401, status(403))),
  mutant('a bad shape is 422', 'negative/createPaymentLink-generated-bodies', refusing(400, status(422))),
  mutant(
    'what makes no sense is 400',
    'negative/createPaymentLink-a-minimum-above-the-amount-as-merchant',
    refusing(422, status(400)),
  ),
  mutant('refusals name no field', 'negative/createPaymentLink-a-minimum-above-the-amount-as-merchant', {
    errorBody: ({ errors: _errors, ...rest }) => rest,
  }),
  mutant(
    'an unknown id is 400',
    'negative/refundTransaction-unknown-id-as-merchant',
    refusing(404, status(400)),
  ),
  mutant(
    'an unknown id crashes',
    'negative/refundTransaction-unknown-id-as-merchant',
    refusing(404, status(500)),
  ),
  mutant('a conflict is 400', 'negative/paid-link-stays', refusing(409, status(400))),
  mutant('too large is 400', 'negative/createPaymentLink-too-large-as-merchant', refusing(413, status(400))),
  mutant(
    'another type is 400',
    'negative/createPaymentLink-other-type-as-merchant',
    refusing(415, status(400)),
  ),
  mutant('too many attempts are 401', 'security/sign-in-closes', refusing(429, status(401))),
  mutant('fields are named as JSON pointers', 'negative/every-fault-is-named', {
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
    'places in lists are named in brackets',
    'negative/updatePaymentMethod-a-gateway-that-nobody-has-as-merchant',
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
  mutant('only the first field at fault is named', 'negative/every-fault-is-named', {
    fieldProblems: (problems) => problems.slice(0, 1),
  }),
]
