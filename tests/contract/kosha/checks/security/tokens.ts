import { DAY_MS } from '../../../suite/actors.ts'
import type { Check, ContractRun } from '../../../suite/contract-run.ts'
import type { OperationId } from '../../../suite/document.ts'
import { operations } from '../../../suite/document.ts'
import { cell, must, needed, same } from '../../../suite/verdicts.ts'
import { changesOf, SESSIONS } from '../../support/changes.ts'
import { everyVariant } from '../../support/every-variant.ts'
import { passTime } from '../../support/pass-time.ts'
import { tooLargeBody } from '../../support/sizes.ts'
import { validRequest } from '../../support/valid-requests.ts'

// Many servers parse JSON before they look for a token.
const BROKEN_JSON = { bytes: '{', type: 'application/json' }
const GRACE_SECONDS = 30
const TOLERANCE_MS = 1000
const guarded = operations.filter(({ isPublic }) => !isPublic)

/** Protected operations reject any request without a valid token. */
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
        const headers = [
          {},
          ...[
            'Bearer',
            'Bearer ',
            'Bearer tok_nobody_has_this',
            'Bearer not a token',
            `Bearer ${'x'.repeat(5000)}`,
          ],
          `Basic ${valid}`,
          valid,
          `Bearer ${valid}x`,
          `Bearer ${valid.toUpperCase()}x`,
          `Bearer ${valid} x`,
          `Bearer ${valid.slice(0, -1)}`,
          `Bearer ${inOtherCase(valid)}`,
        ].map((each) => (typeof each === 'string' ? { authorization: each } : each))
        await everyVariant(
          headers,
          (header) => `the headers are ${JSON.stringify(header)}`,
          async (header) => {
            const { error, headers } = await run.expectError(id, { ...call, headers: header }, 401)
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
    covers: [],
    changes: 'sends malformed requests without a token, which must be rejected',
    async verify(run) {
      for (const { id, method } of guarded) {
        const path = { id: 'none' }
        const raw = method === 'GET' ? {} : { raw: { bytes: '{', type: 'text/plain' } }
        await run.expectError(id, { path, query: { surprise: '1' }, ...raw }, 401)
        if (method !== 'GET') await run.expectError(id, { path, raw: BROKEN_JSON }, 401)
      }
      await run.expectError('createPaymentLink', { raw: tooLargeBody }, 401)
    },
  },
  {
    id: 'security/refresh-invalidates-token',
    title: `a replaced token ends ${GRACE_SECONDS} seconds after its refresh`,
    covers: [cell('verifySession', 401, 'anonymous')],
    changes: SESSIONS,
    async verify(run) {
      const as = await run.actors.signIn(run.actors.anyAccount())
      await run.expectSuccess('refreshToken', { as })
      await passTime(run, GRACE_SECONDS * 1000 + TOLERANCE_MS)
      await isEnded(run, as.token ?? '')
    },
  },
  {
    id: 'security/expired-token',
    title: 'an expired token is rejected by every operation',
    covers: [],
    ...changesOf('refreshToken'),
    async verify(run) {
      await isEnded(run, await expired(run))
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

/** @throws ContractViolation unless every operation rejects the token */
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
  const { token } = await actors.signIn(actors.anyAccount())
  pass(DAY_MS)
  actors.forgetSessions()
  return token ?? ''
}
