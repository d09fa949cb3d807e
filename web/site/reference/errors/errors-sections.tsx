import { reference } from 'virtual:api-reference'
import { Code, CodeSample } from '../code-sample.tsx'
import type { Field } from '../contract/fields.ts'
import type { ErrorCode } from '../contract/reference.ts'
import { DocsFrame, DocsSection } from '../docs-frame.tsx'
import { DocsTable } from '../docs-table.tsx'
import { FieldTable } from '../field-table.tsx'
import { CallList } from '../guides/call-link.tsx'
import { Prose } from '../prose.tsx'
import { Sentences } from '../sentences.tsx'
import { errorSamples } from './error-samples.ts'

/** All of the page, as prerendered. Nothing here requires scripts. */
export function ErrorsSections() {
  const { error, errorCodes, aboutErrors } = reference
  return (
    <DocsFrame
      title="Errors"
      lead="All errors have the same format, and a rejected request has changed nothing. Programs read the code, people the message, and support asks for the request's ID."
    >
      <DocsSection id="form" title="Error format">
        <Code title="400" language="json">
          {error.example}
        </Code>
        <FieldTable caption="Fields" fields={error.fields.map(withoutCodes)} />
      </DocsSection>
      <DocsSection id="order" title="The order of checks">
        <Sentences text={aboutErrors} />
      </DocsSection>
      <DocsSection id="handle" title="Handle an error">
        <p>
          Decide by <code>code</code>, and treat an unknown one by its status: more may be added.
        </p>
        <CodeSample name="error" samples={errorSamples} />
      </DocsSection>
      <DocsSection id="codes" title="All codes">
        <ErrorCodes codes={errorCodes} />
      </DocsSection>
    </DocsFrame>
  )
}

/** The codes are in a separate table. */
const withoutCodes = (field: Field) => (field.name === 'code' ? { ...field, values: [] } : field)

/** Every code of the contract with its meaning, what to do about it, and the calls that return it. */
function ErrorCodes({ codes }: { codes: ErrorCode[] }) {
  return (
    <DocsTable caption="All codes" columns={['Code', 'Meaning, and what to do']} unseen="caption">
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
            <p className="line-l-2 my-1.5 border-marigold pl-2.5">
              <Prose text={error.action} />
            </p>
            <small>
              <ReturnedBy {...error} />
            </small>
          </td>
        </tr>
      ))}
    </DocsTable>
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
