import { CodeSample } from '../code-sample.tsx'
import type { ApiReference } from '../contract/model.ts'
import { CallLink } from './call-link.tsx'

export function GettingStarted({ reference: { setup } }: { reference: ApiReference }) {
  return (
    <>
      <p>
        All calls lie below <code>/api</code> on the same origin as the web app, and speak JSON. The samples
        read the address from <code>KOSHA_API</code> and the token from <code>KOSHA_TOKEN</code>: set both
        once, as the shell sample does with <CallLink id="signIn" /> and a demo account of the mock server,
        and every sample on this page can be pasted as it stands.
      </p>
      <CodeSample name="setup" samples={setup} />
      <p>
        Requests are closed: a field or query parameter that is not listed here is refused with 400, and so is
        a duplicate key. Answers may gain fields and enum members, so tolerate what you do not know.
      </p>
    </>
  )
}
