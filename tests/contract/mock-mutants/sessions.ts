import type { Mutant, Server } from './mutant.ts'
import { intercepting, json, onSuccess, operationAt } from './mutant.ts'

/** Defects in signing in and out. */
export const sessions: Mutant[] = [
  {
    name: 'an unknown address gets another error than a wrong password',
    caughtBy: 'security/sign-in-reveals-nothing',
    breaks: (server) => {
      const addresses = new Set<string>()
      return intercepting('any', async ({ request, send, text }) => {
        const answer = await send()
        const { email } = text.startsWith('{') ? addressIn(text) : {}
        if (operationAt(request) === 'register' && email) addresses.add(email)
        if (operationAt(request) !== 'signIn' || answer.status !== 401 || addresses.has(email ?? ''))
          return answer
        return json(401, { ...(await answer.json()), message: 'There is no such account.' }, answer.headers)
      })(server)
    },
  },
  {
    name: 'a registration reveals that the address is taken',
    caughtBy: 'security/registration-reveals-nothing',
    breaks: (server) => {
      const addresses = new Set<string>()
      return onSuccess('register', (answer, { text }) => {
        const { email = '' } = addressIn(text)
        const isTaken = addresses.has(email)
        addresses.add(email)
        return isTaken ? { message: 'This address already has an account.' } : answer
      })(server)
    },
  },
  {
    name: 'a password reset reveals that the address is unknown',
    caughtBy: 'positive/requestPasswordReset-as-anonymous',
    breaks: intercepting('requestPasswordReset', async () =>
      json(404, { message: 'No', code: 'not_found', requestId: 'r' }),
    ),
  },
  {
    name: 'the number of failed sign-ins is unlimited',
    caughtBy: 'security/sign-in-limit',
    breaks: intercepting('signIn', async ({ send }) => {
      const answer = await send()
      const error = {
        message: 'Incorrect email or password.',
        code: 'invalid_credentials',
        requestId: 'r',
      }
      return answer.status === 429 ? json(401, error, { 'www-authenticate': 'Bearer' }) : answer
    }),
  },
  {
    name: 'rememberMe is ignored',
    caughtBy: 'positive/remember-me',
    breaks: intercepting('signIn', ({ send, text }) =>
      send({ text: text.replace(',"rememberMe":true', '') }),
    ),
  },
  {
    name: 'addresses are case-sensitive',
    caughtBy: 'positive/sign-in-email-ignores-case',
    breaks: intercepting('signIn', ({ send, text }) =>
      send({ text: text.replace(/"[^"]*[A-Z][^"]*@/, '"nobody@') }),
    ),
  },
  {
    name: 'a refreshed token keeps the expiry of the old one',
    caughtBy: 'positive/refresh-as-merchant',
    breaks: onSuccess('refreshToken', ({ token, expiresAt }) => ({
      token,
      expiresAt: new Date(Date.parse(expiresAt) - 29 * 86_400_000).toISOString(),
    })),
  },
  {
    name: 'the old token still works after a refresh',
    caughtBy: 'security/refresh-invalidates-token',
    breaks: neverEnding,
  },
  { name: 'an expired token is accepted', caughtBy: 'security/expired-token', breaks: neverEnding },
  {
    name: 'a password change does not end other sessions',
    caughtBy: 'security/password-change-ends-other-sessions',
    breaks: neverEnding,
  },
  {
    name: 'the old password still works',
    caughtBy: 'positive/password-of-merchant',
    breaks: intercepting('changePassword', async ({ send }) => {
      const answer = await send({ text: '{}' })
      return answer.status === 400 ? json(200, { message: 'Password changed successfully' }) : answer
    }),
  },
  {
    name: 'wrong current passwords are not counted',
    caughtBy: 'negative/changePassword-a-wrong-current-password-as-viewer',
    breaks: intercepting('changePassword', async ({ send }) => {
      const answer = await send()
      return answer.status === 422 ? json(200, { message: 'Password changed successfully' }) : answer
    }),
  },
]

/** Old tokens never expire: each is replaced by a fresh token of the same user. */
function neverEnding(server: Server): Server {
  const credentials = new Map<string, string>()
  const signIn = (body: string) =>
    server(
      new Request('http://mock.test/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    )
  return async (request) => {
    const [first, second] = [request.clone(), request.clone()]
    const sent = await request.text()
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
    const answer = await server(first)
    if (answer.ok && operationAt(request) === 'signIn')
      credentials.set((await answer.clone().json()).token, sent)
    if (answer.ok && operationAt(request) === 'changePassword') {
      const { newPassword: password } = JSON.parse(sent)
      for (const [each, body] of credentials)
        credentials.set(each, JSON.stringify({ ...JSON.parse(body), password }))
    }
    const known = credentials.get(token)
    if (answer.status !== 401 || known === undefined) return answer
    const { token: fresh } = await (await signIn(known)).json()
    const headers = new Headers(second.headers)
    headers.set('authorization', `Bearer ${fresh}`)
    return server(new Request(second, { headers }))
  }
}

function addressIn(text: string): { email?: string } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
