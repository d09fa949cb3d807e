import { execFileSync } from 'node:child_process'
import { paths } from '../../paths.ts'
import { contact, site } from '../site.ts'

export type ExportedPage = {
  url: string
  title: string
  description: string
  isIndexed: boolean
}

/** Reads a page's metadata; undefined for pages without a canonical address, such as the 404 page. */
export function describePage(html: string): ExportedPage | undefined {
  const url = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1]
  const isIndexed = !html.includes('<meta name="robots" content="noindex"')
  return url && title && description ? { url, title, description, isIndexed } : undefined
}

export function sitemapXml(pages: ExportedPage[]): string {
  const urls = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ url }) => `  <url><loc>${url}</loc></url>`)
    .join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`
}

export const robotsTxt = `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /admin/
Disallow: /reset-password/

Sitemap: ${site.origin}/sitemap.xml
`

/** RFC 9116 recommends an expiry within a year: half a year after the commit that was built. */
export function securityTxt(committedAt = lastCommit()): string {
  const expires = new Date(committedAt)
  expires.setUTCMonth(expires.getUTCMonth() + 6)
  return `Contact: mailto:${contact.securityEmail}
Expires: ${expires.toISOString().slice(0, 19)}Z
Preferred-Languages: en
Policy: ${site.origin}${paths.security}
Canonical: ${site.origin}/.well-known/security.txt
`
}

/** When the sources were committed, so that builds are reproducible; outside a clone, now. */
function lastCommit(): Date {
  try {
    return new Date(
      execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8', stdio: 'pipe' }).trim(),
    )
  } catch {
    return new Date()
  }
}

export const webManifest = JSON.stringify(
  {
    name: `${site.name}: ${site.tagline.toLowerCase()}`,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  null,
  2,
)
