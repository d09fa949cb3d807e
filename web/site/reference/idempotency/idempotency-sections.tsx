import { reference } from 'virtual:api-reference'
import { paths } from '../../../paths.ts'
import { Code, CodeSample } from '../code-sample.tsx'
import { DocsFrame, DocsSection } from '../docs-frame.tsx'
import { CallList } from '../guides/call-link.tsx'
import { Sentences } from '../sentences.tsx'
import { idempotencySamples } from './idempotency-samples.ts'

/** All of the page, as prerendered. Nothing here requires scripts. */
export function IdempotencySections() {
  const { description, example, calls } = reference.idempotencyKey
  return (
    <DocsFrame
      title="Idempotency"
      lead="A lost response leaves open whether the call was carried out. With a key you can repeat it safely: it is carried out once."
    >
      <DocsSection id="key" title="Send a key">
        <p>
          <CallList ids={calls} /> take a key of your choice: letters, digits, hyphens and underscores, at
          most 64 of them. A random UUID is a good one.
        </p>
        <Code title="Header">{`Idempotency-Key: ${example}`}</Code>
      </DocsSection>
      <DocsSection id="rules" title="What a key promises">
        <Sentences text={description} />
      </DocsSection>
      <DocsSection id="retry" title="Repeat the request">
        <p>
          Keep the key until you know the outcome. Repeat the request when there was no response, or a status
          of 500 and above; any other error is final, and{' '}
          <a className="link" href={paths.errors}>
            its code says what to do
          </a>
          .
        </p>
        <CodeSample name="retry" samples={idempotencySamples} />
      </DocsSection>
      <DocsSection id="without" title="Without a key">
        <p>
          Concurrent refunds never exceed the payment together. But two refunds of half of it are two refunds,
          and two links with the same title are two links.
        </p>
      </DocsSection>
    </DocsFrame>
  )
}
