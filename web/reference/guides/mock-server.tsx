import { Code } from '../code-sample.tsx'

export function MockServer() {
  return (
    <>
      <p>
        The mock server implements this contract with real behaviour: sessions, roles, refunds that cannot
        overpay, links that expire, settlements that add up. It checks every request and its own answers
        against the same document.
      </p>
      <Code title="Shell">
        {`npm run mock                     # http://localhost:4010/api
export M=http://localhost:4010/__mock
export J='Content-Type: application/json'`}
      </Code>
      <p>
        Each test gets a world of its own by a header, so hundreds run against one server at once:{' '}
        <code>X-Mock-Session: my-test</code>. Begin with a scenario, at an instant of your choice:
      </p>
      <Code title="A scenario">
        {`curl -X PUT $M/scenario -H 'X-Mock-Session: my-test' -H "$J" \\
  -d '{"scenario":"new-merchant","clock":"2026-11-21T06:30:00Z"}'`}
      </Code>
      <p>Then let something fail. Here the next refund is carried out, but its answer is lost on the wire:</p>
      <Code title="A fault">
        {`curl $M/faults -H 'X-Mock-Session: my-test' -H "$J" \\
  -d '{"operation":"refundTransaction","times":1,"wire":{"how":"reset"}}'`}
      </Code>
      <p>
        And let time pass. What fell due meanwhile comes back in order: links expire, settlements are paid
        out:
      </p>
      <Code title="The clock">
        {`curl $M/clock/advance -H 'X-Mock-Session: my-test' -H "$J" -d '{"days":2}'`}
      </Code>
      <p>
        <code>/__mock</code> in a browser shows every call with its verdict and what it changed, each as curl.
      </p>
    </>
  )
}
