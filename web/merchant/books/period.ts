import { addDays } from '../format/ist.ts'

export type PeriodKind = 'month' | 'quarter' | 'year'

/** A period of accounts. Its days are in the contract's format, inclusive; `id` is its name in a URL. */
export type Period = { kind: PeriodKind; id: string; name: string; from: string; to: string }

const MONTHS_IN = { month: 1, quarter: 3, year: 12 } as const
const APRIL = 3
const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** The period of this kind with this day in it. Quarters and years are those of the Indian financial year. */
export function periodAt(kind: PeriodKind, day: string): Period {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  return periodFrom(kind, month - ((month - APRIL) % MONTHS_IN[kind]))
}

/** The period with this id in a URL; null if there is none. */
export function periodIn(id: string): Period | null {
  const month = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(id)
  if (month) return periodAt('month', `${id}-01`)
  const [, year = '', quarter] = /^fy(20\d\d)-\d\d(?:-q([1-4]))?$/.exec(id) ?? []
  if (year === '') return null
  const from = Number(year) * 12 + APRIL + (Number(quarter ?? 1) - 1) * MONTHS_IN.quarter
  const period = periodFrom(quarter ? 'quarter' : 'year', from)
  return period.id === id ? period : null
}

/** The period `by` periods later, or earlier. */
export function shifted({ kind, from }: Period, by: number): Period {
  const month = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1
  return periodFrom(kind, month + by * MONTHS_IN[kind])
}

/** Its months, one after the other. */
export function monthsOf(period: Period): Period[] {
  const firstMonth = periodAt('month', period.from)
  return Array.from({ length: MONTHS_IN[period.kind] }, (_, at) => shifted(firstMonth, at))
}

/** @param month counted from January of the year 0 */
function periodFrom(kind: PeriodKind, month: number): Period {
  const to = addDays(dayOne(month + MONTHS_IN[kind]), -1)
  return { kind, ...named(kind, month), from: dayOne(month), to }
}

function named(kind: PeriodKind, month: number): Pick<Period, 'id' | 'name'> {
  const name = (index: number) => NAMES[index % 12] ?? ''
  const year = Math.floor(month / 12)
  if (kind === 'month') return { id: dayOne(month).slice(0, 7), name: `${name(month)} ${year}` }
  const financialYear = Math.floor((month - APRIL) / 12)
  const years = `${financialYear}-${String((financialYear + 1) % 100).padStart(2, '0')}`
  if (kind === 'year') return { id: `fy${years}`, name: `Financial year ${years}` }
  const quarter = ((month - APRIL) % 12) / MONTHS_IN.quarter + 1
  const months = `${name(month).slice(0, 3)}–${name(month + 2).slice(0, 3)} ${year}`
  return { id: `fy${years}-q${quarter}`, name: `${months} (Q${quarter})` }
}

const dayOne = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** `Nov 2026`, of `2026-11`. */
export const monthName = (month: string) =>
  `${NAMES[Number(month.slice(5)) - 1]?.slice(0, 3)} ${month.slice(0, 4)}`
