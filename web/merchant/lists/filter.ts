import type { Days } from '../days/day-ranges.ts'
import { rangeName } from '../days/day-ranges.ts'
import { formatDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'

/** Without a value, the choice if nothing else is chosen. */
export type Choice = readonly [value: string, label: string]

type Named = {
  label: string
  /** The parameters of the URL that it sets. */
  params: readonly string[]
  /** Always offered. */
  isCommon?: true
}
export type ChoiceFilter = Named & { kind: 'choices' | 'choice'; choices: readonly Choice[] }
/** Set by a link of another screen or by the search, and shown here so that it can be removed. */
type FilterSetElsewhere = Named & { kind: 'set-elsewhere'; nameOf?: (id: string) => string | undefined }
type DaysFilter = Named & { kind: 'days' }
type AmountsFilter = Named & { kind: 'amounts' }
export type Filter = ChoiceFilter | FilterSetElsewhere | DaysFilter | AmountsFilter

type Described<Each> = Each extends Filter ? Omit<Each, 'params'> : never
/** A filter as its field describes it, which knows its parameters anyway. */
export type FilterControl = Described<Filter>

/** The choices of a filter by status, as the list shows them. */
export const choicesOf = (appearances: Record<string, { label: string }>): Choice[] =>
  Object.entries(appearances).map(([value, { label }]) => [value, label] as const)

/** The filters that the URL sets, as the list reads them: amounts in paise, several choices as a list or with commas. */
export type FilterValues = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** The value of a filter, as its chip shows it; null if it is not set. */
export function settingOf(filter: Filter, values: FilterValues): string | null {
  const [name = ''] = filter.params
  if (filter.kind === 'days') return daysOf(values)
  if (filter.kind === 'amounts') return amountsOf(values)
  if (filter.kind === 'set-elsewhere') {
    const id = values[name]
    return id === undefined || id === '' ? null : (filter.nameOf?.(String(id)) ?? String(id))
  }
  const labels = chosenOf(filter, values).map(
    (value) => filter.choices.find(([choice]) => choice === value)?.[1] ?? value,
  )
  return labels.length > 2 ? `${labels.length} of ${filter.choices.length}` : labels.join(', ') || null
}

/** The values chosen of a filter with choices. */
export const chosenOf = ({ params: [name = ''] }: ChoiceFilter, values: FilterValues): string[] =>
  [values[name] ?? []].flat().flatMap((value) => String(value).split(',').filter(Boolean))

function daysOf({ from, to, lastHours }: FilterValues): string | null {
  const days = { from: String(from ?? ''), to: String(to ?? '') }
  const hours = lastHours === undefined ? null : lastHours === 1 ? 'Last hour' : `Last ${lastHours} hours`
  return [hours, dayRange(days)].filter(Boolean).join(', ') || null
}

function dayRange(days: Days): string | null {
  if (!days.from && !days.to) return null
  const named = rangeName(days, Date.now())
  if (named) return named
  if (days.from === days.to) return formatDay(days.from)
  if (!days.to) return `from ${formatDay(days.from)}`
  return days.from ? `${formatDay(days.from)} – ${formatDay(days.to)}` : `until ${formatDay(days.to)}`
}

function amountsOf({ minAmount, maxAmount }: FilterValues): string | null {
  const [least, most] = [minAmount, maxAmount].map((paise) =>
    typeof paise === 'number' ? formatRupees(paise).replace(/\.00$/, '') : null,
  )
  if (least && most) return least === most ? least : `${least} – ${most}`
  return least ? `from ${least}` : most ? `up to ${most}` : null
}

/** Whether it can be set in the list; a filter with a single choice would change nothing. */
export const isOffered = (filter: Filter) =>
  filter.kind !== 'set-elsewhere' && (filter.kind !== 'choice' || filter.choices.length > 1)

/** The change of the URL that removes a filter. */
export const without = ({ params }: Filter): Record<string, string> =>
  Object.fromEntries(params.map((name) => [name, '']))

/** The known names of ids, by the URL parameter that contains them. */
export type Names = Readonly<Record<string, ReadonlyMap<string, string>>>

/** The filters with names instead of ids. A filter without choices offers the named ids. */
export const withNames = (filters: readonly Filter[], names: Names): Filter[] =>
  filters.map((filter) => {
    const labels = names[filter.params[0] ?? '']
    if (!labels) return filter
    if (filter.kind === 'set-elsewhere') return { ...filter, nameOf: (id) => labels.get(id) }
    return filter.kind === 'choice' ? { ...filter, choices: [...labels] } : filter
  })
