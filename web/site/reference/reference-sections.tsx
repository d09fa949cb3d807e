import { reference } from 'virtual:api-reference'
import { CallSection, methodColours } from './call-section.tsx'
import type { Call } from './contract/calls.ts'
import type { ApiReference } from './contract/reference.ts'
import { DocsHead, DocsSection, docsLinks } from './docs-frame.tsx'
import { FieldTable } from './field-table.tsx'
import { guides } from './guides/guides.tsx'
import { Prose } from './prose.tsx'

/** The whole reference, as prerendered. It works without scripts. */
export function ReferenceSections() {
  const { groups, objects, title, version } = reference
  return (
    <div className="wrap grid gap-8 pt-12 pb-24 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
      <ReferenceNav groups={groups} />
      <div className="docs-text min-w-0">
        <DocsHead
          name="API"
          title="API reference"
          lead={
            <>
              <span>{`Every call of the ${title} ${version}, generated from the contract that its mock server follows. `}</span>
              <a className="link" href="/openapi.yaml" download>
                Download openapi.yaml
              </a>
            </>
          }
        />
        {guides.map(({ id, title: heading, Guide }, at) => (
          <DocsSection key={id} id={id} title={heading} isLastPainted={at === guides.length - 1}>
            <Guide reference={reference} />
          </DocsSection>
        ))}
        {groups.map(({ tag, title: heading, description, calls }) => (
          <div key={tag}>
            <h2 className="line-t-2 mt-18 border-marigold pt-6">{heading}</h2>
            <p className="text-muted">
              <Prose text={description} />
            </p>
            {calls.map((call) => (
              <CallSection key={call.id} call={call} />
            ))}
          </div>
        ))}
        <section id="objects" aria-labelledby="objects-title">
          <h2 id="objects-title" className="line-t-2 mt-18 border-marigold pt-6">
            Objects
          </h2>
          <p className="text-muted">The objects in responses. Fields without “required” may be absent.</p>
          {objects.map(({ name, description, fields }) => (
            <section
              key={name}
              id={name}
              className="deferred-140 grid max-w-4xl gap-2 pt-8"
              aria-labelledby={`${name}-title`}
            >
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
    <nav
      id="contents"
      className="text-sm/body lg:sticky lg:top-16 lg:-mt-4 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:pb-12 lg:[scrollbar-width:thin]"
      aria-label="API reference"
    >
      <search className="relative mb-3 block noscript:hidden lg:sticky lg:top-0 lg:z-1 lg:mb-0 lg:bg-paper lg:pt-4 lg:pb-2">
        <label>
          <span className="sr-only">Search the reference</span>
          {/* The column scrolls, and would cut off a ring around the field. */}
          <input
            type="search"
            className="peer lined min-h-10 w-full rounded-md border-line-strong bg-surface pr-10 pl-3 -outline-offset-2"
            autoComplete="off"
            spellCheck={false}
            placeholder="Search"
          />
          <kbd className="lined absolute right-3 mt-2.5 rounded-sm border-line-strong px-[0.4rem] font-mono text-[0.75rem]/[1.2rem] text-muted peer-focus:hidden peer-not-placeholder-shown:hidden">
            /
          </kbd>
        </label>
      </search>
      {/* Always open next to the text, where the browser can; on a narrow screen the reader opens it. */}
      <details className="lg:details-content:[content-visibility:visible]">
        <summary className="lined cursor-pointer rounded-md px-2.5 py-2 font-semibold lg:supports-[selector(::details-content)]:hidden">
          Contents
        </summary>
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
      <p className="px-2.5 py-2 text-muted text-xs/body empty:p-0" role="status" />
    </nav>
  )
}

type Entry = { href: string; name: string; method?: Call['method'] }

function Entries({ title, entries }: { title: string; entries: Entry[] }) {
  return (
    <div>
      <p className="px-2.5 pt-4 pb-1 font-semibold text-xs/body">{title}</p>
      <ul>
        {entries.map(({ href, name, method }) => (
          <li key={href}>
            <a
              href={href}
              className="aria-[current]:line-l-2 flex justify-between gap-2 rounded-r-sm py-1 pr-2.5 pl-3 text-muted hover:bg-sunk hover:text-ink aria-[current]:border-marigold aria-[current]:pl-2.5 aria-[current]:font-label aria-[current]:text-ink data-best:bg-action-soft data-best:text-ink"
            >
              <span>{name}</span>
              {method && (
                <small className={`pt-[0.15em] font-heading text-[0.6875rem] ${methodColours[method]}`}>
                  {method === 'DELETE' ? 'DEL' : method}
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
