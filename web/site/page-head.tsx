import { site } from './site.ts'

type PageHeadProps = {
  title: string
  description: string
  /** The page's path; without it the page is excluded from search results. */
  path?: string
  /** Off for pages with little content, which search engines should not list. */
  index?: boolean
}

/**
 * A page's metadata. React puts these tags into `<head>`; the export does the same in the files and adds Open
 * Graph tags and structured data.
 */
export function PageHead({ title, description, path, index = path !== undefined }: PageHeadProps) {
  const fullTitle = title.includes(site.name) ? title : `${title} · ${site.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!index && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={site.origin + path} />}
    </>
  )
}
