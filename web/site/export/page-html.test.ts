import { expect, test } from 'vitest'
import { deferApplication, expectFirstPaint, inlineInHead, moveHeadTags } from './page-html.ts'

const page = (content: string, head = '', mark = '') =>
  `<html><head>${head}</head><body><div id="app"${mark}>${content}</div></body></html>`
/** As vite-ssg renders it. */
const rendered = (content: string, head = '') => page(content, head, ' data-server-rendered="true"')

test('title, description and canonical address are moved into the head, in order', () => {
  const tags =
    '<title>Kosha &amp; Co</title><meta name="description" content="x"/><link rel="canonical" href="/"/>'
  expect(moveHeadTags(rendered(`${tags}<main>Hello</main>`, '<meta charset="utf-8">'))).toBe(
    page('<main>Hello</main>', `<meta charset="utf-8">${tags}`),
  )
})

test('tags inside the content are not moved', () => {
  const content = '<main><svg><title>A chart</title></svg></main>'
  expect(moveHeadTags(rendered(content))).toBe(page(content))
})

test('a dollar sign in a title is not treated as a replacement pattern', () => {
  expect(moveHeadTags(rendered("<title>$& and $'</title>"))).toContain(
    "<head><title>$& and $'</title></head>",
  )
})

test('a long page is rendered once the element that it names exists', () => {
  const head = '<link rel="expect" href="#page-end" blocking="render">'
  expect(expectFirstPaint(page('<p id="page-end">', head))).toBe(page('<p id="page-end">', head))
  const long = '<section id="top" class="a" data-first-paint="true"></section><p id="page-end">'
  expect(expectFirstPaint(page(long, head))).toBe(
    page(long, '<link rel="expect" href="#top" blocking="render">'),
  )
})

test('the loader replaces the application and all its preloads', () => {
  const app = '<script type="module" crossorigin="" src="/assets/app.js"></script>'
  const preload = '<link rel="modulepreload" crossorigin="" href="/assets/react.js">'
  const html = deferApplication(page('', app + preload), { loader: 'load()' })
  expect(html).toBe(
    page('').replace(
      '</body>',
      '<script data-modules="/assets/app.js /assets/react.js">load()</script></body>',
    ),
  )
})

test('a page that does not load the application fails the export', () => {
  expect(() => deferApplication(page(''), { loader: 'load()' })).toThrow('does not load the application')
})

test('a page with a part of the style sheet links to the complete one, also without scripts', () => {
  const app = '<script type="module" src="/assets/app.js"></script>'
  expect(deferApplication(page('', app), { loader: 'load()', sheet: '/assets/all.css' })).toContain(
    '<noscript><link rel="stylesheet" href="/assets/all.css"></noscript><script data-modules="/assets/app.js" data-sheet="/assets/all.css">load()</script>',
  )
})

test('the theme script and the style sheet are at the end of the head', () => {
  expect(inlineInHead(page(''), { script: 'a()', style: 'b{}' })).toContain(
    '<script>a()</script><style>b{}</style></head>',
  )
})
