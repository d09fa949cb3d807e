import type { KeyboardEvent } from 'react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { DayInput } from '../days/day-input.tsx'
import type { Days } from '../days/day-ranges.ts'
import { rangesUntil } from '../days/day-ranges.ts'
import { amountProblem, parseRupees } from '../format/rupees.ts'
import { useUrlParams } from '../screen/url-params.ts'
import type { ChoiceFilter, Filter, FilterValues } from './filter.ts'
import { chosenOf } from './filter.ts'

const Calendar = lazyPart(
  () => import('../days/calendar.tsx'),
  (m) => m.Calendar,
)

type FilterEditorProps = { filter: Filter; values: FilterValues }

/** The controls of one filter, which apply as they are used. */
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
      .map(([each]) => each)
      .filter((each) => each !== '' && (each === value ? isChosen : !isSingle && chosen.includes(each)))
    setShown({ given, chosen: next })
    change({ [name]: next.join(',') })
  }

  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{label}</legend>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={`filter-${name}`}
            checked={isChecked(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

const AmountsEditor = () => (
  <div className="popup-fields">
    <AmountField label="At least" name="minAmount" />
    <AmountField label="At most" name="maxAmount" />
  </div>
)

/** Applied on blur or Enter, since half an amount is another one. */
function AmountField({ label, name }: { label: string; name: string }) {
  const { params, change } = useUrlParams()
  const [typed, setTyped] = useState<string | null>(null)
  const value = params.get(name) ?? ''
  const isWrong = typed !== null && typed.trim() !== '' && parseRupees(typed) === null
  const errorId = `${name}-error`

  function apply() {
    if (isWrong) return
    if (typed !== null && typed !== value) change({ [name]: typed.trim() })
    setTyped(null)
  }

  function press({ key }: KeyboardEvent) {
    if (key === 'Enter') apply()
  }

  return (
    <label>
      <span>{label}</span>
      <span className="rupee-input">
        <i aria-hidden>₹</i>
        <input
          className="input"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          value={typed ?? value}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={apply}
          onKeyDown={press}
        />
      </span>
      {isWrong && (
        <small id={errorId} data-part="error">
          {amountProblem(typed)}
        </small>
      )}
    </label>
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

  /** The other day gives way if they would be the wrong way round. */
  const chooseFrom = (from: string) => choose({ from, to: days.to && from > days.to ? from : days.to })
  const chooseTo = (to: string) => choose({ from: to && to < days.from ? to : days.from, to })

  return (
    <div className="days-editor">
      <ul className="popup-list">
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
        <div className="popup-fields">
          <DayInput label="From" day={days.from} onChange={chooseFrom} />
          <DayInput label="To" day={days.to} onChange={chooseTo} />
        </div>
        <div className="calendar-space">
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
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {name}
    </button>
  </li>
)
