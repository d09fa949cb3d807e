import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listFiles } from '../../scripts/host/files.ts'
import { createStaticHost } from '../../scripts/host/static-host.ts'
import { root } from '../../scripts/tool.ts'
import { dist, fileOf, publicPages } from './paths.ts'

const host = createStaticHost(dist)
const files = [...listFiles(dist).values()]
const pages = files
  .filter(({ name }) => name.endsWith('.html'))
  .map(({ name, body }) => ({ name, html: body.toString() }))
const origin = 'https://kosha.example'

test.each(pages)('$name is valid HTML', async ({ name, html }) => {
  const validate = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // React's useId generates ids like _R_1a_, and React renders empty attributes as crossorigin="".
      'valid-id': ['error', { relaxed: true }],
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Lists may be labelled, here with the name of the menu group.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Anyone who could change our files could change their checksums too.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  })
  const report = await validate.validateString(html, name)
  const messages = report.results.flatMap((result) => result.messages)
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
})

test.each(['react', '@base-ui/react', 'inter-ui', 'tailwindcss'])(
  'the licence of %s, which the site has parts of, is published',
  (name) => {
    const licences = readFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), 'utf8')
    expect(licences).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'))
  },
)

test('each public page has its own title, description and canonical URL', () => {
  const described = publicPages.map((path) => {
    const html = pages.find(({ name }) => name === fileOf(path))?.html ?? ''
    const head = html.slice(0, html.indexOf('</head>'))
    return {
      path,
      title: /<title>([^<]+)</.exec(head)?.[1],
      description: /<meta name="description" content="([^"]+)"/.exec(head)?.[1],
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1],
      titles: html.match(/<title>/g)?.length,
      h1: html.match(/<h1[ >]/g)?.length,
    }
  })
  for (const { path, title, description, canonical, titles, h1 } of described) {
    expect.soft(canonical, path).toBe(origin + path)
    expect.soft(titles, path).toBe(1)
    expect.soft(h1, path).toBe(1)
    expect.soft(title?.length, path).toBeGreaterThan(5)
    expect.soft(description?.length, path).toBeGreaterThan(40)
    expect.soft(description?.length, path).toBeLessThan(170)
  }
  for (const key of ['title', 'description', 'canonical'] as const) {
    expect(new Set(described.map((page) => page[key])).size, key).toBe(publicPages.length)
  }
})

test('internal pages are not indexed, and all others are in the site map', () => {
  const siteMap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const listed = Array.from(
    siteMap.matchAll(/<loc>https:\/\/kosha\.example([^<]*)<\/loc>/g),
    ([, path]) => path,
  )
  const thin = ['/pricing', '/docs', '/support', '/login', '/register', '/forgot-password']
  expect(listed.sort()).toEqual(publicPages.filter((path) => !thin.includes(path)).sort())
  for (const path of thin) {
    expect(pages.find(({ name }) => name === fileOf(path))?.html).toContain(
      '<meta name="robots" content="noindex"',
    )
  }
  for (const name of ['404.html', 'app.html']) {
    expect(pages.find((page) => page.name === name)?.html).toContain('<meta name="robots" content="noindex"')
  }
})

test('each call and each webhook of the contract has a section', () => {
  const { paths, webhooks } = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
  const calls = Object.values<object>(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  const reference = readFileSync(join(dist, 'docs/api.html'), 'utf8')
  for (const id of calls) expect(reference).toContain(`id="${id}"`)
  const guide = readFileSync(join(dist, 'docs/webhooks.html'), 'utf8')
  for (const id of Object.keys(webhooks)) expect(guide).toContain(`id="${id}"`)
})

test('every public page is reached by links from the home page', () => {
  const reached = new Set(['/'])
  for (const path of reached) {
    const name = fileOf(path)
    const html = pages.find((page) => page.name === name)?.html ?? ''
    const anchors = html.match(/<a [^>]*>/g)?.join('') ?? ''
    for (const link of linksOf(name, anchors)) {
      const { pathname } = new URL(link)
      if (publicPages.includes(pathname)) reached.add(pathname)
    }
  }
  expect([...reached].sort()).toEqual([...publicPages].sort())
})

test('no page has a broken link', async () => {
  const links = new Map(pages.flatMap(({ name, html }) => linksOf(name, html).map((link) => [link, name])))
  expect(links.size).toBeGreaterThan(40)

  // Hundreds of links lead to sections of the same few pages.
  const responses = new Map<string, Promise<{ status: number; text: string }>>()
  const get = async (path: string) => {
    const response = await host.request(path)
    return { status: response.status, text: await response.text() }
  }
  const broken = await Promise.all(
    Array.from(links, async ([link, name]) => {
      const { pathname, hash } = new URL(link)
      if (!responses.has(pathname)) responses.set(pathname, get(pathname))
      const { status = 0, text = '' } = (await responses.get(pathname)) ?? {}
      const lost = hash && !text.includes(` id="${hash.slice(1)}"`)
      return status !== 200 || lost ? [`${name} → ${link} (${status})`] : []
    }),
  )
  expect(broken.flat()).toEqual([])
})

test("the content security policy passes Google's evaluator", async () => {
  const policy = (await host.request('/')).headers.get('content-security-policy') ?? ''
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  // 'self' is safe because this host serves only the export, no user uploads.
  const serious = findings.filter(
    ({ severity, value }) =>
      [Severity.HIGH, Severity.MEDIUM, Severity.HIGH_MAYBE, Severity.SYNTAX].includes(severity) ||
      (severity === Severity.MEDIUM_MAYBE && value !== "'self'"),
  )
  expect(serious.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([])
  expect(policy).not.toContain('unsafe')
})

/** All links of a page within this site: pages, anchors, scripts, fonts, icons, pictures. */
function linksOf(name: string, html: string): string[] {
  // A `<use>` repeats a part of the same picture, whatever the address of the page.
  const markup = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1').replace(/<use [^>]*>/g, '')
  const found = [
    ...markup.matchAll(/(?:href|src)="([^"]*)"/g),
    ...markup.matchAll(/content="(https:\/\/kosha\.example[^"]*)"/g),
    ...markup.matchAll(/url\((\/[^)]+)\)/g),
    ...markup.matchAll(/data-modules="([^"]*)"/g),
  ]
  // The 404 page and the shell are served at any path.
  const at = ['404.html', 'app.html'].includes(name) ? '/' : name.replace(/(index)?\.html$/, '')
  return found
    .flatMap(([, urls = '']) => urls.replaceAll('&amp;', '&').split(' '))
    .map((url) => new URL(url, `${origin}/${at.replace(/^\//, '')}`))
    .filter((url) => url.origin === origin)
    .map(String)
}
