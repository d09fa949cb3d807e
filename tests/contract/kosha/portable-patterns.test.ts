import { describe, expect, test } from 'vitest'
import { document } from './document.ts'

const linePositions = ['_', '_a', ' _', 'a_', 'a_a', 'a _']
const tagPositions = ['_', '_1"', '"_"', '"1_"', '"1_', 'W_""', 'W/_"', 'W/"1_', 'W/"_"']

// Where the pattern is; how it would be written if no generator printed it unescaped; and its positions of a character.
const patterns: [at: string, plain: string, positions: string[]][] = [
  [
    'schemas/ShortText',
    String.raw`^[\u0020\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]*[^\s\u0000-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF][^\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]*$`,
    linePositions,
  ],
  [
    'schemas/LinkReference',
    String.raw`^[\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]*[^\s\u0000-\u001F\u007F][^\u0000-\u001F\u007F]*$`,
    linePositions,
  ],
  [
    'schemas/Email',
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$",
    ['_@b.in', 'a_@b.in', 'a@_.in', 'a@b_.in', 'a@b._', 'a_b.in', 'a@b_in'],
  ],
  ['schemas/ETag', '^"[!#-~]+"$', tagPositions],
  ['headers/ResponseETag/schema', '^(W/)?"[!#-~]*"$', tagPositions],
  ['parameters/IfMatch/schema', String.raw`^(\*|"[!#-~]+")$`, tagPositions],
  [
    'schemas/PaymentLink/properties/url',
    '^https://[A-Za-z0-9./_-]+$',
    ['_', 'https:_/a', 'https:/_a', 'https://_', 'https://a_a'],
  ],
]

const basicPlane = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code))

describe('a pattern written for generators accepts the same characters as the plain one', () => {
  test.each(patterns)('%s', (at, plain, positions) => {
    const { pattern = 'missing' } = Object(
      `components/${at}`.split('/').reduce((inner: unknown, key) => Object(inner)[key], document),
    )
    for (const flags of ['', 'u']) {
      const [ours, expected] = [new RegExp(pattern, flags), new RegExp(plain, flags)]
      for (const position of positions) {
        const differing = basicPlane.filter((character) => {
          const text = position.replace('_', () => character)
          return ours.test(text) !== expected.test(text)
        })
        expect(differing, `${position} with flags "${flags}"`).toEqual([])
      }
    }
  })
})
