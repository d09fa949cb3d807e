import { answer, request } from './code-sample.ts'

/** Working sample code for the contract and its mock server. */
export function CodePicture() {
  return (
    <pre role="img" aria-label="A call, and its answer" className="code-picture mt-10">
      {`curl "$KOSHA_API/payments/create" \\
  -H "Authorization: Bearer $KOSHA_TOKEN" \\
  -d '${JSON.stringify(request)}'

`}
      <b>201</b>
      {` { "link": ${JSON.stringify(answer, null, 2)} }`}
    </pre>
  )
}
