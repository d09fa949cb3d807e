import { reference } from 'virtual:api-reference'
import { paths } from '../../../paths.ts'
import { Mail } from '../../mail.tsx'
import { contact } from '../../site.ts'
import { Code, CodeSample } from '../code-sample.tsx'
import { DocsFrame, DocsList, DocsSection } from '../docs-frame.tsx'
import { Value } from '../docs-table.tsx'
import { FieldTable } from '../field-table.tsx'
import { Prose } from '../prose.tsx'
import { TextBesideCode } from '../text-beside-code.tsx'
import { deliveryCommands, signatureSamples } from './signature-samples.ts'

/** All of the page, as prerendered. Nothing here requires scripts. */
export function WebhooksSections() {
  const { events, signature, signatureExample, received, repeated } = reference.webhooks
  return (
    <DocsFrame
      title="Webhooks"
      lead={
        <span>
          Kosha sends an event to your server when a payment, a refund or a settlement reaches its final
          state, so that you do not have to poll. To have an endpoint added to your account, write to{' '}
          <Mail to={contact.email} />; you receive the secret that signs its events.
        </span>
      }
    >
      <DocsSection id="verify" title="Verify the signature">
        <p>
          Every event has the header <code>Kosha-Signature</code>: <Prose text={signature} />
        </p>
        <Code title="Header">{`Kosha-Signature: ${signatureExample}`}</Code>
        <CodeSample name="verify" samples={signatureSamples} shell="Shell" />
      </DocsSection>
      <DocsSection id="respond" title="Respond">
        <p>
          <Prose text={received} /> <Prose text={repeated} />
        </p>
        <DocsList>
          <li>
            Store the event and respond, then do the work: what takes longer than ten seconds counts as no
            response.
          </li>
          <li>
            Remember the <code>id</code> of each event, and ignore one that you have already handled.
          </li>
          <li>
            Events may arrive out of order. <code>createdAt</code> says when each happened.
          </li>
        </DocsList>
      </DocsSection>
      {events.map(({ id, summary, description, types, fields, example }) => (
        <TextBesideCode
          key={id}
          id={id}
          title={summary}
          code={
            <Code title="POST to your endpoint" language="json">
              {example}
            </Code>
          }
        >
          <p className="flex flex-wrap gap-x-1.5 gap-y-1 py-0.5">
            {types.map((type) => (
              <Value key={type} name={type} />
            ))}
          </p>
          <p>
            <Prose text={description} />
          </p>
          <FieldTable caption="Body" fields={fields} objectsAt={paths.apiReference} />
        </TextBesideCode>
      ))}
      <DocsSection id="try" title="Try one">
        <p>
          The{' '}
          <a className="link" href={`${paths.apiReference}#mock-server`}>
            mock server
          </a>{' '}
          sends the same events, signed in the same way, to a server on your machine. This pays a link and
          lists what was delivered:
        </p>
        <Code title="Shell" language="curl">
          {deliveryCommands}
        </Code>
      </DocsSection>
    </DocsFrame>
  )
}
