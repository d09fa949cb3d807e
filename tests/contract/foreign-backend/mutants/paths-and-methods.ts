import type { Reply } from '../http/reply.ts'
import { accountRules } from '../rules/accounts.ts'
import { wireRules } from '../rules/wire.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { mutant, onError } from './mutant.ts'

const { newId } = accountRules
const status = (changed: number) => (reply: Reply) => ({ ...reply, status: changed })

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

export const pathAndMethodMutants: Mutant[] = [
  mutant(
    'an unsupported method gets 404',
    'negative/other-methods-payments-stats',
    onError(405, status(404)),
  ),
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
  mutant('percent-encoding in paths is decoded before routing', 'negative/paths-are-exact', {
    readTarget: (target) => target.replaceAll(/%2f/gi, '/'),
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
]
