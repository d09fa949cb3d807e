import { expect, test } from 'vitest'
import { parseHeaders } from './parse-headers.ts'
import { parseRedirects } from './redirects.ts'
import { matcher } from './rules.ts'

test.each([
  ['/a', '/a', {}],
  ['/a.b', '/axb', undefined],
  ['/a/*', '/a/b/c', {}],
  ['/a/*', '/a', {}],
  ['/a/*', '/ab', undefined],
  ['/a/:id/edit', '/a/7/edit', { id: '7' }],
  ['/a/:id', '/a/7/8', undefined],
])('the pattern %s against %s gives %o', (pattern, pathname, values) => {
  expect(matcher(pattern)(pathname)).toEqual(values)
})

test('the first matching redirect wins', () => {
  const redirect = parseRedirects('/a/b /first 308\n/a/:id /second 308\n')
  expect(redirect('/a/b')).toEqual({ to: '/first', status: 308 })
  expect(redirect('/a/c')).toEqual({ to: '/second', status: 308 })
})

test('a requested path cannot turn a redirect into one to another host', () => {
  expect(parseRedirects('/:a/:b/ /:a/:b 308')('//evil.example/')?.to).toBeUndefined()
  expect(parseRedirects('/old/:id /:id 308')('/old/\\evil.example')?.to).toBe('/%5Cevil.example')
})

test.each(['/a /b', '/a', 'a /b 308', '/a /b 301', '/a /b 308 Country=in'])(
  'the redirect "%s" is rejected',
  (line) => {
    expect(() => parseRedirects(`# first\n${line}\n`)).toThrow('_redirects line 2')
  },
)

test.each(['  X-Early: 1', 'assets/*', '/a\n  no colon'])('the headers "%s" are rejected', (text) => {
  expect(() => parseHeaders(text)).toThrow('_headers line')
})
