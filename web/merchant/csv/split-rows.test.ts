import { expect, test } from 'vitest'
import { splitRows } from './split-rows.ts'

test.each([
  ['quoted separators and quotes', '"a, ""b""",c', [['a, "b"', 'c']]],
  [
    'any line ending',
    'a,b\r\nc,d\re,f\ng,h',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ],
  ],
  ['spaces around quotes', ' "a,b" , "c" ', [['a,b', 'c']]],
  ['cells kept as text by a formula', '="2,544.50",="",="0123"', [['2,544.50', '', '0123']]],
  ['a quote inside a cell', '5" pipe,b', [['5" pipe', 'b']]],
  [
    'a quote that is never closed, behind a cell of two lines',
    '"two\nlines"\n"a,b\nc,d',
    [['two\nlines'], ['"a', 'b'], ['c', 'd']],
  ],
  [
    'a quote that closes too early',
    '"a" x,b\nc,d',
    [
      ['"a" x', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
])('%s', (_what, text, rows) => {
  expect(splitRows(text, ',')).toEqual(rows)
})

test('thousands of stray quotes are split without a pause', () => {
  expect(splitRows('"a,b\n'.repeat(20_000), ',')).toHaveLength(20_001)
})
