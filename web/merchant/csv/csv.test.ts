import { expect, test } from 'vitest'
import { csvOf, istTime, withoutApostrophe } from './csv.ts'

const cellOf = (cell: string | number | { paise: number } | undefined) =>
  csvOf([['Column', () => cell]], [null]).slice('\uFEFFColumn\r\n'.length)

test('a file begins with a byte order mark and ends every line with CRLF, as Excel expects', () => {
  const columns = [
    ['Id', ({ id }: { id: string }) => id],
    ['Amount (INR)', () => ({ paise: 123_456 })],
  ] as const
  expect(csvOf(columns, [{ id: 'a' }, { id: 'b' }])).toBe(
    '\uFEFFId,Amount (INR)\r\na,1234.56\r\nb,1234.56\r\n',
  )
})

test('amounts have two decimals, including small and negative ones and those above 2^53', () => {
  expect(cellOf({ paise: 5 })).toBe('0.05\r\n')
  expect(cellOf({ paise: -1250 })).toBe('-12.50\r\n')
  expect(cellOf({ paise: 9_007_199_254_740_991 })).toBe('90071992547409.91\r\n')
})

test('cells may contain commas, quotes and line breaks', () => {
  expect(cellOf('Rao, "Sons"')).toBe('"Rao, ""Sons"""\r\n')
  expect(cellOf('two\nlines')).toBe('"two\nlines"\r\n')
})

test.each([
  '=1+1',
  '+1+cmd',
  '+91 0000',
  '-2',
  '@SUM(A1)',
  ' =1',
  '\t=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '\u200B=1',
  '\uFEFF \u2060=1',
])('%j is text, never a formula', (typed) => {
  expect(cellOf(typed).replaceAll('"', '')).toBe(`'${typed}\r\n`)
})

test.each(['+910000012345', '000123', '632511904417', '1234567890123456', '1e5'])(
  'a spreadsheet keeps %s as it is, and the file can be read again',
  (digits) => {
    expect(cellOf(digits)).toBe(`'${digits}\r\n`)
    expect(withoutApostrophe(`'${digits}`)).toBe(digits)
  },
)

// The last one has a lone surrogate, as left by text cut within an emoji.
test.each([
  'ORDER-1042',
  '21 Nov 2026',
  'KOSHN26324174544',
  "'tis the season",
  'दीया 🪔 👩‍👩‍👧',
  'Atlas \uD83E',
])('%s needs no apostrophe', (text) => {
  expect(cellOf(text)).toBe(`${text}\r\n`)
  expect(withoutApostrophe(text)).toBe(text)
})

test('a cell stays intact where the list separator is a semicolon or a tab', () => {
  expect(cellOf('x;=1+1')).toBe('"x;=1+1"\r\n')
  expect(cellOf('x\t=1+1')).toBe('"x\t=1+1"\r\n')
})

test('a timestamp is in Indian time, and empty if missing', () => {
  expect(istTime('2026-11-21T18:45:00.000Z')).toBe('2026-11-22 00:15')
  expect(cellOf(istTime(undefined))).toBe('\r\n')
})
