import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import type { Elements } from '../../ui/elements.ts'

/** The pages of the documentation, in the order of their links. */
export const docsLinks: { name: string; path: string }[] = [
  { name: 'API reference', path: paths.apiReference },
  { name: 'Errors', path: paths.errors },
  { name: 'Pagination', path: paths.pagination },
  { name: 'Idempotency', path: paths.idempotency },
  { name: 'Webhooks', path: paths.webhooks },
]

type DocsFrameProps = { title: string; lead: ReactNode; children: Elements }

/** The frame of a documentation page other than the API reference. */
export function DocsFrame({ title, lead, children }: DocsFrameProps) {
  return (
    <div className="docs-text wrap pt-12 pb-24">
      <DocsHead name={title} title={title} lead={lead} />
      {children}
      <nav className="line-t mt-12 pt-6" aria-label="Documentation">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {docsLinks
            .filter(({ name }) => name !== title)
            .map(({ name, path }) => (
              <li key={path}>
                <a className="link inline-block py-0.5" href={path}>
                  {name}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}

type DocsHeadProps = { name: string; title: string; lead: ReactNode }

export const DocsHead = ({ name, title, lead }: DocsHeadProps) => (
  <>
    <Breadcrumbs trail={[{ name: 'Home', to: paths.home }, { name: 'Docs', to: paths.docs }, { name }]} />
    <h1 className="text-4xl">{title}</h1>
    <p className="mt-4 max-w-[60ch] text-lg text-muted">{lead}</p>
  </>
)

type SectionProps = { id: string; title: string; isLastPainted?: boolean; children: Elements }

export function DocsSection({ id, title, isLastPainted, children }: SectionProps) {
  return (
    <section
      id={id}
      className="deferred-140 line-t mt-12 grid max-w-4xl gap-4 pt-10"
      aria-labelledby={`${id}-title`}
      // Several screens down, but within the first quarter of the document.
      data-first-paint={isLastPainted || undefined}
    >
      <h2 id={`${id}-title`}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      {children}
    </section>
  )
}

export const DocsList = ({ children }: { children: Elements }) => (
  <ul className="grid max-w-prose list-disc gap-2 pl-5 marker:text-marigold">{children}</ul>
)
