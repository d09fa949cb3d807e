import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'

const brief = (text: string) => readStatement(text).lines.map(({ day, amount }) => [day, amount])
const reasons = (text: string) => readStatement(text).unread.map(({ number, reason }) => [number, reason])

const IN_AND_OUT = [
  ['2026-11-21', 1_244_286],
  ['2026-11-22', -50_000],
]

// As the banks' own exports, or as people copy them.
test.each([
  [
    'HDFC, with stars and a summary',
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n' +
      '********,********,********,********,********,********,********\n' +
      '21/11/26,NEFT CR-KOSHN26324004417-KOSHA,0000,21/11/26,,"12,442.86","98,000.00"\n' +
      '22/11/26,UPI-SHOP,0001,22/11/26,500.00,,97500.00\n' +
      '********,********,********,********,********,********,********\n' +
      'STATEMENT SUMMARY  :-,,,,,,\nOpening Balance,,,,Debits,Credits,Closing Bal\n"85,557.14",,,,500.00,"12,442.86","97,500.00"',
  ],
  [
    'SBI, tabs under account details',
    'Account Name\t:\tTARANG\nDrawing Power\t:\t0.00\nInterest Rate(% p.a.)\t:\t2.70\nBalance as on 20 Nov 2026\t:\t85,557.14\n\t\t\n' +
      'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance\n' +
      '21 Nov 2026\t21 Nov 2026\tBY TRANSFER-NEFT*KOSHN26324004417\t\t \t12,442.86\t98,000.00\n' +
      '22 Nov 2026\t22 Nov 2026\tTO SHOP\t\t500.00\t \t97,500.00',
  ],
  [
    'ICICI, with a preamble and a legend',
    'DETAILED STATEMENT\n\nTransaction Period,,Select\nTransaction type,,All\n\n' +
      'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )\n' +
      '1,21/11/2026,21/11/2026,-,NEFT-KOSHN26324004417,0.0,12442.86,98000.0\n' +
      '2,22/11/2026,22/11/2026,-,SHOP,500.0,0.0,97500.0\n\nLegends Used in Account Statement\n1. INFT - Internal Fund Transfer',
  ],
  [
    'Axis, with the balance before a branch',
    'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL\n' +
      '21-11-2026,,NEFT/KOSHN26324004417/KOSHA,,12442.86,98000.00,123\n' +
      '22-11-2026,,SHOP,500.00,,97500.00,123',
  ],
  [
    'Kotak, with Dr or Cr of the amount and of the balance',
    'Sl. No.;Transaction Date;Description;Amount;Dr / Cr;Balance;Dr / Cr\n' +
      '1;21-11-2026;NEFT KOSHN26324004417;12,442.86;CR;2,000.00;DR\n' +
      '2;22-11-2026;SHOP;500.00;DR;2,500.00;DR',
  ],
  [
    'headings in other words',
    'Posted on,What for,Paid out,Paid in\n21/11/2026,NEFT,,12442.86\n22/11/2026,SHOP,500.00,',
  ],
  [
    'a misspelt heading',
    'Trn Dt,Text,Withdrawl,Recieved\n21/11/2026,NEFT,,12442.86\n22/11/2026,SHOP,500.00,',
  ],
  ['Hindi', 'दिनांक,विवरण,निकासी,जमा\n२१/११/२०२६,NEFT,,"१२,४४२.८६"\n२२/११/२०२६,SHOP,५००.००,'],
  ['a kind', 'Date,Type,Text,Amount\n21/11/2026,Deposit,NEFT,12442.86\n22/11/2026,Withdrawal,SHOP,500.00'],
  ['an indicator', 'Date,Text,Amount,D/C Indicator\n21/11/2026,NEFT,12442.86,C\n22/11/2026,SHOP,500.00,D'],
  ['sides in brackets', 'Date|Text|Amount\n21/11/2026|NEFT|12,442.86 (Cr)\n22/11/2026|SHOP|500.00 (Dr)'],
  ['sides in front', 'Date;Text;Amount\n21/11/2026;NEFT;Cr 12,442.86\n22/11/2026;SHOP;Dr 500.00'],
  ['signs', 'Date;Text;Amount\n21/11/2026;NEFT;+12,442.86\n22/11/2026;SHOP;500.00-'],
  ['one kind of sign', 'Date;Text;Amount\n21.11.2026;NEFT;12.442,86\n22.11.2026;SHOP;(500,00)'],
  ['numbers of a spreadsheet', 'Date,Text,Debit,Credit\n46347,NEFT,,12442.86\n46348,SHOP,500,'],
  [
    'cells as formulas',
    'Opening Balance,="Rs. 98,000.00"\nTxn Date,Value Date,Description,Debit,Credit\n' +
      '="21-11-2026 10:20:30",="21 Nov 2026",="NEFT",="",="12,442.86"\n="22-11-2026 10:20:30",="22 Nov 2026",="SHOP",="500.00",=""',
  ],
  [
    'narrations of several lines',
    'Date,Text,Debit,Credit\n21/11/2026,"NEFT\nKOSHA",,12442.86\n22/11/2026,"UPI\nSHOP",500.00,',
  ],
  [
    'narrations that go on in the next row',
    'Date,Text,Debit,Credit\n21/11/2026,NEFT,,12442.86\n,KOSHA,,\n22/11/2026,SHOP,500.00,',
  ],
  [
    'headings on every page',
    'Date,Text,Debit,Credit\n21/11/2026,NEFT,,12442.86\nPage total,,0.00,12442.86\nDate,Text,Debit,Credit\n22/11/2026,SHOP,500.00,\nGrand Total,,500.00,12442.86',
  ],
  [
    'opening and closing balances',
    'Date,Text,Debit,Credit,Balance\n20/11/2026,B/F,,,85557.14\n21/11/2026,NEFT,,12442.86,98000.00\n22/11/2026,SHOP,500.00,,97500.00\n22/11/2026,Closing Balance,,97500.00,97500.00',
  ],
  [
    'no headings',
    '1\t21/11/2026\t-\tNEFT\t0.00\t12442.86\t98000.00\n2\t22/11/2026\t-\tSHOP\t500.00\t0.00\t97500.00',
  ],
  [
    'lines of text',
    '21 Nov 2026 NEFT CR KOSHN26324004417 ₹12,442.86 balance 98,000.00\n22 Nov 2026 UPI debited 500.00 SHOP 97,500.00',
  ],
  [
    'lines with a dash for the empty column, newest first',
    '22-Nov-26 (22-Nov-26) SHOP Transfer 500.00 - 97,500.00\n21-Nov-26 (21-Nov-26) NEFT Transfer - 12,442.86 98,000.00\nEffective available balance as on 26-11-2026 10:45:36 is INR 97,500.00',
  ],
  [
    'times and rates',
    '21.11.2026 10.30 NEFT CR KOSHA GST 18.00% 12,442.86 98,000.00\n22.11.2026 11:15 SHOP 500.00 97,500.00',
  ],
  [
    'days in narrations',
    '21/11/2026 NEFT CR OF 20 NOV 2026 12,442.86 98,000.00\n22/11/2026 RENT TILL 30 SEP 26 500.00 97,500.00',
  ],
  [
    'lines that are broken',
    '21 Nov 2026\nNEFT CR KOSHA\n12,442.86 98,000.00\n22 Nov 2026\nSHOP\n500.00 97,500.00',
  ],
])('a statement with %s is read', (_how, text) => {
  expect(reasons(text)).toEqual([])
  expect(brief(text).toSorted()).toEqual(IN_AND_OUT)
})

test('the balance tells the side of amounts without one, forwards and backwards', () => {
  const rows = ['20/11/2026,B/F,,1000.00', '20/11/2026,A,₹100.00/-,1100.00', '21/11/2026,B,₹30.00/-,1070.00']
  const text = (lines: string[]) => ['Date,Text,Amount(Rs.),Balance(Rs.)', ...lines].join('\n')
  expect(brief(text(rows))).toEqual([
    ['2026-11-20', 10_000],
    ['2026-11-21', -3000],
  ])
  expect(brief(text(rows.toReversed()))).toEqual([
    ['2026-11-21', -3000],
    ['2026-11-20', 10_000],
  ])
})

test('the oldest line, which no balance proves, has the side of the same transfers, unless it was returned', () => {
  const text = (first: string) =>
    `Date,Text,Amount,Balance\n20/11/2026,${first},2000.00,98000.00\n21/11/2026,NEFT KOSHN26325000001,5000.00,103000.00`
  expect(brief(text('NEFT KOSHN26324000001'))).toEqual([
    ['2026-11-20', 200_000],
    ['2026-11-21', 500_000],
  ])
  for (const first of ['NEFT RETURN KOSHN26324000001', 'NEFT UTIBN26324000001', 'RENT'])
    expect(reasons(text(first))).toEqual([[2, 'Nothing says whether it came in or went out.']])
})

test('a negative amount in a column of one side is money that came back', () => {
  const text =
    'Date,Text,Withdrawal,Deposit\n21/11/2026,REVERSAL,-500.00,\n22/11/2026,SHOP,10.00,\n23/11/2026,TAKEN BACK,,-7.00\n23/11/2026,NEFT,,9.00'
  expect(brief(text).map(([, amount]) => amount)).toEqual([50_000, -1000, -700, 900])
})

test('where every withdrawal is negative, the minus says nothing: the balance does', () => {
  const rows = ['21/11/2026,SHOP,-10.00,,90.00', '22/11/2026,SHOP,-20.00,,70.00']
  expect(
    brief(['Date,Text,Withdrawal,Deposit,Balance', ...rows].join('\n')).map(([, amount]) => amount),
  ).toEqual([-1000, -2000])
  const bare = rows.map((row) => row.replace(/,\d+\.00$/, ''))
  expect(reasons(['Date,Text,Withdrawal,Deposit', ...bare].join('\n'))).toHaveLength(2)
})

// What cannot be read is said, with its line.
const NAMED = 'Date,Narration,Debit,Credit,Balance'
test.each([
  ['a word for an amount', `${NAMED}\n21/11/2026,NEFT,,one hundred,1.00`, '“one hundred” is no amount.'],
  ['no amount', `${NAMED}\n21/11/2026,NEFT,,,1.00`, 'It shows no amount.'],
  [
    'both columns',
    `${NAMED}\n21/11/2026,CONTRA,5.00,5.00,1.00`,
    'Both of its columns are filled: it may have come in or gone out.',
  ],
  [
    'a cell too many',
    `${NAMED}\n21/11/2026,NEFT, A/C X,,5.00,1.00`,
    'It has 6 cells where other lines have 5.',
  ],
  ['a cell too few', `${NAMED}\n21/11/2026,NEFT,5.00,1.00`, 'It has 4 cells where other lines have 5.'],
  ['a day that does not exist', `${NAMED}\n31/11/2026,NEFT,,5.00,1.00`, 'Its day does not exist.'],
  ['no side', 'Date,Text,Amount\n21/11/2026,NEFT KOSHA,5.00', 'Nothing says whether it came in or went out.'],
  [
    'a contradiction',
    'Date,Text,Amount,Dr/Cr\n21/11/2026,NEFT,-5.00,CR',
    'Its sign and its Cr or Dr contradict each other.',
  ],
  [
    'digits parted by spaces',
    '21 Nov 2026 NEFT CR 1 23 456.78',
    'It shows several amounts, and no balance proves which one moved.',
  ],
  [
    'several amounts',
    '21 Nov 2026 NEFT CR GST 18.00 5,889.70',
    'It shows several amounts, and no balance proves which one moved.',
  ],
  ['a name like a side', '21 Nov 2026 NEFT DR SHARMA 500.00', 'Nothing says whether it came in or went out.'],
])('a line with %s is not read', (_what, text, reason) => {
  // Another line shows that the days are read.
  expect(readStatement(text).unread.map((each) => each.reason)).toContain(reason)
  expect(brief(text)).toEqual([])
})

test('a line without a day among others is not read, a total is no movement', () => {
  const text = `${NAMED}\n21/11/2026,NEFT,,5.00,105.00\n,FEE,1.00,,104.00\nTotal,,1.00,5.00,`
  expect(reasons(text)).toEqual([[3, 'It shows no day.']])
})

test('a line that contradicts its balance is not read, and those after it are', () => {
  const text = `${NAMED}\n21/11/2026,A,,10.00,110.00\n22/11/2026,B,,5.00,105.00\n23/11/2026,C,,1.00,106.00`
  expect(reasons(text)).toEqual([
    [3, 'The balance does not change by this amount: it is wrong, or a line before it is missing.'],
  ])
  expect(brief(text).map(([, amount]) => amount)).toEqual([1000, 100])
})

test('two lines of one day with equal amounts and no side could be in either order, and are not read', () => {
  const text = 'Date,Text,Amount,Balance\n21/11/2026,A,10.00,110.00\n21/11/2026,B,10.00,120.00'
  expect(readStatement(text)).toMatchObject({ lines: [], unread: [{ number: 2 }, { number: 3 }] })
})

test('the order of day and month is that of the whole file, and it is said whether a day proves it', () => {
  const text = (...days: string[]) =>
    ['Date,Text,Debit,Credit', ...days.map((day) => `${day},NEFT,,5.00`)].join('\n')
  expect(readStatement(text('11/10/2026', '11/20/2026'))).toMatchObject({
    lines: [{ day: '2026-11-10' }, { day: '2026-11-20' }],
    days: { order: 'month-day', isProven: true },
  })
  expect(readStatement(text('11/10/2026'))).toMatchObject({
    lines: [{ day: '2026-10-11' }],
    days: { order: 'day-month', isProven: false },
  })
  expect(readStatement(text('11 Oct 2026')).days).toBeNull()
  expect(readStatement(text('21/11/2026', '11/21/2026', '10/11/2026'))).toMatchObject({
    lines: [{ day: '2026-11-21' }, { day: '2026-11-21' }],
    unread: [{ number: 4, reason: 'Its day and month could be either way round.' }],
  })
})

test('lines are numbered as in the file', () => {
  const { lines } = readStatement(
    'Bank\n\nDate,Text,Debit,Credit\n21/11/2026,"A\nB",,5.00\n22/11/2026,C,,6.00',
  )
  expect(lines.map(({ number }) => number)).toEqual([4, 6])
})

const UNKNOWN = 'Wann,Was,Weg,Her\n21/11/2026,NEFT,,5.00\n22/11/2026,SHOP,7.00,'

test('a table whose columns nothing tells is not read as text, and can be read with the columns that a person says', () => {
  expect(readStatement(UNKNOWN)).toMatchObject({ lines: [], table: { separator: ',' } })
  expect(readStatement(UNKNOWN, { day: 0, in: 3, out: 2 }).lines).toMatchObject([
    { day: '2026-11-21', amount: 500 },
    { day: '2026-11-22', amount: -700 },
  ])
})

test('one column for both sides, if a person says so, needs signs', () => {
  const text = 'Wann;Was;Viel\n21/11/2026;NEFT;5.00\n22/11/2026;SHOP;-7.00'
  expect(readStatement(text, { day: 0, in: 2, out: 2 }).lines.map(({ amount }) => amount)).toEqual([
    500, -700,
  ])
  const unsigned = readStatement(text.replace('-', ''), { day: 0, in: 2, out: 2 })
  expect(unsigned).toMatchObject({ lines: [], unread: [{ number: 2 }, { number: 3 }] })
})

test.each(['', 'Dear bank,', 'a,b,c\nd,e,f', '1,2,3'])('in %j there is nothing to read', (text) => {
  expect(readStatement(text)).toMatchObject({ lines: [], unread: [] })
})
