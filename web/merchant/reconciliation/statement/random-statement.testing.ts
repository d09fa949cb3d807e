import fc from 'fast-check'
import { addDays } from '../../format/ist.ts'

/** What is written: `amount` in paise, negative if the money went out. Its `tag` stands in its narration. */
export type Written = { tag: string; day: string; amount: number; balance: number; words: string[] }

/** How a bank writes a month; the first movement is the oldest. */
type Layout = {
  name: string
  separator: string
  /** Above and below the rows. */
  above?: string[]
  below?: string[]
  heading?: string[]
  cells: (movement: Written, format: Format) => string[]
  /** Whether a cell with a separator or a line break is put into quotes. */
  isQuoted?: boolean
  newestFirst?: boolean
  /** Without it, the oldest line may be open: nothing tells its side. */
  tellsSides: boolean
  hasBalance: boolean
  day?: (day: string) => string
}
type Format = { day: string; narration: string }

const decimal = (paise: number) => (Math.abs(paise) / 100).toFixed(2)
const grouped = (paise: number) => {
  const [whole = '', rest = ''] = decimal(paise).split('.')
  return `${whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')}.${rest}`
}
const signed = (paise: number) => (paise < 0 ? `-${grouped(paise)}` : grouped(paise))
const out = ({ amount }: Written, empty: string, write = grouped) => (amount < 0 ? write(amount) : empty)
const income = ({ amount }: Written, empty: string, write = grouped) => (amount > 0 ? write(amount) : empty)
const crDr = (paise: number) => (paise < 0 ? 'Dr' : 'Cr')
const devanagari = (text: string) => text.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '')
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const parts = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, date, name: MONTHS[Number(month) - 1] ?? '' }
}

const dayForms: ((day: string) => string)[] = [
  (day) => day,
  (day) => `${parts(day).date}/${parts(day).month}/${parts(day).year}`,
  (day) => `${parts(day).date}-${parts(day).month}-${parts(day).year.slice(2)}`,
  (day) => `${parts(day).date}.${parts(day).month}.${parts(day).year}`,
  (day) => `${parts(day).date} ${parts(day).name} ${parts(day).year}`,
  (day) => `${parts(day).date}-${parts(day).name}-${parts(day).year.slice(2)}`,
  (day) => `${parts(day).name} ${parts(day).date}, ${parts(day).year}`,
  (day) => day.replaceAll('-', ''),
  (day) => `${day.replaceAll('-', '/')} 10:20:30`,
]
const monthFirst = (day: string) => `${parts(day).month}/${parts(day).date}/${parts(day).year}`
const serial = (day: string) => String(Date.parse(day) / 86_400_000 + 25_569)
const formula = (cells: string[]) => cells.map((cell) => `="${cell}"`)

const preamble = [
  'DETAILED STATEMENT',
  '',
  'Account Number,,000012345678 (INR) - TARANG',
  'Period,01/11/2026,30/11/2026',
]
const legend = ['', 'Legends Used in Account Statement', '1. INFT - Internal Fund Transfer']
const base = { separator: ',', isQuoted: true, tellsSides: true, hasBalance: true }

export const layouts: readonly Layout[] = [
  {
    ...base,
    name: 'HDFC, with stars and a summary',
    heading: [
      'Date',
      'Narration',
      'Chq./Ref.No.',
      'Value Dt',
      'Withdrawal Amt.',
      'Deposit Amt.',
      'Closing Balance',
    ],
    below: [
      '********,********,*',
      'STATEMENT SUMMARY  :-',
      'Opening Balance,,,,Debits,Credits,Closing Bal',
      '1.00,,,,2.00,3.00,4.00',
    ],
    cells: (each, { day, narration }) => [
      day,
      narration,
      '000123',
      day,
      out(each, ''),
      income(each, ''),
      signed(each.balance),
    ],
  },
  {
    ...base,
    name: 'HDFC as text, padded and without quotes',
    isQuoted: false,
    heading: [
      '  Date     ',
      'Narration',
      'Value Dat',
      'Debit Amount',
      'Credit Amount',
      'Chq/Ref Number',
      'Closing Balance',
    ],
    cells: (each, { day, narration }) => [
      ` ${day} `,
      narration,
      day,
      ` ${out(each, '0.00', decimal)}`,
      income(each, ' 0.00', decimal),
      '0000',
      signed(each.balance).replaceAll(',', ''),
    ],
  },
  {
    ...base,
    name: 'SBI, tabs under account details',
    separator: '\t',
    above: [
      'Account Name\t:\tTARANG',
      'Drawing Power\t:\t0.00',
      'Balance as on 1 Nov 2026\t:\t98,000.00',
      '\t\t',
    ],
    heading: [
      'Txn Date',
      'Value Date',
      'Description',
      'Ref No./Cheque No.',
      '        Debit',
      'Credit',
      'Balance',
    ],
    cells: (each, { day, narration }) => [
      day,
      day,
      narration,
      'TRANSFER',
      out(each, ' '),
      income(each, ' '),
      signed(each.balance),
    ],
  },
  {
    ...base,
    name: 'ICICI, with a preamble, zeros and a legend',
    above: preamble,
    below: legend,
    heading: [
      'S No.',
      'Value Date',
      'Transaction Date',
      'Cheque Number',
      'Transaction Remarks',
      'Withdrawal Amount (INR )',
      'Deposit Amount (INR )',
      'Balance (INR )',
    ],
    cells: (each, { day, narration }) => [
      '1',
      day,
      day,
      '-',
      narration,
      out(each, '0.0', decimal),
      income(each, '0.0', decimal),
      signed(each.balance),
    ],
  },
  {
    ...base,
    name: 'Axis, with the balance before a branch',
    heading: ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
    cells: (each, { day, narration }) => [
      day,
      '-',
      narration,
      out(each, '', decimal),
      income(each, '', decimal),
      signed(each.balance),
      '123',
    ],
  },
  {
    ...base,
    name: 'Kotak, with Dr or Cr of amount and balance',
    separator: ';',
    heading: ['Sl. No.', 'Date', 'Description', 'Amount', 'Dr / Cr', 'Balance', 'Dr / Cr'],
    cells: (each, { day, narration }) => [
      '7',
      day,
      narration,
      grouped(each.amount),
      crDr(each.amount),
      grouped(each.balance),
      crDr(each.balance),
    ],
  },
  {
    ...base,
    name: 'Punjab National, newest first, with Cr behind the balance',
    newestFirst: true,
    heading: ['Txn No.', 'Txn Date', 'Description', 'Branch Name', 'Dr Amount', 'Cr Amount', 'Balance'],
    cells: (each, { day, narration }) => [
      'S1',
      day,
      narration,
      'PUNE',
      out(each, ''),
      income(each, ''),
      `${grouped(each.balance)} ${crDr(each.balance)}.`,
    ],
  },
  {
    ...base,
    name: 'Canara, with cells as formulas',
    above: ['Opening Balance,="Rs. 98,000.00",,,,'],
    isQuoted: false,
    heading: ['Txn Date', 'Value Date', 'Description', 'Debit', 'Credit', 'Balance'],
    cells: (each, { day, narration }) =>
      formula([
        day,
        day,
        narration.replaceAll('"', ''),
        out(each, ''),
        income(each, ''),
        signed(each.balance),
      ]),
  },
  {
    ...base,
    name: 'Union, with the side in brackets',
    separator: '|',
    heading: ['Date', 'Remarks', 'Amount(Rs.)', 'Balance(Rs.)'],
    cells: (each, { day, narration }) => [
      day,
      narration,
      `${grouped(each.amount)} (${crDr(each.amount)})`,
      signed(each.balance),
    ],
  },
  {
    ...base,
    name: 'with a kind and no sign',
    heading: ['Posted Date', 'Type', 'Description', 'Amount', 'Balance'],
    cells: (each, { day, narration }) => [
      day,
      each.amount < 0 ? 'Withdrawal' : 'Deposit',
      narration,
      decimal(each.amount),
      signed(each.balance),
    ],
  },
  {
    ...base,
    name: 'signed, with four decimals',
    heading: ['Booking Day', 'Text', 'Amount', 'Balance'],
    cells: (each, { day, narration }) => [
      day,
      narration,
      `${each.amount < 0 ? '-' : '+'}${decimal(each.amount)}00`,
      signed(each.balance),
    ],
  },
  {
    ...base,
    name: 'unsigned, beside a balance',
    newestFirst: true,
    tellsSides: false,
    heading: ['Date', 'Remarks', 'Amount(Rs.)', 'Balance(Rs.)'],
    cells: (each, { day, narration }) => [day, narration, `₹${grouped(each.amount)}/-`, signed(each.balance)],
  },
  {
    ...base,
    name: 'with decimal commas',
    separator: ';',
    heading: ['Date', 'Text', 'Money out', 'Money in', 'Balance'],
    cells: (each, { day, narration }) => {
      const comma = (paise: number) => decimal(paise).replace('.', ',')
      return [
        day,
        narration,
        out(each, '-', comma),
        income(each, '-', comma),
        (each.balance < 0 ? '-' : '') + comma(each.balance),
      ]
    },
  },
  {
    ...base,
    name: 'in Hindi',
    heading: ['दिनांक', 'विवरण', 'निकासी', 'जमा', 'शेष'],
    cells: (each, { day, narration }) => [
      devanagari(day),
      narration,
      devanagari(out(each, '')),
      devanagari(income(each, '')),
      devanagari(signed(each.balance)),
    ],
    day: (day) => `${parts(day).date}/${parts(day).month}/${parts(day).year}`,
  },
  {
    ...base,
    name: 'with the month first',
    heading: ['Date', 'Narration', 'Withdrawls', 'Deposits', 'Balace'],
    cells: (each, { day, narration }) => [
      day,
      narration,
      out(each, ''),
      income(each, ''),
      signed(each.balance),
    ],
    day: monthFirst,
  },
  {
    ...base,
    name: 'from a spreadsheet, with days as numbers and no balance',
    hasBalance: false,
    heading: ['Date', 'Narration', 'Debit', 'Credit'],
    cells: (each, { day, narration }) => [day, narration, out(each, '', decimal), income(each, '', decimal)],
    day: serial,
  },
  {
    ...base,
    name: 'with an indicator and no balance',
    hasBalance: false,
    heading: ['Date', 'Description', 'Amount', 'Cr/Dr Indicator'],
    cells: (each, { day, narration }) => [day, narration, decimal(each.amount), each.amount < 0 ? 'D' : 'C'],
  },
  {
    ...base,
    name: 'without headings',
    separator: '\t',
    tellsSides: false,
    cells: (each, { day, narration }) => [
      '1',
      day,
      day,
      '-',
      narration,
      out(each, '0.00'),
      income(each, '0.00'),
      signed(each.balance),
    ],
  },
  {
    ...base,
    name: 'as lines, with a dash for the empty column',
    separator: ' ',
    isQuoted: false,
    newestFirst: true,
    tellsSides: false,
    below: ['Effective available balance as on 26-11-2026 10:45:36 is INR 85,889.70'],
    cells: (each, { day, narration }) => [
      day,
      `(${day})`,
      narration,
      'Transfer',
      out(each, '-'),
      income(each, '-'),
      signed(each.balance),
    ],
  },
  {
    ...base,
    name: 'as lines, with amount and balance',
    separator: ' ',
    isQuoted: false,
    tellsSides: false,
    cells: (each, { day, narration }) => [day, narration, grouped(each.amount), signed(each.balance)],
  },
]

/** One thing that goes wrong on the way. A wrong column is one only where columns have names. */
const damages = [
  'none',
  'none',
  'none',
  'line left out',
  'wrong column',
  'both columns',
  'comma in a narration',
  'another amount',
] as const

const MOST_ROWS = 14
const words = fc.constantFrom(
  ...[
    'UPI',
    'SHOP',
    'RENT',
    'DR SHARMA',
    'GST 18.00%',
    'TILL 30 SEP 26',
    '10:30',
    'BALANCE PAYMENT',
    'TOTAL GAS',
    'SALARY NOV',
    'A/C X1234',
    'INV 4711',
    'M/S RAO & SONS',
  ],
)
const sentWords = fc.nat({ max: 999_999 }).map((n) => `KOSHN26${String(n).padStart(9, '0')}`)

const month = fc.record({
  rows: fc.array(
    fc.record({
      gap: fc.nat({ max: 2 }),
      paise: fc.oneof(fc.integer({ min: 1, max: 200_000_000 }), fc.constantFrom(1000, 500, 100_000)),
      isIn: fc.boolean(),
      words: fc.array(words, { maxLength: 3 }),
      utr: sentWords,
      isReturned: fc.boolean(),
    }),
    { minLength: 1, maxLength: MOST_ROWS },
  ),
  start: fc.integer({ min: 1, max: 14 }),
  opening: fc.integer({ min: -50_000_000, max: 500_000_000 }),
})
type Month = typeof month extends fc.Arbitrary<infer Value> ? Value : never

/** Equal amounts of one day can be told apart in either direction, so that damage between them would be no contradiction. */
function written({ rows, start, opening }: Month, damage: string): Written[] {
  let day = `2026-11-${String(start).padStart(2, '0')}`
  let balance = opening
  return rows.map(({ gap, paise, isIn, words: said, utr, isReturned }, index): Written => {
    day = addDays(day, index === 0 ? 0 : gap)
    const size = damage === 'none' ? paise : (paise + MOST_ROWS - (paise % MOST_ROWS)) * 7 + index
    const amount = isIn ? size : 0 - size
    balance += amount
    const kind = isIn ? ['NEFT', utr] : isReturned ? ['NEFT RETURN', utr] : ['PAID']
    return { tag: `T${index}T`, day, amount, balance, words: [...kind, ...said] }
  })
}

export type RandomStatement = {
  layout: Layout
  text: string
  movements: Written[]
  damage: (typeof damages)[number]
  isDayProven: boolean
}

export const randomStatement: fc.Arbitrary<RandomStatement> = fc
  .record({
    layout: fc.constantFrom(...layouts),
    month,
    dayForm: fc.constantFrom(...dayForms),
    damage: fc.constantFrom(...damages),
    at: fc.nat(),
    style: fc.record({ comma: fc.boolean(), lines: fc.boolean(), crlf: fc.boolean(), mark: fc.boolean() }),
  })
  .map(({ layout, month: drawn, dayForm, damage, at, style }) => {
    const movements = written(drawn, damage)
    const writeDay = (day: string) => (layout.day ?? dayForm)(day).replace(layout.isQuoted ? '' : ',', '')
    const victim = movements.length > 1 && layout.hasBalance ? 1 + (at % (movements.length - 1)) : -1
    const rows = movements.flatMap((each, index) => {
      const isVictim = index === victim
      if (isVictim && damage === 'line left out') return []
      const hit = isVictim && damage === 'another amount' ? { ...each, amount: each.amount * 10 } : each
      const written =
        isVictim && damage === 'wrong column' && layout.tellsSides
          ? { ...each, amount: 0 - each.amount }
          : hit
      const space = layout.isQuoted && style.lines ? '\n' : ' '
      const narration = [each.tag, ...each.words].join(layout.isQuoted && style.comma ? ', ' : space)
      const cells = layout.cells(written, { day: writeDay(each.day), narration })
      if (isVictim && damage === 'both columns') {
        const other = layout.cells(
          { ...written, amount: 0 - written.amount },
          { day: writeDay(each.day), narration },
        )
        return [cells.map((cell, index) => (/[1-9०-९]/.test(cell) ? cell : (other[index] ?? '')))]
      }
      if (isVictim && damage === 'comma in a narration' && !layout.isQuoted)
        return [cells.map((cell) => cell.replace(each.tag, `${each.tag}, X`))]
      return [cells]
    })
    const quoted = (cell: string) =>
      layout.isQuoted && (cell.includes(layout.separator) || /["\n]/.test(cell))
        ? `"${cell.replaceAll('"', '""')}"`
        : cell
    const lines = (layout.newestFirst ? rows.toReversed() : rows).map((cells) =>
      cells.map(quoted).join(layout.separator),
    )
    const heading = layout.heading ? [layout.heading.map(quoted).join(layout.separator)] : []
    const all = [...(layout.above ?? []), ...heading, ...lines, ...(layout.below ?? [])]
    const left = movements.filter((_each, index) => !(index === victim && damage === 'line left out'))
    return {
      layout,
      text: (style.mark ? '\uFEFF' : '') + all.join(style.crlf ? '\r\n' : '\n'),
      movements: left,
      damage: victim === -1 ? 'none' : damage,
      isDayProven: layout.day !== monthFirst || left.some(({ day }) => Number(parts(day).date) > 12),
    }
  })
