import { site } from './site.ts'

type PageHeadProps = {
  title: string
  description: string
  /** The page's path; without it the page is excluded from search results. */
  path?: string
}

/**
 * A page's metadata. React puts these tags into `<head>`; the export does the same in the files and adds Open
 * Graph tags and structured data.
 */
export function PageHead({ title, description, path }: PageHeadProps) {
  const fullTitle = title.includes(site.name) ? title : `${title} · ${site.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={site.origin + path} />
      )}
    </>
  )
}
