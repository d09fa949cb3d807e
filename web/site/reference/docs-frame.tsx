import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import type { Elements } from '../../ui/elements.ts'
import { docsLinks } from './docs-links.ts'

type DocsFrameProps = { title: string; lead: ReactNode; children: Elements }

/** What surrounds the text of a page beside the API reference. */
export function DocsFrame({ title, lead, children }: DocsFrameProps) {
  return (
    <div className="reference" data-single>
      <div className="reference-main">
        <Breadcrumbs
          trail={[{ name: 'Home', to: paths.home }, { name: 'Docs', to: paths.docs }, { name: title }]}
        />
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-muted">{lead}</p>
        {children}
        <nav className="docs-links" aria-label="Documentation">
          <ul>
            {docsLinks
              .filter(({ name }) => name !== title)
              .map(({ name, path }) => (
                <li key={path}>
                  <a className="link" href={path}>
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}

type SectionProps = { id: string; title: string; children: Elements }

export function DocsSection({ id, title, children }: SectionProps) {
  return (
    <section id={id} className="guide" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      {children}
    </section>
  )
}
