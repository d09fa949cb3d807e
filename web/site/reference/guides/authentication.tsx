import { Code } from '../code-sample.tsx'
import { CallLink } from './call-link.tsx'

export function Authentication() {
  return (
    <>
      <p>
        <CallLink id="signIn" /> returns a token. Send it with every other call:
      </p>
      <Code title="Header">Authorization: Bearer tok_4f1b9c2e7a6d40835b7e</Code>
      <ul>
        <li>
          The session lasts 1 day, or 30 days with <code>rememberMe</code>; <code>expiresAt</code> says when
          it ends.
        </li>
        <li>
          <CallLink id="refreshToken" /> replaces the token. The new one lasts 30 days; the old one is revoked
          immediately.
        </li>
        <li>
          A missing, malformed, unknown or expired token returns 401 with{' '}
          <code>WWW-Authenticate: Bearer</code>. Sign in again; do not retry.
        </li>
        <li>
          <CallLink id="resetPassword" /> ends every session of the account, <CallLink id="changePassword" />{' '}
          all but the calling one.
        </li>
        <li>
          An unknown email address and a wrong password get the same response, so that nobody can find out who
          has an account. The same goes for <CallLink id="register" /> and{' '}
          <CallLink id="requestPasswordReset" />.
        </li>
      </ul>
    </>
  )
}
