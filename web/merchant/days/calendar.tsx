import { DayPicker } from 'react-day-picker'
import { dayOf, formatDay } from '../format/ist.ts'
import type { Days } from './day-ranges.ts'

const look = {
  root: 'relative tnum text-sm/body',
  nav: 'absolute top-0 right-0 flex *:grid *:size-8 *:cursor-pointer *:place-items-center *:rounded-md *:hover:bg-sunk',
  chevron: 'w-4 fill-muted',
  month_caption: 'px-2 pt-1 pb-2 font-semibold',
  weekday: 'w-9.5 py-1 font-medium text-muted text-xs/body',
  day: 'px-0 py-px text-center',
  day_button:
    'h-8.5 w-9.5 cursor-pointer rounded-md hover:bg-sunk disabled:cursor-not-allowed disabled:text-line-strong',
  outside: '*:text-muted *:opacity-70',
  today: '*:font-heading *:[box-shadow:inset_0_-2px_var(--color-marigold)]',
}
const chosen = 'forced-highlight *:forced-highlight *:bg-action *:text-on-action *:hover:bg-action'
const range = {
  range_start: `rounded-s-md bg-action-soft ${chosen}`,
  range_middle: 'forced-highlight *:forced-highlight bg-action-soft',
  range_end: `rounded-e-md bg-action-soft ${chosen}`,
}

type CalendarProps = {
  days: Days
  /** Only one day can be chosen, and none before today. */
  isOneDayAhead?: boolean
  onChoose: (days: Days) => void
}

/** A month of days in the contract's format. In a separate chunk: few need the picker's library. */
export function Calendar({ days: { from, to }, isOneDayAhead = false, onChoose }: CalendarProps) {
  const today = dateOf(dayOf(Date.now())) ?? new Date()
  const [start, end] = [dateOf(from), dateOf(to)]
  const shared = {
    classNames: { ...look, ...(isOneDayAhead || from === to || !from || !to ? { selected: chosen } : range) },
    today,
    defaultMonth: end ?? start ?? today,
    weekStartsOn: 1,
    showOutsideDays: true,
    fixedWeeks: true,
    formatters: { formatWeekdayName },
    labels: { labelDayButton },
  } as const

  if (isOneDayAhead) {
    return (
      <DayPicker
        {...shared}
        mode="single"
        selected={start}
        disabled={{ before: today }}
        onSelect={(day) => onChoose({ from: textOf(day), to: textOf(day) })}
      />
    )
  }
  return (
    <DayPicker
      {...shared}
      mode="range"
      selected={start || end ? { from: start ?? end, to: end ?? start } : undefined}
      onSelect={(range) => onChoose({ from: textOf(range?.from), to: textOf(range?.to ?? range?.from) })}
    />
  )
}

/** The picker counts in the browser's own time zone: only the numbers of the date matter. */
function dateOf(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? new Date(year, month - 1, date) : undefined
}

const textOf = (date: Date | undefined) =>
  date ? [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-') : ''
const twoDigits = (number: number) => String(number).padStart(2, '0')

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short' })
const formatWeekdayName = (date: Date) => weekday.format(date).slice(0, 2)
const fullWeekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long' })

function labelDayButton(date: Date, { today, selected }: { today?: boolean; selected?: boolean }) {
  const notes = [today && 'today', selected && 'selected'].filter(Boolean)
  return [`${fullWeekday.format(date)}, ${formatDay(textOf(date))}`, ...notes].join(', ')
}
