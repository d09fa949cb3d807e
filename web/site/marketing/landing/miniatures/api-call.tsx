import { Choices } from './choices.tsx'
import type { Exchange } from './exchanges.ts'
import { exchanges } from './exchanges.ts'

/** Calls of the API, each with its response. */
export function ApiCall() {
  return (
    <Choices
      id="call"
      legend="Choose a call, and read the response."
      options={exchanges.map((exchange) => ({ label: exchange.label, result: <Code {...exchange} /> }))}
    />
  )
}

function Code({ path, idempotencyKey, body, status, header, response }: Exchange) {
  return (
    <pre className="code-picture">
      <code>
        <i>curl</i>
        {` "$KOSHA_API${path}" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -H "Idempotency-Key: ${idempotencyKey}" \\\n  -d '`}
        <Json value={body} />
        {"'\n\n"}
        <b data-failed={status >= 400 || undefined}>{status}</b>
        {` ${STATUS_NAMES[status]}\n${header ? `${header}\n` : ''}`}
        <Json value={response} />
      </code>
    </pre>
  )
}

const STATUS_NAMES: Record<number, string> = { 201: 'Created', 409: 'Conflict' }

/** Names and strings in different colours. */
function Json({ value }: { value: object }) {
  return JSON.stringify(value, null, 2)
    .split(/("[^"]*"(?=:))/)
    .map((piece, at) => (at % 2 === 1 ? <u key={piece}>{piece}</u> : piece))
}
