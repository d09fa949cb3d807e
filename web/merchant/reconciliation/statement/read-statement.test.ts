import { expect, test } from 'vitest'
import { findDay } from './day.ts'
import { decode, textOf, UnreadableFile } from './decode.ts'
import { readStatement } from './read-statement.ts'

const brief = (text: string) => readStatement(text).lines.map(({ day, amount }) => [day, amount])

// As the banks' own exports: title lines, then a header row in their words.
test.each([
  [
    'HDFC',
    'Statement of account\n\nDate,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n' +
      '21/11/26,NEFT CR-KOSHN26324004417-KOSHA,0000,21/11/26,,"12,442.86","98,000.00"\n' +
      '22/11/26,UPI-SHOP,0001,22/11/26,500.00,,97500.00',
  ],
  [
    'SBI',
    'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance\n' +
      '21 Nov 2026\t21 Nov 2026\tBY TRANSFER-NEFT*KOSHN26324004417\t\t \t12,442.86\t98,000.00\n' +
      '22 Nov 2026\t22 Nov 2026\tTO SHOP\t\t500.00\t \t97,500.00',
  ],
  [
    'ICICI',
    'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )\n' +
      '1,21/11/2026,21/11/2026,-,NEFT-KOSHN26324004417,0.0,12442.86,98000.0\n' +
      '2,22/11/2026,22/11/2026,-,SHOP,500.0,0.0,97500.0',
  ],
  [
    'Axis',
    'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL\n' +
      '21-11-2026,,NEFT/KOSHN26324004417/KOSHA,,12442.86,98000.00,123\n' +
      '22-11-2026,,SHOP,500.00,,97500.00,123',
  ],
  [
    'Kotak',
    'Sl. No.;Transaction Date;Description;Amount;Dr / Cr;Balance\n' +
      '1;21-11-2026;NEFT KOSHN26324004417;12,442.86;CR;98,000.00\n' +
      '2;22-11-2026;SHOP;500.00;DR;97,500.00',
  ],
  [
    'free text',
    '21 Nov 2026 NEFT CR KOSHN26324004417 ₹12,442.86 balance 98,000.00\n' +
      '22 Nov 2026 UPI debited 500.00 SHOP 97,500.00',
  ],
])('a statement of %s', (_bank, text) => {
  expect(brief(text)).toEqual([
    ['2026-11-21', 1_244_286],
    ['2026-11-22', -50_000],
  ])
})

test('a line without a readable amount is reported, and the others are kept', () => {
  const text = 'Date,Narration,Credit\n21/11/2026,NEFT,100.00\n22/11/2026,NEFT,one hundred\n'
  expect(readStatement(text)).toMatchObject({ lines: [{ number: 2, amount: 10_000 }], unread: [3] })
})

test.each([
  ['21/11/2026', '2026-11-21'],
  ['21-11-26', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['21-Nov-2026', '2026-11-21'],
  ['21NOV26', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['31/02/2026', null],
  ['no day', null],
])('the day in %s is %s', (text, day) => {
  expect(findDay(text)).toBe(day)
})

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
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4), 'This file is an Excel workbook.'],
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

test.each([
  ['Indian groups', '21 Nov 2026 NEFT CR 1,23,456.78 balance 2,23,456.78', 12_345_678],
  ['brackets', '21 Nov 2026 NEFT (1,23,456.78)', -12_345_678],
  ['a minus', '21 Nov 2026 NEFT -500.00', -50_000],
  ['decimal commas', '21.11.2026 NEFT CR 12.442,86 98.000,00', 1_244_286],
  ['a sign', '21/11/26 NEFT CR KOSHN26324004417 Rs.12,442.86', 1_244_286],
  ['a day with points', '21.11.26 NEFT CR 499.00', 49_900],
])('an amount with %s is read whole in pasted lines', (_how, line, amount) => {
  const [first, second] = brief(`${line}\n${line}`)
  expect(first).toEqual(['2026-11-21', amount])
  // Repeated lines are all kept: what to make of them is for the comparison to say.
  expect(second).toEqual(first)
})

test('decimal commas, brackets and a minus are read in the columns of a file', () => {
  const text =
    'Date;Text;Amount\n21.11.2026;NEFT;12.442,86\n22.11.2026;RENT;-1.500,00\n23.11.2026;FEE;(500,00)'
  expect(brief(text)).toEqual([
    ['2026-11-21', 1_244_286],
    ['2026-11-22', -150_000],
    ['2026-11-23', -50_000],
  ])
})

test('lines of a file that were pasted without its headings are read', () => {
  const text = '21/11/2026,NEFT CR KOSHN26324004417,,12442.86,98000.00\n22/11/2026,UPI CR,,499.50,98499.50'
  expect(brief(text).map(([, amount]) => amount)).toEqual([1_244_286, 49_950])
})
