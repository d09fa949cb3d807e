import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { decode, textOf, UnreadableFile } from './statement-file.ts'

const utf16 = (text: string, mark = '') => new Uint8Array(Buffer.from(mark + text, 'utf16le'))

test('a file is read in UTF-8, UTF-16 and Windows-1252', () => {
  const text = 'Date,Narration,Credit\n21/11/2026,Café,100.00'
  expect(decode(new TextEncoder().encode(text))).toBe(text)
  expect(decode(utf16(text))).toBe(text)
  expect(decode(utf16(text, '\uFEFF'))).toBe(text)
  expect(decode(new Uint8Array(Buffer.from(utf16(text, '\uFEFF')).swap16()))).toBe(text)
  expect(decode(new Uint8Array(Buffer.from(text, 'latin1')))).toBe(text)
})

test.each([
  ['a PDF', new TextEncoder().encode('%PDF-1.7 …'), 'This file is a PDF.'],
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'This file is an old Excel workbook'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), 'This file is not text.'],
  [
    'anything without zeros',
    Uint8Array.from({ length: 500 }, (_each, at) => 1 + ((at * 7) % 255)),
    'This file is not text.',
  ],
])('%s is rejected in a sentence', (_what, bytes, message) => {
  expect(() => decode(bytes)).toThrow(UnreadableFile)
  expect(() => decode(bytes)).toThrow(message)
})

test('a file of 50 MB is rejected before it is read', async () => {
  const arrayBuffer = () => Promise.reject(new Error('was read'))
  await expect(textOf({ size: 50 * 1024 * 1024, arrayBuffer })).rejects.toThrow('at most 5 MB')
})

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'statement.xls')
const ROWS = 'Date\tNarration\tDebit\tCredit\n21 Nov 2026\tNEFT & KOSHA\t\t5,889.70'

test('a table in HTML that calls itself .xls is read as rows', async () => {
  const html = `<html><head><style>td { color: red }</style><title>Statement</title></head><body><table border="1">
    <tr><th>Date</th><th>Narration</th><th>Debit</th><th>Credit</th></tr><!-- <tr><td>no</td></tr> -->
    <tr><td>21&nbsp;Nov 2026</td><td title="a > b">NEFT &amp;<br>KOSHA</td><td></td><td align=right><b>5,889</b>.70</td></tr>
  </table></body></html>`
  expect(await textOf(file(html))).toBe(ROWS)
})

test('cells over several columns keep the others in their place', async () => {
  const html = '<table><tr><td colspan="2">Opening</td><td>1.00</td></tr><tr><td>a<td>b<td>c</table>'
  expect(await textOf(file(html))).toBe('Opening\t\t1.00\na\tb\tc')
})

test('a table in XML that calls itself .xls is read as rows, with the cells that it leaves out', async () => {
  const xml = `<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table>
    <Row><Cell><Data ss:Type="String">Date</Data></Cell><Cell><Data>Narration</Data></Cell><Cell><Data>Debit</Data></Cell><Cell><Data>Credit</Data></Cell></Row>
    <Row><Cell><Data>21 Nov 2026</Data></Cell><Cell><Data>NEFT &#38; KOSHA</Data></Cell><Cell ss:Index="4"><Data>5,889.70</Data></Cell></Row>
  </Table></Worksheet></Workbook>`
  expect(await textOf(file(xml))).toBe(ROWS)
})

/** A workbook as Excel saves it: the second style is that of days. */
function workbook(rows: string): Uint8Array<ArrayBuffer> {
  const xml = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return new Uint8Array(
    zipSync({
      '[Content_Types].xml': xml(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      ),
      'xl/workbook.xml': xml(
        `<workbook ${main} xmlns:r="${relation}"><sheets><sheet name="Statement" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
      ),
      'xl/styles.xml': xml(
        `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
      ),
      'xl/worksheets/sheet1.xml': xml(`<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`),
    }),
  )
}

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
const HEADINGS = `<row r="1">${text('A1', 'Date')}${text('B1', 'Narration')}${text('C1', 'Debit')}${text('D1', 'Credit')}</row>`

test('a workbook is read, with its days and without the noise of its numbers', async () => {
  const rows = `${HEADINGS}<row r="2"><c r="A2" s="1"><v>46347</v></c>${text('B2', 'NEFT KOSHA')}<c r="D2"><v>5889.7000000000007</v></c></row>`
  expect(await textOf(file(workbook(rows)))).toBe(
    'Date\tNarration\tDebit\tCredit\n2026-11-21\tNEFT KOSHA\t\t5889.7',
  )
})

test('a large workbook is read without a worker', async () => {
  const rows = Array.from(
    { length: 10_000 },
    (_each, index) =>
      `<row r="${index + 2}"><c r="A${index + 2}" s="1"><v>46347</v></c>${text(`B${index + 2}`, `NEFT ${index}`)}<c r="D${index + 2}"><v>5889.7</v></c></row>`,
  )
  const lines = (await textOf(file(workbook(HEADINGS + rows.join(''))))).split('\n')
  expect(lines).toHaveLength(10_001)
  expect(lines.at(-1)).toBe('2026-11-21\tNEFT 9999\t\t5889.7')
})

test('a workbook that is damaged or no workbook is rejected in a sentence', async () => {
  const damaged = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0)
  const archive = new Uint8Array(zipSync({ 'letter.txt': new TextEncoder().encode('Dear bank') }))
  for (const content of [damaged, archive])
    await expect(textOf(file(content))).rejects.toThrow('This workbook could not be read.')
})
