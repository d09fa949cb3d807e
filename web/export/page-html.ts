const CONTAINER = '<div id="app" data-server-rendered="true">'
const HEAD_TAG = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)/

/**
 * React prints a page's title, meta and link tags in front of its content, where no search engine looks.
 * Moves them to the end of `<head>`; the browser's React finds and adopts them there.
 */
export function moveHeadTags(html: string): string {
  const start = html.indexOf(CONTAINER)
  if (start === -1) throw new Error('The exported page has no container')
  let content = html.slice(start + CONTAINER.length)
  let tags = ''
  for (let match = HEAD_TAG.exec(content); match; match = HEAD_TAG.exec(content)) {
    tags += match[0]
    content = content.slice(match[0].length)
  }
  return html.slice(0, start).replace('</head>', () => `${tags}</head>`) + CONTAINER + content
}

/**
 * Replaces the application's script by the loader, which fetches it later. Its modules are handed over in
 * an attribute, so that the loader's text, and with it its hash in the CSP, is the same on every page.
 * `sheet` is what a page with only a part of the style sheet fetches along with them.
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
  if (modules.length === 0) throw new Error('The exported page does not load the application')
  return without.replace(
    '</body>',
    () => `<script data-modules="${modules.join(' ')}"${wholeSheet}>${loader}</script></body>`,
  )
}

/** A long page names the element that its first paint needs (`data-first-paint`); every other one waits for its end. */
export function expectFirstPaint(html: string): string {
  const [, id] = /<\w+ id="([^"]+)"[^>]* data-first-paint=/.exec(html) ?? []
  return id ? html.replace('<link rel="expect" href="#page-end"', `<link rel="expect" href="#${id}"`) : html
}

/** Puts style sheet and theme script where they cost no request, after `tags`, which are printed as they are. */
export function inlineInHead(html: string, { style, script, tags = '' }: InHead): string {
  return html.replace('</head>', () => `${tags}<script>${script}</script><style>${style}</style></head>`)
}

type InHead = { style: string; script: string; tags?: string }
