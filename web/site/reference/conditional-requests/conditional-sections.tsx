import { reference } from 'virtual:api-reference'
import { paths } from '../../../paths.ts'
import { Code, CodeSample } from '../code-sample.tsx'
import { DocsFrame, DocsSection } from '../docs-frame.tsx'
import { CallList } from '../guides/call-list.tsx'
import { Prose } from '../prose.tsx'
import { Sentences } from '../sentences.tsx'
import { readSamples, writeSamples } from './conditional-samples.ts'

const { requestHeaders, groups, topics } = reference
const { 'If-None-Match': read, 'If-Match': write } = requestHeaders
const update = groups.flatMap((group) => group.calls).find(({ id }) => write?.calls.includes(id))

/** All of the page, as prerendered. Nothing here requires scripts. */
export function ConditionalSections() {
  return (
    <DocsFrame
      title="Conditional requests"
      lead="Fetch a list only if it has changed, and update a payment link only if nobody else has."
    >
      <DocsSection id="read" title="Only if it has changed">
        <Sentences text={topics['Conditional requests'] ?? ''} />
        <p>
          <CallList ids={read?.calls ?? []} /> take the header. The <code>ETag</code> names a response to one
          user: do not send it with another token or other filters.
        </p>
        <Code title="Header">{`If-None-Match: ${read?.example}`}</Code>
        <CodeSample name="read" samples={readSamples} />
      </DocsSection>
      <DocsSection id="write" title="Only as you have read it">
        <p>
          <CallList ids={write?.calls ?? []} /> takes the <code>etag</code> of the link.{' '}
          <Prose text={write?.description ?? ''} />
        </p>
        <Sentences text={update?.description ?? ''} about={/If-Match|two people/} />
        <Code title="Header">{`If-Match: ${write?.example}`}</Code>
        <CodeSample name="write" samples={writeSamples} />
        <p>
          After a{' '}
          <a className="link" href={`${paths.errors}#precondition_failed`}>
            <code>precondition_failed</code>
          </a>
          , read the link again, show what has changed, and send the change with the new <code>etag</code>.
        </p>
      </DocsSection>
    </DocsFrame>
  )
}
