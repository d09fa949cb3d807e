import { Code } from '../code-sample.tsx'
import type { ApiReference, ErrorCode } from '../contract/model.ts'
import { Prose } from '../prose.tsx'
import { CallLink } from './call-link.tsx'

/** Any path may return these, so no call lists them. */
const ofAnyPath: Record<string, { status: string; description: string }> = {
  method_not_allowed: {
    status: '405',
    description: 'The path has no such method; `Allow` names those it has.',
  },
  internal: {
    status: '500',
    description: 'Something failed on our side. Retry with the same idempotency key.',
  },
}

export function Errors({ reference: { errorCodes } }: { reference: ApiReference }) {
  return (
    <>
      <p>
        Every refusal has one shape. <code>message</code> is safe to show to people, <code>code</code> is for
        programs, <code>errors</code> names each field that is wrong, and <code>requestId</code> is what
        support asks for. A refused request has changed nothing.
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
        Authentication is checked first, then the role, then the shape of the request, then its meaning. An
        unknown path is 404, and so is the id of somebody else's resource. Codes may be added: treat one that
        you do not know by its status.
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
                <Answers {...error} />
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

function Answers({ code, answers }: ErrorCode) {
  const always = ofAnyPath[code]
  return [...answers, ...(always ? [{ ...always, calls: [] }] : [])].map(({ status, description, calls }) => (
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
  ))
}
