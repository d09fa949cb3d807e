import { expect, test } from 'vitest'
import { headersFile, redirectsFile } from './cdn-files.ts'

test('each route of the application is rewritten to the shell, with one segment for each parameter', () => {
  expect(redirectsFile(['/dashboard', '/reset-password/:token', '/payments/gateway/:id'])).toMatch(
    /^\/dashboard \/app 200\n\/reset-password\/:id \/app 200\n\/payments\/gateway\/:id \/app 200\n/,
  )
})

test('a slash at the end leads to the path without it, after all that serve the application', () => {
  expect(redirectsFile(['/dashboard', '/links/:id'])).toMatch(
    /200\n\/dashboard\/ \/dashboard 308\n\/links\/:id\/ \/links\/:id 308\n$/,
  )
})

test('a duplicate path is written once', () => {
  expect(redirectsFile(['/links/:id', '/links/:name'])).toBe(
    '/links/:id /app 200\n/links/:id/ /links/:id 308\n',
  )
})

test('the security policy applies to every path, and hashed assets are cached for a year', () => {
  const file = headersFile("default-src 'none'")
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'\n/)
  expect(file).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
})

test('every header is on a line of its own below its path', () => {
  for (const line of headersFile('x').split('\n')) expect(line).toMatch(/^(|\/\S+| {2}[A-Z][\w-]+: \S.*)$/)
})
