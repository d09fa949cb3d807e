import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import type { ViteSSGOptions } from 'vite-ssg'
import { site } from '../site.ts'
import { criticalCss, withoutFonts, withoutRepetition } from './critical-css.ts'
import { contentSecurityPolicy } from './csp.ts'
import type { ExportedPage } from './discovery-files.ts'
import { describePage, robotsTxt, securityTxt, sitemapXml, webManifest } from './discovery-files.ts'
import { headersFile } from './headers-file.ts'
import { inlineScript } from './inline-script.ts'
import { deferApplication, expectFirstPaint, inlineInHead, insertContent, moveHeadTags } from './page-html.ts'
import { decoded, encoded, headingOf } from './page-text.ts'
import { redirectsFile } from './redirects-file.ts'
import type { Preview } from './social-preview.ts'
import { socialPreviews } from './social-preview.ts'
import { structuredData } from './structured-data.ts'

/** A route as described by ssg.tsx; vite-ssg passes it on unchanged. */
export type SiteMapEntry = { path: string; meta: { html: 'page' | 'app' } }

/** `contract` is the API contract, if the site publishes it. */
type Directories = { root: string; out: string; contract?: string }

/** Configures vite-ssg to export the site map as files that any CDN can serve. */
export function staticSite({ root, out, contract }: Directories): ViteSSGOptions {
  const pages: string[] = []
  const previews = new Map<string, Preview>()
  let appPaths: string[] = []
  let parts: ReturnType<typeof inlineParts> | undefined

  return {
    entry: join(root, 'app/ssg.tsx'),
    beastiesOptions: false,

    includedRoutes(_paths, siteMap: readonly SiteMapEntry[]) {
      const servedAs = (html: SiteMapEntry['meta']['html']) =>
        siteMap.filter(({ meta }) => meta.html === html).map(({ path }) => path)
      appPaths = servedAs('app')
      return [...servedAs('page'), '/404', '/app']
    },

    async onPageRendered(path, html, context) {
      parts ??= inlineParts({ root, out })
      const { loader, script, shellFrame, style, sheet } = await parts
      const content = expectFirstPaint(moveHeadTags(insertContent(withoutIndent(html), contentIn(context))))
      const page = describePage(content)
      const heading = headingOf(content)
      if (page) previews.set(previewFile(path), { path, heading, description: decoded(page.description) })

      const file = inlineInHead(deferApplication(content, { loader, sheet }), {
        script: path === '/app' ? script + shellFrame : script,
        style: criticalCss(style, content),
        tags: page ? socialTags(page, path, heading) + structuredData(content, path) : '',
      })
      pages.push(tidy(path === '/app' ? file.replace('<html ', '<html data-app-shell ') : file))
      return pages.at(-1)
    },

    async onFinished() {
      const described = pages.map(describePage).filter((page): page is ExportedPage => page !== undefined)
      described.sort((a, b) => a.url.localeCompare(b.url))
      const write = (file: string, text: string) => writeFile(join(out, file), text)
      await Promise.all(['.well-known', 'og'].map((folder) => mkdir(join(out, folder), { recursive: true })))
      await Promise.all([
        write('_headers', headersFile(contentSecurityPolicy(pages))),
        write('_redirects', redirectsFile(appPaths)),
        write('sitemap.xml', sitemapXml(described)),
        write('robots.txt', robotsTxt),
        contract && copyFile(contract, join(out, 'openapi.yaml')),
        write('manifest.webmanifest', webManifest),
        write('.well-known/security.txt', securityTxt()),
        writeIcons(out),
        writePreviews(out, previews),
        rm(join(out, '.vite'), { recursive: true, force: true }),
      ])
    },
  }
}

/** Adds the theme script and style sheet to pages of the development server, the latter with live reload. */
export function developmentHead(root: string): Plugin {
  return {
    name: 'kosha:development-head',
    apply: 'serve',
    transformIndexHtml: async () => [
      {
        tag: 'script',
        children: await inlineScript(join(root, 'theme/before-first-paint.ts')),
        injectTo: 'head',
      },
      { tag: 'link', attrs: { rel: 'stylesheet', href: '/theme/styles.css' }, injectTo: 'head' },
    ],
  }
}

async function inlineParts({ root, out }: Directories) {
  const sheet = `assets/${await leanSheets(join(out, 'assets'))}`
  const [loader, script, shellFrame, style] = await Promise.all([
    inlineScript(join(root, 'app/loader.ts')),
    inlineScript(join(root, 'theme/before-first-paint.ts')),
    inlineScript(join(root, 'theme/shell-frame.ts')),
    readFile(join(out, sheet), 'utf8'),
  ])
  await writeFile(join(out, sheet), withoutFonts(style))
  return { loader, script, shellFrame, style: style.trim(), sheet: `/${sheet}` }
}

async function writePreviews(out: string, previews: Map<string, Preview>) {
  const files = previews.keys()
  for await (const picture of socialPreviews([...previews.values()])) {
    await writeFile(join(out, files.next().value ?? ''), picture)
  }
}

/** Rewrites all style sheets without what they repeat. Returns the file name of the public one. */
async function leanSheets(assets: string): Promise<string> {
  const sheets = (await readdir(assets)).filter((file) => file.endsWith('.css'))
  for (const file of sheets) {
    const path = join(assets, file)
    await writeFile(path, withoutRepetition(await readFile(path, 'utf8')))
  }
  const sheet = sheets.find((file) => file.startsWith('styles-'))
  if (!sheet) throw new Error('The build left no public style sheet')
  return sheet
}

/** Without the indentation of index.html; spaces of the content are kept, since those of its samples matter. */
const withoutIndent = (template: string) => template.replace(/>\n\s*</g, '><')

/** Drops comments, the empty values that React and Vite write for boolean attributes, and the ends of empty shapes. */
const tidy = (html: string) =>
  html
    .replace(/<!-- \w[^>]*-->/g, '')
    .replace(/><\/(?:circle|path|rect|use)>/g, '/>')
    .replace(/ (allowfullscreen|async|checked|crossorigin|disabled|hidden|novalidate|required)=""/g, ' $1')

/** The content that ssg.tsx returned for a page; vite-ssg passes it on unchanged. */
function contentIn(context: object): string {
  if ('content' in context && typeof context.content === 'string') return context.content
  throw new Error('The page was not rendered')
}

const iconSizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }

/** Renders the favicon in the sizes that phones request. */
async function writeIcons(directory: string) {
  const svg = await readFile(join(directory, 'favicon.svg'), 'utf8')
  // Phones round the corners themselves, so these icons fill the whole square.
  const square = svg.replace(/ rx="[\d.]+"/, '')
  for (const [file, width] of Object.entries(iconSizes)) {
    const image = new Resvg(square, { fitTo: { mode: 'width', value: width } }).render()
    await writeFile(join(directory, file), image.asPng())
  }
}

/** The file of the preview image for `path`: og/about-us.png, and og/home.png for the start page. */
const previewFile = (path: string) => `og/${path.slice(1).replaceAll('/', '-') || 'home'}.png`

/** The tags from which chats and feeds render a link as a card. */
function socialTags({ url, title, description }: ExportedPage, path: string, heading: string): string {
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
