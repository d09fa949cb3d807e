import { reference } from 'virtual:api-reference'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { CallSection } from './call-section.tsx'
import type { ApiReference } from './contract/model.ts'
import { docsLinks } from './docs-links.ts'
import { FieldTable } from './field-table.tsx'
import { guides } from './guides/guides.tsx'
import { Prose } from './prose.tsx'

/** The whole reference as prerendered. Nothing here requires scripts; `ReferenceTools` enhances it. */
export function ReferenceSections() {
  const { groups, objects, title, version } = reference
  return (
    <div className="reference">
      <ReferenceNav groups={groups} />
      <div className="reference-main">
        <Breadcrumbs
          trail={[{ name: 'Home', to: paths.home }, { name: 'Docs', to: paths.docs }, { name: 'API' }]}
        />
        <h1 className="text-4xl">API reference</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-muted">
          <span>{`Every call of the ${title} ${version}, generated from the contract that its mock server follows. `}</span>
          <a className="link" href="/openapi.yaml" download>
            Download openapi.yaml
          </a>
        </p>
        {guides.map(({ id, title: heading, Guide }, at) => (
          <section
            key={id}
            id={id}
            className="guide"
            aria-labelledby={`${id}-title`}
            // Several screens down, but within the first quarter of the document.
            data-first-paint={at === guides.length - 1 || undefined}
          >
            <h2 id={`${id}-title`}>
              <a href={`#${id}`}>{heading}</a>
            </h2>
            <Guide reference={reference} />
          </section>
        ))}
        {groups.map(({ tag, title: heading, description, calls }) => (
          <div key={tag}>
            <h2 className="group-title">{heading}</h2>
            <p className="text-muted">
              <Prose text={description} />
            </p>
            {calls.map((call) => (
              <CallSection key={call.id} call={call} />
            ))}
          </div>
        ))}
        <section id="objects" aria-labelledby="objects-title">
          <h2 id="objects-title" className="group-title">
            Objects
          </h2>
          <p className="text-muted">The objects in responses. Fields without “required” may be absent.</p>
          {objects.map(({ name, description, fields }) => (
            <section key={name} id={name} className="object" aria-labelledby={`${name}-title`}>
              <h3 id={`${name}-title`}>
                <a href={`#${name}`}>{name}</a>
              </h3>
              {description && (
                <p>
                  <Prose text={description} />
                </p>
              )}
              <FieldTable caption={`Fields of ${name}`} fields={fields} />
            </section>
          ))}
        </section>
      </div>
    </div>
  )
}

/** The table of contents. A script highlights the current section and provides the search. */
function ReferenceNav({ groups }: Pick<ApiReference, 'groups'>) {
  return (
    <nav className="reference-nav" aria-label="API reference">
      <search className="reference-search noscript:hidden">
        <label>
          <span className="sr-only">Search the reference</span>
          <input type="search" autoComplete="off" spellCheck={false} placeholder="Search" />
        </label>
      </search>
      <details>
        <summary>Contents</summary>
        <Entries title="Guides" entries={guides.map(({ id, title }) => ({ href: `#${id}`, name: title }))} />
        <Entries title="Pages" entries={docsLinks.slice(1).map(({ name, path }) => ({ href: path, name }))} />
        {groups.map(({ tag, title, calls }) => (
          <Entries
            key={tag}
            title={title}
            entries={calls.map(({ id, summary, method }) => ({ href: `#${id}`, name: summary, method }))}
          />
        ))}
        <Entries title="Objects" entries={[{ href: '#objects', name: 'Objects in responses' }]} />
      </details>
      <p className="reference-found" role="status" />
    </nav>
  )
}

type Entry = { href: string; name: string; method?: string }

function Entries({ title, entries }: { title: string; entries: Entry[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul>
        {entries.map(({ href, name, method }) => (
          <li key={href}>
            <a href={href}>
              <span>{name}</span>
              {method && <small data-method={method}>{method === 'DELETE' ? 'DEL' : method}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
