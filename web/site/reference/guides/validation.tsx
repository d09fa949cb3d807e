import { Code } from '../code-sample.tsx'

export function Validation() {
  return (
    <>
      <p>
        Are you building a backend for this contract? The contract suite checks a running server (schemas,
        limits, roles, states, concurrency and money), with the same checks that the mock server passes. Use a
        test system: the suite creates links and refunds payments.
      </p>
      <Code title="Shell" language="curl">
        {`npm run contract -- --url https://staging.example/api \\
  --account merchant=asha@tarang.example:her-password \\
  --account viewer=neel@tarang.example:a-password \\
  --report contract-report --yes`}
      </Code>
      <p>
        Each failure shows the expectation that was not met, the request as curl and the response. An
        operation that returns 501 is reported as not implemented, neither passed nor failed. To check real
        traffic instead, put the mock server in between: it forwards every call and validates both sides.
      </p>
      <Code title="Shell" language="curl">
        npm run mock -- --proxy http://localhost:8080/api
      </Code>
    </>
  )
}
