import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { MAX_BYTES, textOf } from './file-text.ts'
import { TOO_LARGE } from './markup-text.ts'

const fileOf = (bytes: Uint8Array<ArrayBuffer> | string) => new File([bytes], 'statement')
const workbook = (sheet: string, strings = '') =>
  fileOf(
    zipSync({
      'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    }).slice(),
  )

test('a workbook is the text of its cells, a line for each row', async () => {
  const strings = '<si><t>NEFT &amp; </t></si><si><r><t>KOSHN263</t></r><r><t>24174544</t></r></si>'
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="2"><c r="A2"><v>103889.70000000001</v></c><c r="B2" t="inlineStr"><is><t>Cr</t></is></c></row>`
  const rows = (await textOf(workbook(sheet, strings)))
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim()))
  expect(rows.map((cells) => cells.filter(Boolean))).toEqual([
    ['NEFT &', 'KOSHN26324174544'],
    ['103889.7', 'Cr'],
    [],
  ])
})

test('a cell in the last corner of a sheet makes no empty ones', async () => {
  const text = await textOf(workbook('<row r="1048576"><c r="XFD1048576"><v>5</v></c></row>'))
  expect(text.trim()).toBe('5')
})

test('a workbook that is large once unpacked is refused before it is', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) })
  expect(bomb.length).toBeLessThan(MAX_BYTES)
  await expect(textOf(fileOf(bomb.slice()))).rejects.toThrow(TOO_LARGE)
})

test('a workbook with a long text shared by many cells is rejected before they are filled', async () => {
  const strings = `<si><t>${'x'.repeat(50_000)}</t></si>`
  const bomb = workbook('<c t="s"><v>0</v></c>'.repeat(1000), strings)
  await expect(textOf(bomb)).rejects.toThrow(TOO_LARGE)
})

test('a large file is not even read', async () => {
  const file = { size: MAX_BYTES + 1, arrayBuffer: () => Promise.reject(new Error('was read')) }
  await expect(textOf(file)).rejects.toThrow(TOO_LARGE)
})

test.each([
  ['%PDF-1.7', /PDF/],
  ['\u00D0\u00CF\u0011\u00E0', /old Excel workbook/],
  ['PK\u0003\u0004 damaged', /could not be read/],
  ['PNG\0\0', /not text/],
])('what cannot be searched is refused in a sentence: %j', async (start, message) => {
  const bytes = Uint8Array.from(start, (letter) => letter.charCodeAt(0))
  await expect(textOf(fileOf(bytes))).rejects.toThrow(message)
})

test('tables in HTML or XML under the name of a workbook are text, and hundreds of thousands of brackets are read at once', async () => {
  const html =
    '<html><TABLE><tr><td>NEFT<br/>KOSHN<b>26324</b></td><td>1,14,125&#46;90</td></tr></TABLE></html>'
  expect((await textOf(fileOf(html))).split(/\s+/).filter(Boolean)).toEqual([
    'NEFT',
    'KOSHN26324',
    '1,14,125.90',
  ])
  expect(await textOf(fileOf(`<table>${'<'.repeat(500_000)}`))).toContain('<')
})

test('UTF-16 and Windows-1252 are read', async () => {
  const text = 'Kosha ₹5'
  const utf16 = Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ])
  expect(await textOf(fileOf(utf16))).toBe(text)
  expect(await textOf(fileOf(Uint8Array.from([0x43, 0x61, 0x66, 0xe9])))).toBe('Café')
})
