import { Suspense, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { Choice, PopupButton } from '../../ui/app/popup.tsx'
import type { Days } from '../days/day-ranges.ts'
import { rangesUntil } from '../days/day-ranges.ts'
import { formatDay } from '../format/ist.ts'
import { amountProblem, parseRupees } from '../format/rupees.ts'
import { writtenDay } from '../format/written-day.ts'
import { useUrlParams } from '../screen/url-params.ts'
import type { ChoiceFilter, Filter, FilterValues } from './filter.ts'
import { chosenOf } from './filter.ts'
import { TypedInput } from './typed-input.tsx'

const Calendar = lazyPart(() => import('../days/calendar.tsx'), 'Calendar')

type FilterEditorProps = {
  filter: Filter
  values: FilterValues
}

/** The controls of one filter, which apply at once; on a phone they are in a sheet, sized for thumbs. */
export function FilterEditor({ filter, values }: FilterEditorProps) {
  if (filter.kind === 'days') return <DaysEditor values={values} />
  if (filter.kind === 'amounts') return <AmountsEditor />
  if (filter.kind === 'set-elsewhere') return null
  return <ChoicesEditor filter={filter} values={values} />
}

function ChoicesEditor({ filter, values }: { filter: ChoiceFilter; values: FilterValues }) {
  const { change } = useUrlParams()
  const { label, kind, choices, params } = filter
  const [name = ''] = params
  const given = chosenOf(filter, values)
  // Shown at once: the rows may take a while to follow.
  const [shown, setShown] = useState({ given, chosen: given })
  if (shown.given.join() !== given.join()) setShown({ given, chosen: given })
  const { chosen } = shown
  const isSingle = kind === 'choice'
  const isChecked = (value: string) => (value === '' ? chosen.length === 0 : chosen.includes(value))

  function toggle(value: string, isChosen: boolean) {
    const next = choices
      .map(([choice]) => choice)
      .filter(
        (choice) => choice !== '' && (choice === value ? isChosen : !isSingle && chosen.includes(choice)),
      )
    setShown({ given, chosen: next })
    change({ [name]: next.join(',') })
  }

  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {choices.map(([value, text]) => (
        <Choice
          key={value}
          type={isSingle ? 'radio' : 'checkbox'}
          name={`filter-${name}`}
          checked={isChecked(value)}
          onChange={({ target }) => toggle(value, target.checked)}
        >
          {text}
        </Choice>
      ))}
    </fieldset>
  )
}

const AmountsEditor = () => (
  <div className="flex gap-2 px-2 pt-1 pb-2">
    <AmountField label="At least" name="minAmount" />
    <AmountField label="At most" name="maxAmount" />
  </div>
)

function AmountField({ label, name }: { label: string; name: string }) {
  const { params, change } = useUrlParams()
  return (
    <TypedInput
      label={label}
      value={params.get(name) ?? ''}
      problemOf={(text) => (parseRupees(text) === null ? amountProblem(text) : null)}
      onApply={(text) => change({ [name]: text })}
      prefix="₹"
      inputMode="decimal"
    />
  )
}

type DayInputProps = { label: string; day: string; onChange: (day: string) => void }

/** A day as people write it in India. */
function DayInput({ label, day, onChange }: DayInputProps) {
  function apply(text: string) {
    const next = writtenDay(text) ?? ''
    if (next !== day) onChange(next)
  }

  return (
    <TypedInput
      label={label}
      value={day && formatDay(day)}
      problemOf={(text) => (writtenDay(text) === null ? 'Enter a day such as 21 Nov 2026.' : null)}
      onApply={apply}
      placeholder="21 Nov 2026"
    />
  )
}

/** Days in India: a named range, the last 24 hours, typed, or picked in the calendar. */
function DaysEditor({ values }: { values: FilterValues }) {
  const { change } = useUrlParams()
  const { from, to, lastHours } = values
  const days = { from: String(from ?? ''), to: String(to ?? '') }
  /** The calendar moves to days that were not chosen in it. */
  const [chosenElsewhere, setChosenElsewhere] = useState(0)
  const pick = ({ from, to }: Days) => change({ from, to, lastHours: '' })
  function choose(days: Days) {
    setChosenElsewhere(chosenElsewhere + 1)
    pick(days)
  }

  /** If the days would be in the wrong order, the other one moves to the same day. */
  const chooseFrom = (from: string) => choose({ from, to: days.to && from > days.to ? from : days.to })
  const chooseTo = (to: string) => choose({ from: to && to < days.from ? to : days.from, to })

  return (
    <div className="flex in-data-sheet:flex-col gap-3">
      <ul className="not-in-data-sheet:line-r in-data-sheet:flex flex-[0_0_9.5rem] in-data-sheet:flex-none in-data-sheet:flex-wrap in-data-sheet:gap-1.5 not-in-data-sheet:pe-2">
        <Preset
          name="Last 24 hours"
          isChosen={lastHours === DAY_HOURS}
          onChoose={() => change({ from: '', to: '', lastHours: `${DAY_HOURS}` })}
        />
        {rangesUntil(Date.now()).map((range) => (
          <Preset
            key={range.name}
            name={range.name}
            isChosen={lastHours === undefined && range.from === days.from && range.to === days.to}
            onChoose={() => choose(range)}
          />
        ))}
      </ul>
      <div>
        <div className="flex gap-2 px-2 pt-1 pb-2">
          <DayInput label="From" day={days.from} onChange={chooseFrom} />
          <DayInput label="To" day={days.to} onChange={chooseTo} />
        </div>
        {/* As high as the calendar, which arrives later; its days, until they are there. */}
        <div className="min-h-70 min-w-68 empty:animate-appear empty:bg-[radial-gradient(circle,var(--color-ghost)_0.75rem,transparent_0.8rem)] empty:bg-size-[2.375rem_2.25rem] empty:bg-clip-content empty:pt-18">
          <Suspense>
            <Calendar key={chosenElsewhere} days={days} onChoose={pick} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

const DAY_HOURS = 24

type PresetProps = { name: string; isChosen: boolean; onChoose: () => void }

const Preset = ({ name, isChosen, onChoose }: PresetProps) => (
  <li>
    <PopupButton aria-pressed={isChosen} onClick={onChoose}>
      {name}
    </PopupButton>
  </li>
)
