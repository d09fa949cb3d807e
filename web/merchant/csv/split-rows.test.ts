import { expect, test } from 'vitest'
import { splitRows } from './split-rows.ts'

const cells = (text: string) => splitRows(text, ',').map((row) => row.cells)

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
    'a quote that is never closed',
    '"a,b\nc,d',
    [
      ['"a', 'b'],
      ['c', 'd'],
    ],
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
  expect(cells(text)).toEqual(rows)
})

test('a row says at which line it begins', () => {
  const text = 'a,b\n"two\nlines",c\n"stray,d\ne,f'
  expect(splitRows(text, ',').map(({ line }) => line)).toEqual([1, 2, 4, 5])
})

test('thousands of stray quotes are split without a pause', () => {
  expect(splitRows('"a,b\n'.repeat(20_000), ',')).toHaveLength(20_001)
})
