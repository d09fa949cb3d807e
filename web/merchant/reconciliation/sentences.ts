import { numbered } from '../format/count.ts'
import { formatDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Reconciliation } from './match.ts'
import type { Statement } from './statement/read-statement.ts'

/** What the comparison says at a glance. */
export function summary({ agreeing, differing, repeated, missingInBank, days }: Reconciliation): string {
  if (!days) return 'No line of the statement has a day and an amount that can be read.'
  const period =
    days.from === days.to
      ? `On ${formatDay(days.from)}`
      : `From ${formatDay(days.from)} to ${formatDay(days.to)}`
  const wrong = differing.length + missingInBank.length + repeated.length
  if (agreeing.length + wrong === 0)
    return `${period}, no settlement was transferred, and none is in the statement.`
  const agree = `${numbered(agreeing.length, 'settlement agrees', 'settlements agree')} with the bank to the paisa`
  return wrong === 0
    ? `${period}, ${agree}. Nothing is missing.`
    : `${period}, ${agree}; ${numbered(wrong, 'needs', 'need')} a look.`
}

/** `₹10.00 less than the settlement.` */
export const differenceSentence = (paise: number) =>
  `${formatRupees(Math.abs(paise))} ${paise < 0 ? 'less' : 'more'} than the settlement.`

/** Which lines were left out, so that nothing is lost silently. */
export function leftOut({ unread }: Statement, outgoing: number): string[] {
  const shown = unread.slice(0, 5).join(', ')
  const more = unread.length > 5 ? ` and ${unread.length - 5} more` : ''
  return [
    ...(outgoing > 0
      ? [
          `${numbered(outgoing, 'line')} of money that went out ${outgoing === 1 ? 'is' : 'are'} not compared.`,
        ]
      : []),
    ...(unread.length > 0
      ? [`No amount could be read in line${unread.length === 1 ? '' : 's'} ${shown}${more}.`]
      : []),
  ]
}
