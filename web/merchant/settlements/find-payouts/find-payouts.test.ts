import { expect, test } from 'vitest'
import { settlement as scheduled } from '../../records/settlement.testing.ts'
import type { Settlement } from '../../records/settlements.ts'
import { findPayouts } from './find-payouts.ts'

const NOW = Date.parse('2026-11-28T06:00:00Z')

const settlement = (utr: string, net: number, fields: Partial<Settlement> = {}): Settlement => ({
  ...scheduled,
  status: 'processed',
  utr,
  net,
  ...fields,
})

/** The result for one payout of ₹1,14,125.90. */
const lookFor = (text: string, utr = 'KOSHN26324174544') =>
  findPayouts(text, [settlement(utr, 11_412_590)], 60, NOW)

/** Rows of different banks, each with this payout and its amount. */
const withAmount = {
  'comma separated, as text': '20-11-2026,"NEFT CR-KOSHN26324174544-KOSHA","114125.90",""',
  'a dump with a bar': '20/11/26|BY NEFT|KOSHN26324174544|1,14,125.90|Cr|9,00,000.00',
  'tabs and Western groups': '20-Nov-26\tNEFT Inward koshn26324174544\t114,125.90',
  'a formula cell': '20/11/2026,="KOSHN26324174544",="114125.9"',
  'hyphens within': '20/11/2026  NEFT/KOSHN-2632-4174544/KOSHA PAY  Rs.1,14,125.90Cr',
  'blanks within': '20/11/2026;KOSHN 2632 4174 544;+1,14,125.90',
  'brackets around a debit': '20/11/2026;KOSHN26324174544;(1,14,125.90)',
  'four decimals': '2026-11-20;KOSHN26324174544;114125.9000;INR',
  'Devanagari digits': '२०/११/२०२६ KOSHN26324174544 १,१४,१२५.९०',
  'commas between plain cells': '1,20/11/2026,0.0,NEFT-KOSHN26324174544-KOSHA,0.0,114125.9,98000.0',
  'the sign behind': 'KOSHN26324174544 20 NOV 114125.90- BAL 0.00',
}

test.each(Object.entries(withAmount))('a payout is found with its amount: %s', (_bank, row) => {
  const { found } = lookFor(`Account statement\nDate Narration Amount\n${row}\nEnd of statement`)
  expect(found).toMatchObject([{ lines: [{ number: 3, hasAmount: true }] }])
})

test('the line is shown exactly as in the file', () => {
  const rows = [
    '21/11/2026,NEFT RETURN KOSHN26324174544,"1,14,125.90",',
    '22/11/2026,KOSHN26324174544,FAILED,"1,14,125.90"',
    '23/11/2026,KOSHN26324174544,USD 114125.90',
    '२४/११/२०२६,KOSHN26324174544,१,१४,१२५.९०',
  ]
  const { found, ...others } = lookFor(rows.join('\r\n'))
  expect(found[0]?.lines.map(({ text }) => text)).toEqual(rows)
  expect(others).toEqual({ differing: [], missing: [], withoutUtr: [], failed: [] })
})

test.each([
  'KOSHN26324174544 1,14,125.09',
  'KOSHN26324174544 14,125.90',
  'KOSHN26324174544 91,14,125.90',
  'KOSHN26324174544 114125.901',
  'KOSHN26324174544',
])('a line without the amount is to be looked at: %s', (row) => {
  expect(lookFor(row).differing).toMatchObject([{ lines: [{ text: row, hasAmount: false }] }])
})

test('whole rupees need no decimals', () => {
  const { found } = findPayouts('UTR9 NEFT 5,000', [settlement('UTR9', 500_000)], 60, NOW)
  expect(found).toHaveLength(1)
})

test('leading zeros may be lost, and digits beside them are another number', () => {
  expect(lookFor('20/11 26324174544321 114125.90', '0026324174544321').found).toHaveLength(1)
  expect(lookFor('20/11 126324174544321 114125.90', '0026324174544321').missing).toHaveLength(1)
  expect(lookFor('20/11 263241745443210 114125.90', '0026324174544321').missing).toHaveLength(1)
})

test('a narration that goes on over several lines of its cell is one line, and so is a broken number of a PDF', () => {
  const quoted = '20/11/2026,"NEFT CR\nKOSHN26324174544\nKOSHA","1,14,125.90"\n21/11/2026,CHARGES,1.00'
  expect(lookFor(quoted).found).toMatchObject([
    { lines: [{ number: 1, text: '20/11/2026,"NEFT CR KOSHN26324174544 KOSHA","1,14,125.90"' }] },
  ])
  expect(lookFor('20 Nov NEFT KOSHN2632\n4174544 KOSHA 1,14,125.90').found).toHaveLength(1)
})

test('missing, failed, older settlements and those without a UTR are listed separately', () => {
  const settlements = [
    settlement('KOSHN26324100001', 100),
    settlement('KOSHN26324100002', 100, { status: 'failed' }),
    settlement('KOSHN26324100003', 100, { dueOn: '2026-09-01' }),
    settlement('', 200),
    settlement('', 300, { status: 'failed' }),
    settlement('', 400, { status: 'scheduled' }),
    settlement('', 500, { status: 'processing' }),
  ]
  const named = (payouts: { settlement: Settlement }[]) =>
    payouts.map(({ settlement: { utr, net } }) => utr || net)
  const { missing, failed, withoutUtr, found, differing } = findPayouts('not ours 200', settlements, 60, NOW)
  expect([named(missing), named(failed), named(withoutUtr)]).toEqual([
    ['KOSHN26324100001'],
    ['KOSHN26324100002', 300],
    [200],
  ])
  expect([found, differing]).toEqual([[], []])
})
