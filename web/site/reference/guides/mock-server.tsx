import { Code } from '../code-sample.tsx'

export function MockServer() {
  return (
    <>
      <p>
        The mock server implements this contract with real behaviour: sessions, roles, refunds that cannot
        exceed the payment, links that expire, settlements that add up. It validates every request and its own
        responses against the same document.
      </p>
      <Code title="Shell" language="curl">
        {`npm run mock                     # http://localhost:4010/api
export M=http://localhost:4010/__mock
export J='Content-Type: application/json'`}
      </Code>
      <p>
        A header gives each test a session of its own, so hundreds can run against one server at once:{' '}
        <code>X-Mock-Session: my-test</code>. Start with a scenario, at a time of your choice:
      </p>
      <Code title="A scenario" language="curl">
        {`curl -X PUT $M/scenario -H 'X-Mock-Session: my-test' -H "$J" \\
  -d '{"scenario":"new-merchant","clock":"2026-11-21T06:30:00Z"}'`}
      </Code>
      <p>Then make something fail. Here the next refund is carried out, but its response is lost:</p>
      <Code title="A fault" language="curl">
        {`curl $M/faults -H 'X-Mock-Session: my-test' -H "$J" \\
  -d '{"operation":"refundTransaction","times":1,"transport":{"how":"reset"}}'`}
      </Code>
      <p>Then let time pass. The response lists what became due, such as links that expire:</p>
      <Code title="The clock" language="curl">
        {`curl $M/clock/advance -H 'X-Mock-Session: my-test' -H "$J" -d '{"days":2}'`}
      </Code>
      <p>
        <code>/__mock</code> in a browser shows every call.
      </p>
      <p>
        Generated clients work too, in any session: the base URL{' '}
        <code>http://localhost:4010/s/my-test/api</code> is that of <code>my-test</code>. Tried were
        @hey-api/openapi-ts, kubb, oazapfts, openapi-zod-client, orval with <code>headers: true</code> for the
        idempotency key, and openapi-typescript with <code>--default-non-nullable false</code>, without which
        every field with a default is required.
      </p>
    </>
  )
}
