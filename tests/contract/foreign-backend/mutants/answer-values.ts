import { Refusal } from '../contract/refusal.ts'
import type { Reply } from '../http/route.ts'
import { wireRules } from '../rules/wire.ts'
import type { Mutant } from './mutant.ts'
import { inField, mutant, refusing } from './mutant.ts'

const status = (changed: number) => (reply: Reply) => ({ ...reply, status: changed })

export const answerValueMutants: Mutant[] = [
  mutant(
    'a token has dots',
    'positive/signIn-as-anonymous',
    inField('signIn', 'token', (value) => `a.${value}`),
  ),
  mutant(
    'the time of the end is missing',
    'positive/refresh-as-merchant',
    inField('refreshToken', 'expiresAt', () => undefined),
  ),
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
  mutant('another method is 404', 'negative/other-methods-payments-stats', refusing(405, status(404))),
  mutant('405 comes without Allow', 'negative/other-methods-payments-stats', {
    otherMethod: () => new Refusal(405, 'method_not_allowed', 'Not here.'),
  }),
  mutant('Allow names only one method', 'negative/other-methods-payments-links-id-', {
    otherMethod: (allowed) => wireRules.otherMethod(allowed.slice(0, 1)),
  }),
  mutant('Allow names every method', 'negative/other-methods-payments-stats', {
    otherMethod: (allowed) => wireRules.otherMethod([...allowed, 'POST', 'PUT', 'DELETE', 'PATCH']),
  }),
  mutant('an unknown path is a page', 'negative/unknown-paths', {
    answered: (reply, { operation }) =>
      reply.status === 404 && operation === undefined ? { status: 200, body: {} } : reply,
  }),
  mutant('the case of a path does not matter', 'negative/paths-are-exact', {
    samePath: (template, path) => template.toLowerCase() === path.toLowerCase(),
  }),
  mutant('a slash after a path does not matter', 'negative/paths-are-exact', {
    samePath: (template, path) => template === path.replace(/(?<=.)\/$/, ''),
  }),
  mutant('two slashes are one', 'negative/paths-are-exact', {
    readTarget: (target) => target.replace(/(?<=\/api)\/\//, '/'),
  }),
  mutant('a path goes on after a semicolon', 'negative/paths-are-exact', {
    readTarget: (target) => target.replace(/;[^?]*/, ''),
  }),
  mutant('what is encoded in a path is read as a path', 'negative/paths-are-exact', {
    readTarget: (target) => target.replaceAll(/%2f/gi, '/'),
  }),
]
