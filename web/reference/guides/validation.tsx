import { Code } from '../code-sample.tsx'

export function Validation() {
  return (
    <>
      <p>
        You build a backend for this contract? The contract suite checks a running server: shapes, bounds,
        roles, states, concurrency and money, with the same checks that the mock server passes. Try it on a
        test system; it creates and refunds.
      </p>
      <Code title="Shell">
        {`npm run contract -- --url https://staging.example/api \\
  --account merchant=asha@tarang.example:her-password \\
  --account viewer=neel@tarang.example:a-password \\
  --report contract-report --yes`}
      </Code>
      <p>
        Each failure comes with the sentence that does not hold, the request as curl and the answer. An
        operation that answers 501 is not there yet, neither passed nor broken. To watch real traffic instead,
        put the mock server in between: it passes every call on and holds both sides to the contract.
      </p>
      <Code title="Shell">npm run mock -- --proxy http://localhost:8080/api</Code>
    </>
  )
}
