import { expect, test } from 'vitest'
import { redirectsFile } from './redirects-file.ts'

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
