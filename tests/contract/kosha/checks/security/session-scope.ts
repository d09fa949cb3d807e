import type { Check } from '../../../suite/contract-run.ts'
import { must, NotCovered, same } from '../../../suite/verdicts.ts'
import { ACCOUNTS, SESSIONS } from '../../support/changes.ts'

const IN_QUERY = ['access_token', 'token', 'auth_token', 'api_key']
const IN_COOKIE = ['auth_token', 'token', 'session', 'access_token']
const IN_HEADERS = ['x-auth-token', 'x-access-token', 'x-api-key', 'token']

/** Sessions are independent, and a token is only accepted where the contract expects it. */
export const sessionScope: Check[] = [
  {
    id: 'security/refresh-ends-one-session',
    title: 'a refresh issues a different token, and does not affect other sessions of the account',
    covers: [],
    changes: `${ACCOUNTS}; ${SESSIONS}`,
    async verify(run) {
      const here = await run.actors.register()
      const elsewhere = await run.actors.signIn(here.account)
      const { token } = await run.expectSuccess('refreshToken', { as: here })
      must(token !== here.token, 'a refresh returns the token that it replaces')
      // A repetition is a lost response, and no theft.
      await run.expectSuccess('refreshToken', { as: here })
      await run.expectSuccess('verifySession', { as: elsewhere })
      await run.expectSuccess('verifySession', { as: { ...here, token } })
    },
  },
  {
    id: 'security/password-change-ends-own-sessions-only',
    title: 'a password change does not affect the sessions of other accounts',
    covers: [],
    changes: `${ACCOUNTS}; ${SESSIONS}`,
    async verify(run) {
      const changing = await run.actors.register()
      const other = await run.actors.register()
      const body = { currentPassword: changing.account.password, newPassword: 'quite another long phrase' }
      await run.expectSuccess('changePassword', { as: changing, body })
      await run.expectSuccess('verifySession', { as: other })
    },
  },
  {
    id: 'security/tokens-are-case-sensitive',
    title: 'tokens are case-sensitive',
    covers: [],
    changes: `${ACCOUNTS}; ${SESSIONS}`,
    async verify(run) {
      const { token = '' } = await run.actors.register()
      const index = token.search(/[a-z][^a-z]*$/i)
      const letter = token.charAt(index)
      const flipped = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()
      const other = `${token.slice(0, index)}${flipped}${token.slice(index + 1)}`
      if (other === token) throw new NotCovered('a token of the server has no letter')
      await run.expectError('verifySession', { headers: { authorization: `Bearer ${other}` } }, 401)
    },
  },
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
  {
    id: 'security/registration-keeps-existing-account',
    title: 'registering an existing address does not change the account',
    covers: [],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      const before = await run.expectSuccess('verifySession', { as })
      const { email } = as.account
      await run.expectSuccess('register', {
        body: { ...run.actors.registration(), email, name: 'Somebody Else', phone: '+910000054321' },
      })
      same(
        await run.expectSuccess('verifySession', { as }),
        before,
        'the account after its address was registered again',
      )
    },
  },
]
