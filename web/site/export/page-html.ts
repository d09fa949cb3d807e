import { parseFragment, serialize } from 'parse5'

/** Replaces a page's content while vite-ssg handles the page, since that parses everything with jsdom. */
export const CONTENT_PLACEHOLDER = '<!--content-->'

/** Inserts rendered content, serialized like the DOM. */
export function insertContent(html: string, content: string): string {
  if (!html.includes(CONTENT_PLACEHOLDER)) throw new Error('The page has no place for its content')
  return html.replace(CONTENT_PLACEHOLDER, () => serialize(parseFragment(content)))
}

/** As vite-ssg writes it, with a mark that only Vue reads. */
const MARKED_CONTAINER = '<div id="app" data-server-rendered="true">'
const CONTAINER = '<div id="app">'
const HEAD_TAG = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)/

/**
 * React renders a page's title, meta and link tags before its content, where search engines ignore them.
 * Moves them to the end of `<head>`, where React adopts them on hydration, and drops the mark of the container.
 */
export function moveHeadTags(html: string): string {
  const start = html.indexOf(MARKED_CONTAINER)
  if (start === -1) throw new Error('The exported page has no container')
  let content = html.slice(start + MARKED_CONTAINER.length)
  let tags = ''
  for (let match = HEAD_TAG.exec(content); match; match = HEAD_TAG.exec(content)) {
    tags += match[0]
    content = content.slice(match[0].length)
  }
  return html.slice(0, start).replace('</head>', () => `${tags}</head>`) + CONTAINER + content
}

/**
 * Replaces the application's script with the loader, which fetches it later. The modules are passed in an
 * attribute, so that the loader's text, and thus its hash in the CSP, is the same on every page.
 * `sheet` is the full style sheet, fetched with the modules if the page includes only part of it, and at once without
 * scripts.
 */
export function deferApplication(
  html: string,
  { loader, sheet }: { loader: string; sheet?: string },
): string {
  const modules: string[] = []
  const without = html
    .replace(/<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g, (_tag, url: string) => {
      modules.unshift(url)
      return ''
    })
    .replace(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g, (_tag, url: string) => {
      modules.push(url)
      return ''
    })
  const wholeSheet = sheet ? ` data-sheet="${sheet}"` : ''
  const withoutScripts = sheet ? `<noscript><link rel="stylesheet" href="${sheet}"></noscript>` : ''
  if (modules.length === 0) throw new Error('The exported page does not load the application')
  return without.replace(
    '</body>',
    () =>
      `${withoutScripts}<script data-modules="${modules.join(' ')}"${wholeSheet}>${loader}</script></body>`,
  )
}

/** Long pages mark the last element of their first paint (`data-first-paint`); others wait for their end. */
export function expectFirstPaint(html: string): string {
  const [, id] = /<\w+ id="([^"]+)"[^>]* data-first-paint=/.exec(html) ?? []
  return id ? html.replace('<link rel="expect" href="#page-end"', `<link rel="expect" href="#${id}"`) : html
}

/** Inlines style sheet and theme script to save requests, after `tags`, which are inserted unchanged. */
export function inlineInHead(html: string, { style, script, tags = '' }: InHead): string {
  return html.replace('</head>', () => `${tags}<script>${script}</script><style>${style}</style></head>`)
}

type InHead = { style: string; script: string; tags?: string }
