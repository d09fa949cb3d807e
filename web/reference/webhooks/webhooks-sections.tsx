import { reference } from 'virtual:api-reference'
import { paths } from '../../paths.ts'
import { contact } from '../../site.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Code, CodeSample } from '../code-sample.tsx'
import { FieldTable } from '../field-table.tsx'
import { Prose } from '../prose.tsx'
import { signatureSamples, tryIt } from './signature-samples.ts'

/** All of the page, as prerendered. Nothing here requires scripts. */
export function WebhooksSections() {
  const { events, signature, signatureExample, received, repeated } = reference.webhooks
  return (
    <div className="reference" data-single>
      <div className="reference-main">
        <Breadcrumbs
          trail={[{ name: 'Home', to: paths.home }, { name: 'Docs', to: paths.docs }, { name: 'Webhooks' }]}
        />
        <h1 className="text-4xl">Webhooks</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-muted">
          Kosha sends an event to your server when a payment, a refund or a settlement reaches its final
          state, so that you need not ask. To have an endpoint added to your account, write to{' '}
          <a className="link" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
          ; you receive the secret that signs its events.
        </p>
        <section className="guide" aria-labelledby="verify-title">
          <h2 id="verify-title">Verify the signature</h2>
          <p>
            Every event has the header <code>Kosha-Signature</code>: <Prose text={signature} />
          </p>
          <Code title="Header">{`Kosha-Signature: ${signatureExample}`}</Code>
          <CodeSample name="verify" samples={signatureSamples} shell="Shell" />
        </section>
        <section className="guide" aria-labelledby="respond-title">
          <h2 id="respond-title">Respond</h2>
          <p>
            <Prose text={received} /> <Prose text={repeated} />
          </p>
          <ul>
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
          </ul>
        </section>
        {events.map(({ id, summary, description, types, fields, example }) => (
          <section key={id} id={id} className="call" aria-labelledby={`${id}-title`}>
            <div>
              <h3 id={`${id}-title`}>
                <a href={`#${id}`}>{summary}</a>
              </h3>
              <p className="values">
                {types.map((type) => (
                  <code key={type}>{type}</code>
                ))}
              </p>
              <p>
                <Prose text={description} />
              </p>
              <FieldTable caption="Body" fields={fields} objectsAt={paths.apiReference} />
            </div>
            <div className="call-code">
              <Code title={'POST to your endpoint'}>{example}</Code>
            </div>
          </section>
        ))}
        <section className="guide" aria-labelledby="try-title">
          <h2 id="try-title">Try one</h2>
          <p>
            The{' '}
            <a className="link" href={`${paths.apiReference}#mock-server`}>
              mock server
            </a>{' '}
            sends the same events, signed in the same way, to a server on your machine. This pays a link and
            lists what was delivered:
          </p>
          <Code title="Shell">{tryIt}</Code>
        </section>
      </div>
    </div>
  )
}
