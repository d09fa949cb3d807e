import { paths } from '../../paths.ts'
import { Code, CodeSample } from './code-sample.tsx'
import type { Call, ErrorResponse, Success } from './contract/model.ts'
import { FieldTable } from './field-table.tsx'
import { Prose } from './prose.tsx'

/** One call: description, roles, parameters, responses and samples. */
export function CallSection({ call }: { call: Call }) {
  const {
    id,
    method,
    path,
    summary,
    description,
    roles,
    parameters,
    body,
    success,
    errors,
    samples,
    request,
  } = call
  return (
    <section id={id} className="call" aria-labelledby={`${id}-title`}>
      <div>
        <h3 id={`${id}-title`}>
          <a href={`#${id}`}>{summary}</a>
        </h3>
        <p className="call-address">
          <b data-method={method}>{method}</b> <code>{`/api${path}`}</code>
        </p>
        <Folded text={description} />
        <p className="call-roles">
          <span>{`${roles.length > 0 ? `For ${roles.join(', ')}` : 'No session needed'} · `}</span>
          <code>{id}</code> ·{' '}
          <a className="link" href={`${paths.apiReference}/${id}.md`}>
            Markdown
          </a>
        </p>
        {parameters.length > 0 && <FieldTable caption="Parameters" fields={parameters} />}
        {body && (
          <FieldTable caption={body.atLeastOne ? 'Body: at least one of' : 'Body'} fields={body.fields} />
        )}
        <SuccessResponse {...success} />
        <Errors errors={errors} />
      </div>
      <div className="call-code">
        <CodeSample name={id} samples={samples}>
          <button
            type="button"
            className="code-copy"
            hidden
            data-try={JSON.stringify({ id, method, ...request })}
          >
            Try it
          </button>
        </CodeSample>
        {success.example && (
          <Code title={`Response ${success.status}`} language="json">
            {success.example}
          </Code>
        )}
      </div>
    </section>
  )
}

function SuccessResponse({ status, description, headers, fields }: Success) {
  return (
    <>
      <p className="call-response">
        <b>{status}</b> <Prose text={description} />
      </p>
      {headers.map((header) => (
        <p key={header} className="call-header">
          <Prose text={header} />
        </p>
      ))}
      {fields.length > 0 && <FieldTable caption={`Response ${status}`} fields={fields} />}
    </>
  )
}

function Errors({ errors }: { errors: ErrorResponse[] }) {
  return (
    <table className="fields">
      <caption>Errors</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Condition and code</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ status, description, codes, message, headers }) => (
          <tr key={status}>
            <th scope="row">{status}</th>
            <td>
              <Prose text={description} />
              <span className="values">
                {codes.map((code) => (
                  <a key={code} href={`${paths.errors}#${code}`}>
                    <code>{code}</code>
                  </a>
                ))}
              </span>
              <small>{`“${message}”`}</small>
              {headers.map((header) => (
                <small key={header}>{header}</small>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Text of more than this many characters is folded after its first sentence. */
const LONG = 240

/** A description: what the call does, and its conditions, folded if there are many. */
function Folded({ text }: { text: string }) {
  const [first = ''] = /^.*?\.(?= [A-Z]|$)/.exec(text) ?? []
  const isLong = text.length > LONG
  return (
    <>
      <p>
        <Prose text={isLong ? first : text} />
      </p>
      {isLong && (
        <details className="folded">
          <summary>Conditions and limits</summary>
          <p>
            <Prose text={text.slice(first.length + 1)} />
          </p>
        </details>
      )}
    </>
  )
}
