import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PageHead } from '../page-head.tsx'

type LegalPageProps = {
  title: string
  updated?: string
  summary: ReactNode
  contents: { id: string; title: string }[]
  /** The table of contents loads with the text. It is shown only in its own column, so that nothing moves. */
  contentsComeLater?: boolean
  children: ReactNode
}

/** A long text with its table of contents next to it. */
export function LegalPage({
  title,
  updated = 'September 2025',
  summary,
  contents,
  contentsComeLater = false,
  children,
}: LegalPageProps) {
  return (
    <>
      <PageHeading title={title}>Last updated {updated}</PageHeading>
      <div className="wrap grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[16rem_1fr]">
        <div className={contentsComeLater ? 'max-lg:hidden' : ''}>
          {contents.length > 0 && (
            <nav aria-label="On this page" className="text-sm lg:sticky lg:top-24">
              <h2 className="pb-2 font-semibold">On this page</h2>
              <ol className="columns-2 gap-6 sm:columns-3 lg:columns-1">
                {contents.map((section) => (
                  <li key={section.id} className="break-inside-avoid">
                    <a
                      href={`#${section.id}`}
                      className="block py-1 text-muted hover:text-ink hover:underline"
                    >
                      {unbroken(section.title)}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </div>
        <div className="wrap-anywhere grid max-w-prose grid-cols-1 content-start gap-3">
          <div className="panel p-5 text-lg">{summary}</div>
          {children}
        </div>
      </div>
    </>
  )
}

export type Section = { id: string; title: string; body: ReactNode }

type SectionedPageProps = Omit<LegalPageProps, 'contents' | 'children'> & {
  description: string
  path: string
  sections: Section[]
}

/** A whole page: its metadata, and a text in sections. */
export function SectionedPage({ description, path, sections, ...page }: SectionedPageProps) {
  return (
    <LegalPage {...page} contents={sections}>
      <PageHead title={page.title} description={description} path={path} />
      {sections.map(({ id, title, body }) => (
        <section key={id} className="grid grid-cols-1 gap-3" aria-labelledby={id}>
          <h2 id={id} className="mt-7 text-2xl">
            {unbroken(title)}
          </h2>
          {body}
        </section>
      ))}
    </LegalPage>
  )
}

/** Keeps a range such as 5-7 on one line: browsers may break after a hyphen. */
const unbroken = (title: string) =>
  title.split(/(\d+-\d+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
