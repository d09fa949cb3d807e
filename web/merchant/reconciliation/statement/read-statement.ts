import { parseAmount } from './amount.ts'
import { cellsOf } from './cells.ts'
import type { Columns } from './columns.ts'
import { columnsIn } from './columns.ts'
import { findDay, withoutDays } from './day.ts'

/** A movement of the account. `amount` in paise; money that leaves is negative. */
export type StatementLine = {
  /** From 1, as editors count. */
  number: number
  text: string
  day: string | null
  amount: number
}

export type Statement = {
  lines: StatementLine[]
  /** The numbers of lines that may be movements, but show no amount that can be read. */
  unread: number[]
}

/** With two decimals behind a point or a comma. */
const AMOUNT_IN_TEXT =
  /(?<![\w.,])\(?[-−]?(?:₹|rs\.?|inr)?\s*[-−]?\d+(?:[.,]\d+)*[.,]\d{2}\)?(?![.,]?\d)(?:\s*(?:cr|dr)\b)?/gi
const SIDE = /\b(cr|dr|credit(?:ed)?|debit(?:ed)?)\b/i

/** Reads a bank statement: CSV with a header row in the words of Indian banks, or free text, one movement a line. */
export function readStatement(text: string): Statement {
  const lines: StatementLine[] = []
  const unread: number[] = []
  let columns: Columns | null = null
  cellsOf(text.replace(/^\uFEFF/, '')).forEach((cells, index) => {
    const line = cells.join(' ').replace(/\s+/g, ' ').trim()
    if (line === '') return
    const header = columnsIn(cells)
    if (header) {
      columns = header
      return
    }
    const amount = columns ? amountIn(cells, columns) : amountInText(line)
    const day = findDay(columns ? (cells[columns.day] ?? '') : line)
    if (amount !== null) lines.push({ number: index + 1, text: line, day, amount })
    else if (day !== null) unread.push(index + 1)
  })
  return { lines, unread }
}

function amountIn(cells: readonly string[], { credit, debit, amount, side }: Columns): number | null {
  const at = (index: number | undefined) => (index === undefined ? null : parseAmount(cells[index] ?? ''))
  const received = at(credit)
  if (received) return received
  const paid = at(debit)
  if (paid) return -Math.abs(paid)
  const either = at(amount)
  if (either === null || side === undefined) return either ?? received ?? paid
  return /^d/i.test(cells[side] ?? '') ? -Math.abs(either) : either
}

/** The first amount: the balance stands behind it. */
function amountInText(line: string): number | null {
  const found = (withoutDays(line).match(AMOUNT_IN_TEXT) ?? []).map((text) => ({
    text,
    amount: parseAmount(text),
  }))
  const { text = '', amount = null } = found.find((each) => each.amount !== null) ?? {}
  if (amount === null || amount < 0 || /(?:cr|dr)$/i.test(text)) return amount
  return /^d/i.test(SIDE.exec(line)?.[1] ?? '') ? -amount : amount
}
