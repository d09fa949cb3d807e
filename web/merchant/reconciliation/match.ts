import type { components } from '#contract'
import { grouped } from '../format/grouped.ts'
import { addDays, dayOf } from '../format/ist.ts'
import type { Statement, StatementLine } from './statement/read-statement.ts'

export type Settlement = components['schemas']['Settlement']
type Pair = { settlement: Settlement; line: StatementLine }

export type Reconciliation = {
  /** Same UTR and amount, or, where the line shows no UTR of ours, the only one with this amount and day. */
  agreeing: (Pair & { by: 'utr' | 'amount' })[]
  /** Same UTR, another amount: `difference` paise more (or less) in the bank. */
  differing: (Pair & { difference: number })[]
  /** A UTR that an earlier line has already. */
  repeated: Pair[]
  /** Transferred on a day of the statement, but not in it. */
  missingInBank: Settlement[]
  /** Money that came in for no settlement. */
  unmatched: StatementLine[]
  /** Money that went out, which is no settlement. */
  outgoing: number
  /** The first and the last day of the statement. */
  days: { from: string; to: string } | null
}

/** Banks credit a transfer on the same day or within the next three. */
const DAYS_TO_CREDIT = 3
const UTR_IN_TEXT = /[A-Z0-9]{12,22}/g

/** Compares a bank statement with the settlements. Each settlement and each line is used once. */
export function reconcile(
  { lines }: Pick<Statement, 'lines'>,
  settlements: readonly Settlement[],
): Reconciliation {
  const days = daysOf(lines)
  const transferred = settlements.filter(({ status }) => status === 'processed' || status === 'processing')
  const byUtr = new Map(
    transferred.flatMap((each) => (each.utr ? [[each.utr.toUpperCase(), each] as const] : [])),
  )
  const result: Reconciliation = {
    agreeing: [],
    differing: [],
    repeated: [],
    missingInBank: [],
    unmatched: [],
    outgoing: 0,
    days,
  }
  const used = new Set<Settlement>()
  const others: StatementLine[] = []
  for (const line of lines) {
    const settlement = line.amount > 0 ? settlementIn(line.text, byUtr) : undefined
    if (line.amount <= 0) result.outgoing++
    else if (!settlement) others.push(line)
    else if (used.has(settlement)) result.repeated.push({ settlement, line })
    else {
      used.add(settlement)
      const difference = line.amount - settlement.net
      if (difference === 0) result.agreeing.push({ settlement, line, by: 'utr' })
      else result.differing.push({ settlement, line, difference })
    }
  }
  const left = transferred.filter((each) => !used.has(each))
  matchByAmount(others, left, result, used)
  result.missingInBank = left.filter((each) => !used.has(each) && isExpected(each, days))
  return result
}

/** Only where one line and one settlement fit each other and no other: a guess would hide a missing transfer. */
function matchByAmount(
  lines: readonly StatementLine[],
  settlements: readonly Settlement[],
  result: Reconciliation,
  used: Set<Settlement>,
) {
  const byAmount = grouped(settlements, ({ net }) => net)
  const linesByAmount = grouped(lines, ({ amount }) => amount)
  for (const line of lines) {
    const fitting = (byAmount.get(line.amount) ?? []).filter((each) => isNear(each, line))
    const [settlement] = fitting
    const rivals = (linesByAmount.get(line.amount) ?? []).filter(
      (each) => settlement && isNear(settlement, each),
    )
    if (settlement && fitting.length === 1 && rivals.length === 1) {
      used.add(settlement)
      result.agreeing.push({ settlement, line, by: 'amount' })
    } else result.unmatched.push(line)
  }
}

function settlementIn(text: string, byUtr: ReadonlyMap<string, Settlement>): Settlement | undefined {
  for (const [word] of text.toUpperCase().matchAll(UTR_IN_TEXT)) {
    const settlement = byUtr.get(word)
    if (settlement) return settlement
  }
  return undefined
}

function isNear({ processedAt, dueOn }: Settlement, { day }: StatementLine): boolean {
  if (day === null) return false
  const from = processedAt ? dayOf(processedAt) : dueOn
  return day >= from && day <= addDays(from, DAYS_TO_CREDIT)
}

/** Whether its transfer must be in a statement of these days. */
function isExpected({ processedAt, dueOn }: Settlement, days: Reconciliation['days']): boolean {
  const day = processedAt ? dayOf(processedAt) : dueOn
  return days !== null && day >= days.from && day <= days.to
}

function daysOf(lines: readonly StatementLine[]): Reconciliation['days'] {
  const days = lines.flatMap(({ day }) => day ?? []).sort()
  const [from] = days
  const to = days.at(-1)
  return from !== undefined && to !== undefined ? { from, to } : null
}
