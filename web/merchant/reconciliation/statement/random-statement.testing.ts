import fc from 'fast-check'
import { addDays } from '../../format/ist.ts'
import { layouts } from './bank-layouts.testing.ts'
import type { Layout, Written } from './bank-writing.testing.ts'
import { dayForms, monthFirst, parts } from './bank-writing.testing.ts'

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
    const heading = layout.heading ? [layout.heading.split('|').map(quoted).join(layout.separator)] : []
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
