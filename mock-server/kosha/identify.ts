import type { Identify } from '../engine/proxy/callers.ts'

/** `signIn` and `refreshToken` issue a token of the user whom they return; `verifySession` returns the caller. */
export const identify: Identify = (operation, { user, token }) => ({
  role: roleIn(user),
  isCaller: operation === 'verifySession',
  token: typeof token === 'string' ? token : undefined,
})

function roleIn(user: unknown): string | undefined {
  const { role } = Object(user)
  return typeof role === 'string' ? role : undefined
}
