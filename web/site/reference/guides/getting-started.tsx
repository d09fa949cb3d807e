import { CodeSample } from '../code-sample.tsx'
import type { ApiReference } from '../contract/model.ts'
import { CallLink } from './call-link.tsx'

export function GettingStarted({ reference: { setup } }: { reference: ApiReference }) {
  return (
    <>
      <p>
        All calls are below <code>/api</code> on the same origin as the web app, and use JSON. The samples
        read the base URL from <code>KOSHA_API</code> and the token from <code>KOSHA_TOKEN</code>: set both
        once, as the shell sample does with <CallLink id="signIn" /> and a demo account of the mock server,
        and every sample on this page runs as printed. <code>PUT /__mock/scenario</code> undoes what they did.
      </p>
      <CodeSample name="setup" samples={setup} />
      <p>
        A field or query parameter that is not listed here is rejected with 400, and so is a duplicate key.
        Responses may gain fields and enum values, so tolerate unknown ones.
      </p>
    </>
  )
}
