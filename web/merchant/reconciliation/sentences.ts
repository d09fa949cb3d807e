import { numbered } from '../format/count.ts'
import { formatDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Reconciliation } from './match.ts'
import type { Statement, StatementLine } from './statement/read-statement.ts'

const needingALook = ({ differing, missingInBank, repeated, returned, unclear }: Reconciliation) =>
  differing.length + missingInBank.length + repeated.length + returned.length + unclear.length

/** Green only if every line was read, something agrees, and nothing is open. */
export function toneOf(result: Reconciliation): 'success' | 'warning' | 'plain' {
  if (result.days === null || result.unread.length > 0 || needingALook(result) > 0) return 'warning'
  return result.agreeing.length > 0 && result.mayCome.length === 0 ? 'success' : 'plain'
}

/** What the comparison says at a glance. */
export function summary(result: Reconciliation): string {
  const { agreeing, mayCome, unread, days } = result
  const notRead = unread.length > 0 ? ` ${numbered(unread.length, 'line')} could not be read.` : ''
  if (!days) return `No line of the statement has a day, an amount and a side that can be read.${notRead}`
  const period =
    days.from === days.to
      ? `On ${formatDay(days.from)}`
      : `From ${formatDay(days.from)} to ${formatDay(days.to)}`
  const wrong = needingALook(result)
  const later = mayCome.length > 0 ? ` ${mayCome.length} may come with the next statement.` : ''
  if (agreeing.length + wrong === 0)
    return `${period}, no settlement is in the statement${later === '' ? ', and none was transferred' : ''}.${later}${notRead}`
  const agree = `${numbered(agreeing.length, 'settlement agrees', 'settlements agree')} with the bank to the paisa`
  const looks = wrong > 0 ? `; ${numbered(wrong, 'needs', 'need')} a look` : ''
  const isClean = toneOf(result) === 'success'
  return `${period}, ${agree}${looks}.${isClean ? ' Nothing is missing.' : ''}${later}${notRead}`
}

/** `₹10.00 less than the settlement.` */
export const differenceSentence = (paise: number) =>
  `${formatRupees(Math.abs(paise))} ${paise < 0 ? 'less' : 'more'} than the settlement.`

/** `Returned by the bank on 22 Nov 2026.`, or what else went out with the UTR. */
export const returnedSentence = ({ amount, day }: StatementLine, net: number) =>
  amount === 0 - net
    ? `Returned by the bank on ${formatDay(day)}.`
    : `${formatRupees(Math.abs(amount))} was debited with its UTR on ${formatDay(day)}.`

/** How the statement was read, and what of it is not compared. */
export function notes({ days }: Statement, outgoing: number): string[] {
  const order = days?.order === 'month-day' ? 'month first: 11/10 is 10 Nov' : 'day first: 11/10 is 11 Oct'
  return [
    ...(outgoing > 0 ? [numbered(outgoing, 'debit was ignored.', 'debits were ignored.')] : []),
    ...(days
      ? [
          days.isProven
            ? `Its days are written ${order}.`
            : `Its days are read ${order}. No day above 12 proves it.`,
        ]
      : []),
  ]
}
