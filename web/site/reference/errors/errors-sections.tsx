import { reference } from 'virtual:api-reference'
import { Code, CodeSample } from '../code-sample.tsx'
import type { Field } from '../contract/model.ts'
import { DocsFrame, DocsSection } from '../docs-frame.tsx'
import { FieldTable } from '../field-table.tsx'
import { Sentences } from '../sentences.tsx'
import { ErrorCodes } from './error-codes.tsx'
import { errorSamples } from './error-samples.ts'

/** All of the page, as prerendered. Nothing here requires scripts. */
export function ErrorsSections() {
  const { error, errorCodes, topics } = reference
  return (
    <DocsFrame
      title="Errors"
      lead="All errors have one form, and a rejected request has changed nothing. Programs read the code, people the message, and support asks for the request's ID."
    >
      <DocsSection id="form" title="The form of an error">
        <Code title="400" language="json">
          {error.example}
        </Code>
        <FieldTable caption="Fields" fields={error.fields.map(withoutCodes)} />
      </DocsSection>
      <DocsSection id="order" title="The order of checks">
        <Sentences text={topics.Errors ?? ''} />
      </DocsSection>
      <DocsSection id="handle" title="Handle an error">
        <p>
          Decide by <code>code</code>, and treat one that you do not know by its status: more may be added.
        </p>
        <CodeSample name="error" samples={errorSamples} />
      </DocsSection>
      <DocsSection id="codes" title="All codes">
        <ErrorCodes codes={errorCodes} />
      </DocsSection>
    </DocsFrame>
  )
}

/** The codes have a table of their own. */
const withoutCodes = (field: Field) => (field.name === 'code' ? { ...field, values: [] } : field)
