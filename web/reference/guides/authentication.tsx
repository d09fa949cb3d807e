import { Code } from '../code-sample.tsx'
import { CallLink } from './call-link.tsx'

export function Authentication() {
  return (
    <>
      <p>
        <CallLink id="signIn" /> answers a token. Send it with every other call:
      </p>
      <Code title="Header">Authorization: Bearer tok_4f1b9c2e7a6d40835b7e</Code>
      <ul>
        <li>
          The session lasts 1 day, or 30 days with <code>rememberMe</code>; <code>expiresAt</code> says when
          it ends.
        </li>
        <li>
          <CallLink id="refreshToken" /> replaces the token. The new one lasts 30 days, the old one ends at
          once.
        </li>
        <li>
          A token that is missing, malformed, unknown or expired is answered with 401 and{' '}
          <code>WWW-Authenticate: Bearer</code>. Sign in again; do not retry.
        </li>
        <li>
          <CallLink id="resetPassword" /> ends every session of the account, <CallLink id="changePassword" />{' '}
          all but the one that calls.
        </li>
        <li>
          An unknown address and a wrong password get the same answer, so nobody can learn who has an account.
          The same holds for <CallLink id="register" /> and <CallLink id="requestPasswordReset" />.
        </li>
      </ul>
    </>
  )
}
