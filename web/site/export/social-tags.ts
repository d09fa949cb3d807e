import { site } from '../../site.ts'
import type { ExportedPage } from './discovery-files.ts'
import { encoded } from './page-text.ts'

/** The file of the preview image for `path`: og/about-us.png, and og/home.png for the start page. */
export const previewFile = (path: string) => `og/${path.slice(1).replaceAll('/', '-') || 'home'}.png`

/** The tags from which chats and feeds render a link as a card. */
export function socialTags({ url, title, description }: ExportedPage, path: string, heading: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': site.locale.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': `${site.origin}/${previewFile(path)}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': encoded(`${heading.replace(/\.$/, '')}. ${site.name}, with a kolam`),
  }
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${content}">`,
  )
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}
