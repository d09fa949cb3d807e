import type { ApiReference } from './contract/model.ts'
import { docsLinks } from './docs-links.ts'
import { guides } from './guides/guides.ts'

/** The table of contents. A script highlights the current section and provides the search. */
export function ReferenceNav({ groups }: Pick<ApiReference, 'groups'>) {
  return (
    <nav className="reference-nav" aria-label="API reference">
      <search className="reference-search noscript:hidden">
        <label>
          <span className="visually-hidden">Search the reference</span>
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
