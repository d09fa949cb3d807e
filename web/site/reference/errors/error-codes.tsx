import type { ErrorCode } from '../contract/model.ts'
import { CallList } from '../guides/call-list.tsx'
import { Prose } from '../prose.tsx'

/** Every code of the contract with its meaning, what to do about it, and the calls that return it. */
export function ErrorCodes({ codes }: { codes: ErrorCode[] }) {
  return (
    <table className="fields">
      <caption className="visually-hidden">All codes</caption>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Meaning, and what to do</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((error) => (
          <tr key={error.code} id={error.code}>
            <th scope="row">
              <a href={`#${error.code}`}>
                <code>{error.code}</code>
              </a>
              <small>{statusesOf(error)}</small>
            </th>
            <td>
              <p>
                <Prose text={error.meaning} />
              </p>
              <p className="code-action">
                <Prose text={error.action} />
              </p>
              <small>
                <ReturnedBy {...error} />
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The statuses that any path may return, which no call lists. */
const STATUS_OF_ANY_PATH: Record<string, string> = { method_not_allowed: '405', internal: '500' }

const statusesOf = ({ code, responses }: ErrorCode) =>
  [...new Set(responses.map(({ status }) => status))].join(', ') || STATUS_OF_ANY_PATH[code]

/** A code shared by more calls than this is listed without their names. */
const NAMED_CALLS = 6

function ReturnedBy({ responses }: ErrorCode) {
  const calls = [...new Set(responses.flatMap((response) => response.calls))]
  if (calls.length === 0) return <span>Any path</span>
  if (calls.length > NAMED_CALLS) return <span>{`${calls.length} calls`}</span>
  return <CallList ids={calls} />
}
