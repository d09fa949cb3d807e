import { Code } from '../code-sample.tsx'
import type { ApiReference, ErrorCode } from '../contract/model.ts'
import { Prose } from '../prose.tsx'
import { CallLink } from './call-link.tsx'

/** Any path may return these, so no call lists them. */
const ofAnyPath: Record<string, { status: string; description: string }> = {
  method_not_allowed: {
    status: '405',
    description: 'The path does not support this method; `Allow` lists those it does.',
  },
  internal: {
    status: '500',
    description: 'Something went wrong on our side. Retry with the same idempotency key.',
  },
}

export function Errors({ reference: { errorCodes } }: { reference: ApiReference }) {
  return (
    <>
      <p>
        All errors have the same format. <code>message</code> is safe to display, <code>code</code> is for
        programs, <code>errors</code> names each invalid field, and <code>requestId</code> is what support
        asks for. A rejected request has changed nothing.
      </p>
      <Code title="400">
        {JSON.stringify(
          {
            message: 'The request is not valid.',
            code: 'invalid_request',
            errors: [{ field: 'amount', message: 'must be at least 100' }],
            requestId: 'req_00000042',
          },
          null,
          2,
        )}
      </Code>
      <p>
        Authentication is checked first, then the role, then the format of the request, then its meaning. An
        unknown path is 404, and so is the ID of another account's resource. New codes may be added: handle an
        unknown one by its status.
      </p>
      <table className="fields">
        <caption>All codes</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Code</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {errorCodes.map((error) => (
            <tr key={error.code} id={`error-${error.code}`}>
              <th scope="row">
                <code>{error.code}</code>
              </th>
              <td>
                <Responses {...error} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** A code shared by more calls than this is listed without their names. */
const NAMED_CALLS = 6

function Responses({ code, responses }: ErrorCode) {
  const always = ofAnyPath[code]
  return [...responses, ...(always ? [{ ...always, calls: [] }] : [])].map(
    ({ status, description, calls }) => (
      <p key={status + description}>
        <b>{status}</b> <Prose text={description} />
        {calls.length > 0 && calls.length <= NAMED_CALLS && (
          <small>
            {calls.map((id) => (
              <CallLink key={id} id={id} />
            ))}
          </small>
        )}
      </p>
    ),
  )
}
