import { expect, test } from 'vitest'
import { headersFile } from './headers-file.ts'

test('the security policy applies to every path, and hashed assets are cached for a year', () => {
  const file = headersFile("default-src 'none'")
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'\n/)
  expect(file).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
})

test('every header is on a separate line below its path', () => {
  for (const line of headersFile('x').split('\n')) expect(line).toMatch(/^(|\/\S+| {2}[A-Z][\w-]+: \S.*)$/)
})
