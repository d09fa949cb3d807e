import { expect, onTestFinished, test, vi } from 'vitest'
import { describePage, securityTxt, sitemapXml } from './discovery-files.ts'

const html =
  '<title>Terms &amp; Conditions</title><meta name="description" content="What holds"><link rel="canonical" href="https://kosha.example/terms">'

test('a page with a canonical address is listed', () => {
  const page = describePage(html)
  expect(page && sitemapXml([page])).toContain('<loc>https://kosha.example/terms</loc>')
})

test('a page that must not be indexed is not in the site map', () => {
  const page = describePage(`${html}<meta name="robots" content="noindex">`)
  expect(page && sitemapXml([page])).not.toContain('<loc>')
})

test('a page without a canonical address, such as the 404 page, is not listed', () => {
  expect(describePage('<title>Page Not Found</title><meta name="description" content="x">')).toBeUndefined()
})

test('security.txt expires half a year after the commit', () => {
  expect(securityTxt(new Date('2025-11-21T10:00:00Z'))).toContain('Expires: 2026-05-21T10:00:00Z')
})

test('two builds of one commit have the same security.txt', () => {
  const first = securityTxt()
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(securityTxt()).toBe(first)
})
