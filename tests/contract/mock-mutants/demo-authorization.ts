import { mockAccounts } from '../suite/mock-backend.ts'
import type { Server } from './mutant.ts'

/** The authorization header of a demo account, for mutants that confuse callers. */
export async function authorizationOf(server: Server, who: 'admin' | 'merchant' | 'other merchant') {
  const [role, place] = who === 'other merchant' ? ['merchant', 1] : [who, 0]
  const account = mockAccounts.filter((each) => each.role === role)[place]
  const answer = await server(
    new Request('http://mock.test/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account?.email, password: account?.password }),
    }),
  )
  const { token } = await answer.json()
  return { authorization: `Bearer ${token}` }
}
