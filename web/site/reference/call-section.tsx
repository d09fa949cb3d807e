import { paths } from '../../paths.ts'
import { Code, CodeSample } from './code-sample.tsx'
import type { Call, ErrorResponse, Success } from './contract/calls.ts'
import { DocsTable, Folded, Value, Values } from './docs-table.tsx'
import { FieldTable } from './field-table.tsx'
import { Prose } from './prose.tsx'
import { TextBesideCode } from './text-beside-code.tsx'

/** One call: description, roles, parameters, responses and samples. */
export function CallSection({ call }: { call: Call }) {
  const { id, method, path, summary, description, roles, parameters, body, success, errors, samples } = call
  return (
    <TextBesideCode
      id={id}
      title={summary}
      code={
        <>
          <CodeSample name={id} samples={samples} />
          {success.example && (
            <Code title={`Response ${success.status}`} language="json">
              {success.example}
            </Code>
          )}
        </>
      }
    >
      <p className="text-sm/body">
        <span className={`font-heading text-xs/body ${methodColours[method]}`}>{method}</span>{' '}
        <code className="wrap-anywhere">{`/api${path}`}</code>
      </p>
      <Description text={description} />
      <p className="text-muted text-sm/body">
        <span>{`${roles.length > 0 ? `For ${roles.join(', ')}` : 'No session needed'} · `}</span>
        <code>{id}</code>
      </p>
      {parameters.length > 0 && <FieldTable caption="Parameters" fields={parameters} />}
      {body && (
        <FieldTable caption={body.atLeastOne ? 'Body: at least one of' : 'Body'} fields={body.fields} />
      )}
      <SuccessResponse {...success} />
      <Errors errors={errors} />
    </TextBesideCode>
  )
}

/** The colour of each method. */
export const methodColours = {
  GET: 'text-success',
  POST: 'text-action',
  PUT: 'text-action',
  DELETE: 'text-danger',
}

function SuccessResponse({ status, description, headers, fields }: Success) {
  return (
    <>
      <p className="pt-2">
        <strong>{status}</strong> <Prose text={description} />
      </p>
      {headers.map((header) => (
        <p key={header} className="text-muted text-sm/body">
          <Prose text={header} />
        </p>
      ))}
      {fields.length > 0 && <FieldTable caption={`Response ${status}`} fields={fields} />}
    </>
  )
}

function Errors({ errors }: { errors: ErrorResponse[] }) {
  return (
    <DocsTable caption="Errors" columns={['Status', 'Condition and code']} unseen="columns">
      {errors.map(({ status, description, codes, message, headers }) => (
        <tr key={status}>
          <th scope="row">{status}</th>
          <td>
            <Prose text={description} />
            <Values>
              {codes.map((code) => (
                <a key={code} href={`${paths.errors}#${code}`}>
                  <Value name={code} />
                </a>
              ))}
            </Values>
            <small>{`“${message}”`}</small>
            {headers.map((header) => (
              <small key={header}>{header}</small>
            ))}
          </td>
        </tr>
      ))}
    </DocsTable>
  )
}

/** Text of more than this many characters is folded after its first sentence. */
const LONG = 240

/** A description: what the call does, and its conditions, folded if there are many. */
function Description({ text }: { text: string }) {
  const [first = ''] = /^.*?\.(?= [A-Z]|$)/.exec(text) ?? []
  const isLong = text.length > LONG
  return (
    <>
      <p>
        <Prose text={isLong ? first : text} />
      </p>
      {isLong && (
        <Folded title="Conditions and limits">
          <p>
            <Prose text={text.slice(first.length + 1)} />
          </p>
        </Folded>
      )}
    </>
  )
}
