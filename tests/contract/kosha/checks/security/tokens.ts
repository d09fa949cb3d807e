import type { Call } from '../../../suite/call.ts'
import { eachOf } from '../../../suite/checks/each-of.ts'
import { cell, must, needed, same } from '../../../suite/verdicts.ts'
import { DAY_MS } from '../../actors.ts'
import type { OperationId } from '../../document.ts'
import { operations } from '../../document.ts'
import type { Check, ContractRun } from '../../run.ts'
import { ACCOUNTS, changesOf, SESSIONS } from '../../support/changes.ts'
import { tooLargeBody } from '../../support/fixtures.ts'
import { validRequest } from '../../support/valid-requests.ts'

const guarded = operations.filter(({ isPublic }) => !isPublic)

export const tokens: Check[] = [
  ...guarded.map(
    ({ id }): Check => ({
      id: `security/${id}-without-token`,
      title: `${id} rejects a request without a token, with a malformed token and with an unknown token`,
      covers: [cell(id, 401, 'anonymous')],
      ...changesOf(id),
      async verify(run) {
        const { as, ...call } = await validRequest(run, id)
        const valid = needed(as?.token, 'no account was given')
        await eachOf(
          [
            undefined,
            'Bearer',
            'Bearer ',
            'Bearer tok_nobody_has_this',
            'Bearer not a token',
            `Bearer ${'x'.repeat(5000)}`,
            `Basic ${valid}`,
            valid,
            `Bearer ${valid}x`,
            `Bearer ${valid.toUpperCase()}x`,
            `Bearer ${valid} x`,
            `Bearer ${valid.slice(0, -1)}`,
            `Bearer ${inOtherCase(valid)}`,
          ],
          (authorization) => `the Authorization is ${authorization ?? 'left out'}`,
          async (authorization) => {
            const sentHeaders = authorization === undefined ? {} : { authorization }
            const { error, headers } = await run.expectError(id, { ...call, headers: sentHeaders }, 401)
            same(error.code, 'unauthenticated', 'the error code')
            must(
              /^Bearer/i.test(headers.get('www-authenticate') ?? ''),
              'WWW-Authenticate does not contain Bearer',
            )
          },
        )
      },
    }),
  ),
  {
    id: 'security/token-is-checked-first',
    title: 'without a token, even a malformed request answers 401 and reveals nothing else',
    changes: 'sends malformed requests without a token, which must be rejected',
    async verify(run) {
      for (const { id, method } of guarded) {
        const path = { id: 'none' }
        const raw = method === 'GET' ? {} : { raw: { bytes: '{', type: 'text/plain' } }
        await run.expectError(id, { path, query: { surprise: '1' }, ...raw }, 401)
        // Many servers parse JSON before they look for a token.
        const broken = { bytes: '{', type: 'application/json' }
        if (method !== 'GET') await run.expectError(id, { path, raw: broken }, 401)
      }
      await run.expectError('createPaymentLink', { raw: tooLargeBody }, 401)
    },
  },
  {
    id: 'security/expired-token',
    title: 'an expired token is rejected by every operation',
    ...changesOf('refreshToken'),
    async verify(run) {
      await isEnded(run, await expired(run))
    },
  },
  {
    id: 'security/token-elsewhere',
    title: 'a token is ignored in the query, in a cookie and in another header',
    changes: `${ACCOUNTS}; ${SESSIONS}`,
    async verify(run) {
      const { token } = await run.actors.register()
      await eachOf(
        elsewhere(token),
        (call) => `it is sent in ${JSON.stringify(call).replace(token, '…')}`,
        (call) => run.expectError('listGateways', call, 401),
      )
    },
  },
]

/** With its last letter in the other case; `none` if it has no letter. */
const inOtherCase = (token: string) =>
  /[a-z]/i.test(token)
    ? token.replace(/[a-z](?=[^a-z]*$)/i, (letter) =>
        letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
      )
    : 'none'

export async function isEnded(run: ContractRun, token: string): Promise<void> {
  for (const { id, path } of guarded) {
    const call = {
      as: { role: 'anonymous', token } as const,
      path: path.includes('{id}') ? { id: 'none' } : {},
    }
    await run.expectError(id satisfies OperationId, call, 401)
  }
}

async function expired({ backend, actors, options }: ContractRun): Promise<string> {
  if (options.expiredToken !== undefined) return options.expiredToken
  const pass = needed(backend.pass, 'no expired token was given: --expired-token TOKEN')
  const { token } = await actors.signIn(needed(actors.accounts[0], 'no account was given'))
  pass(DAY_MS)
  actors.forgetSessions()
  return token ?? ''
}

const IN_QUERY = ['access_token', 'token', 'auth_token', 'api_key']
const IN_COOKIE = ['auth_token', 'token', 'session', 'access_token']
const IN_HEADERS = ['x-auth-token', 'x-access-token', 'x-api-key', 'token']

const elsewhere = (token: string): Call[] => [
  ...IN_QUERY.map((name) => ({ query: { [name]: token } })),
  ...IN_COOKIE.map((name) => ({ headers: { cookie: `${name}=${token}` } })),
  ...IN_HEADERS.map((name) => ({ headers: { [name]: token } })),
]
