import { expect, test } from 'vitest'
import { contact, site } from '../site.ts'
import { structuredData } from './structured-data.ts'

const page = (body: string) => `<html><head><title>x</title></head><body>${body}</body></html>`
const graph = (html: string, path: string) =>
  JSON.parse(
    /<script type="application\/ld\+json">(.*)<\/script>/.exec(structuredData(html, path))?.[1] ?? '{}',
  )['@graph']

test('the home page names the organisation, and the contact page says how to reach it', () => {
  const [home] = graph(page(''), '/')
  expect(home).toMatchObject({ '@type': 'Organization', name: site.name })
  const [company] = graph(page(''), '/contact-us')
  expect(company).toMatchObject({ ...home, email: contact.email })
})

test('breadcrumbs match the page, without entries that are not links', () => {
  const trail =
    '<nav aria-label="Breadcrumb" class="x"><ol><li><a href="/">Home</a></li><li><span>Products</span></li><li><span aria-current="page">A &amp; B</span></li></ol></nav>'
  expect(graph(page(trail), '/a-b')).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.origin}/` },
        { '@type': 'ListItem', position: 2, name: 'A & B' },
      ],
    },
  ])
})

test('a page without such content has no structured data', () => {
  expect(structuredData(page('<p>Hello</p>'), '/terms')).toBe('')
})

test('text cannot close the script element', () => {
  const trail = '<nav aria-label="Breadcrumb"><ol><li>&lt;/script>&lt;script></li></ol></nav>'
  expect(structuredData(page(trail), '/x').match(/<\/script>/g)).toHaveLength(1)
})
