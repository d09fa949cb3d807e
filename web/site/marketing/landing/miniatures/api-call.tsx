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
    <pre className="wrap-anywhere whitespace-pre-wrap rounded-md bg-sunk p-5 font-mono text-[0.6875rem]/body sm:text-xs/body">
      <code>
        <span className="text-action">curl</span>
        {withColouredNames(
          ` "$KOSHA_API${path}" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -H "Idempotency-Key: ${idempotencyKey}" \\\n  -d '${json(body)}'\n\n`,
        )}
        <strong className={status < 400 ? 'text-success' : 'text-danger'}>{status}</strong>
        {withColouredNames(` ${STATUS_NAMES[status]}\n${header ? `${header}\n` : ''}${json(response)}`)}
      </code>
    </pre>
  )
}

const STATUS_NAMES: Record<number, string> = { 201: 'Created', 409: 'Conflict' }

const json = (value: object) => JSON.stringify(value, null, 2)

const withColouredNames = (text: string) =>
  text.split(/("[^"]*"(?=:))/).map((piece, at) =>
    at % 2 === 1 ? (
      <span key={piece} className="text-warning">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
