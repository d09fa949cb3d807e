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
        {withColouredNames(
          ` "$KOSHA_API${path}" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -H "Idempotency-Key: ${idempotencyKey}" \\\n  -d '${json(body)}'\n\n`,
        )}
        <b data-failed={status >= 400 || undefined}>{status}</b>
        {withColouredNames(` ${STATUS_NAMES[status]}\n${header ? `${header}\n` : ''}${json(response)}`)}
      </code>
    </pre>
  )
}

const STATUS_NAMES: Record<number, string> = { 201: 'Created', 409: 'Conflict' }

const json = (value: object) => JSON.stringify(value, null, 2)

const withColouredNames = (text: string) =>
  text.split(/("[^"]*"(?=:))/).map((piece, at) => (at % 2 === 1 ? <u key={piece}>{piece}</u> : piece))
