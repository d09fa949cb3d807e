import type { Check } from '../../../suite/contract-run.ts'
import { ACCOUNTS, SESSIONS } from '../../support/changes.ts'

const IN_QUERY = ['access_token', 'token', 'auth_token', 'api_key']
const IN_COOKIE = ['auth_token', 'token', 'session', 'access_token']
const IN_HEADERS = ['x-auth-token', 'x-access-token', 'x-api-key', 'token']

/** A token is only accepted where the contract expects it. */
export const sessionScope: Check[] = [
  {
    id: 'security/token-in-the-query',
    title: 'a token in the query is ignored: URLs end up in logs',
    covers: [],
    changes: `${ACCOUNTS}; ${SESSIONS}`,
    async verify(run) {
      const { token = '' } = await run.actors.register()
      for (const name of IN_QUERY) await run.expectError('listGateways', { query: { [name]: token } }, 401)
    },
  },
  {
    id: 'security/token-in-a-cookie',
    title:
      'a token in a cookie is ignored, since browsers send cookies with requests from any page; and so is one in another header',
    covers: [],
    changes: `${ACCOUNTS}; ${SESSIONS}`,
    async verify(run) {
      const { token = '' } = await run.actors.register()
      for (const name of IN_COOKIE)
        await run.expectError('listGateways', { headers: { cookie: `${name}=${token}` } }, 401)
      for (const name of IN_HEADERS)
        await run.expectError('listGateways', { headers: { [name]: token } }, 401)
    },
  },
]
