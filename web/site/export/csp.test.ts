import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'

// SHA-256 of the empty string.
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

test('each inline script and style is allowed by its hash, once', () => {
  const page = '<script></script><style></style>'
  const policy = contentSecurityPolicy([page, page])
  expect(policy).toContain(`script-src 'self' ${EMPTY};`)
  expect(policy).toContain(`style-src 'self' ${EMPTY};`)
})

test('an attribute of a script does not change its hash', () => {
  expect(contentSecurityPolicy(['<script data-modules="/a.js"></script>'])).toContain(EMPTY)
})

test('external scripts and data blocks need no hash', () => {
  const policy = contentSecurityPolicy([
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
  ])
  expect(policy).toContain("script-src 'self';")
})

test('only named sources are allowed, and never unsafe-inline', () => {
  const policy = contentSecurityPolicy(['<script>a()</script>'])
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
})

test('the order in which pages were rendered does not change the policy', () => {
  const pages = ['<script>a()</script>', '<script>b()</script><style>i{}</style>', '<style>b{}</style>']
  expect(contentSecurityPolicy(pages)).toBe(contentSecurityPolicy(pages.toReversed()))
})
