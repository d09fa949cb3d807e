import { addDays, dayOf } from '../format/ist.ts'

/** Days in the contract's format, inclusive; `''` leaves that side open. */
export type Days = { from: string; to: string }

/** Common date ranges in India. The financial year starts in April. */
export function rangesUntil(now: number): (Days & { name: string })[] {
  const today = dayOf(now)
  const [year = '', month = ''] = today.split('-')
  const financialYear = Number(month) >= 4 ? year : String(Number(year) - 1)
  const thisMonth = `${year}-${month}-01`
  const endOfLast = addDays(thisMonth, -1)
  return [
    { name: 'Today', from: today, to: today },
    { name: 'Yesterday', from: addDays(today, -1), to: addDays(today, -1) },
    { name: 'Last 7 days', from: addDays(today, -6), to: today },
    { name: 'Last 30 days', from: addDays(today, -29), to: today },
    { name: 'This month', from: thisMonth, to: today },
    { name: 'Last month', from: `${endOfLast.slice(0, 8)}01`, to: endOfLast },
    { name: 'This financial year', from: `${financialYear}-04-01`, to: today },
  ]
}

/** The name of a range, if it has one. */
export const rangeName = ({ from, to }: Days, now: number) =>
  rangesUntil(now).find((range) => range.from === from && range.to === to)?.name
