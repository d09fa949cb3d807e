import { expect, test } from 'vitest'
import { FIRST_ETAG, nextEtag } from './etag.ts'

test('each change gives another entity tag', () => {
  const second = nextEtag({ etag: FIRST_ETAG })
  expect([second, nextEtag({ etag: second })]).toEqual(['"2"', '"3"'])
})

test.each([{}, { etag: '"a"' }, { etag: '"0"' }, { etag: '"9007199254740991999"' }])(
  'a change of a resource with the tag of another server, %o, gives a valid tag',
  (resource) => {
    expect(nextEtag(resource)).toBe('"1"')
  },
)
