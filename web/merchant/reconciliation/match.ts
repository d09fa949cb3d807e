import type { components } from '#contract'
import { grouped } from '../format/grouped.ts'
import { addDays, dayOf } from '../format/ist.ts'
import type { Statement, StatementLine, UnreadLine } from './statement/read-statement.ts'

export type Settlement = components['schemas']['Settlement']
type Pair = { settlement: Settlement; line: StatementLine }

export type Reconciliation = {
  /** Same UTR and amount, or, where the line shows no UTR of ours, the only one with this amount and day. */
  agreeing: (Pair & { by: 'utr' | 'amount' })[]
  /** Same UTR, another amount: `difference` paise more (or less) in the bank. */
  differing: (Pair & { difference: number })[]
  /** A UTR that an earlier line has already. */
  repeated: Pair[]
  /** Money that went out with the UTR of a settlement. */
  returned: Pair[]
  /** The UTR is in a line that could not be read, whatever other lines say. */
  unclear: { settlement: Settlement; line: UnreadLine }[]
  /** Transferred on a day of the statement, but not in it. */
  missingInBank: Settlement[]
  /** Transferred in the last days of the statement and not in it: it may come with the next one. */
  mayCome: Settlement[]
  /** Money that came in for no settlement. */
  unmatched: StatementLine[]
  /** Money that went out for no settlement. */
  outgoing: number
  /** What may be movements, but could not be read. */
  unread: UnreadLine[]
  /** The first and the last day of the statement. */
  days: { from: string; to: string } | null
}

/** Banks credit a transfer on the same day or within the next three. */
const DAYS_TO_CREDIT = 3
const UTR_IN_TEXT = /[A-Z0-9]{12,22}/g

/** Compares a bank statement with the settlements. Each settlement and each line is used once. */
export function reconcile(
  { lines, unread }: Pick<Statement, 'lines' | 'unread'>,
  settlements: readonly Settlement[],
): Reconciliation {
  const days = daysOf(lines)
  const transferred = settlements.filter(({ status }) => status === 'processed' || status === 'processing')
  const byUtr = new Map(
    transferred.flatMap((each) => (each.utr ? [[each.utr.toUpperCase(), each] as const] : [])),
  )
  const pairsIn = (side: 1 | -1) =>
    lines.flatMap((line) => {
      const settlement = Math.sign(line.amount) === side ? settlementIn(line.text, byUtr) : undefined
      return settlement ? [{ settlement, line }] : []
    })
  const received = pairsIn(1)
  const returned = pairsIn(-1)
  const unclear = unread.flatMap((line) => {
    const settlement = settlementIn(line.text, byUtr)
    return settlement ? [{ settlement, line }] : []
  })
  const used = new Set([...returned, ...unclear].map(({ settlement }) => settlement))
  const result: Reconciliation = {
    agreeing: [],
    differing: [],
    repeated: [],
    returned,
    unclear,
    missingInBank: [],
    mayCome: [],
    unmatched: [],
    outgoing: lines.filter(({ amount }) => amount < 0).length - returned.length,
    unread,
    days,
  }
  const seen = new Set<Settlement>()
  for (const { settlement, line } of received) {
    const difference = line.amount - settlement.net
    if (seen.has(settlement)) result.repeated.push({ settlement, line })
    else if (used.has(settlement)) continue
    else if (difference === 0) result.agreeing.push({ settlement, line, by: 'utr' })
    else result.differing.push({ settlement, line, difference })
    seen.add(settlement)
  }
  for (const settlement of seen) used.add(settlement)
  const named = new Set(received.map(({ line }) => line))
  const others = lines.filter((line) => line.amount > 0 && !named.has(line))
  const left = transferred.filter((each) => !used.has(each))
  matchByAmount(others, left, result, used)
  const open = left.filter(
    (each) => !used.has(each) && days && sentOn(each) >= days.from && sentOn(each) <= days.to,
  )
  const isLate = (each: Settlement) => days !== null && addDays(sentOn(each), DAYS_TO_CREDIT) >= days.to
  result.missingInBank = open.filter((each) => !isLate(each))
  result.mayCome = open.filter(isLate)
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

const sentOn = ({ processedAt, dueOn }: Settlement) => (processedAt ? dayOf(processedAt) : dueOn)

const isNear = (settlement: Settlement, { day }: StatementLine) =>
  day >= sentOn(settlement) && day <= addDays(sentOn(settlement), DAYS_TO_CREDIT)

function daysOf(lines: readonly StatementLine[]): Reconciliation['days'] {
  const days = lines.map(({ day }) => day).sort()
  const [from] = days
  const to = days.at(-1)
  return from !== undefined && to !== undefined ? { from, to } : null
}
