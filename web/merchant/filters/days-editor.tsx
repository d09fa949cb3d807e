import { Suspense, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { DayInput } from '../days/day-input.tsx'
import type { Days } from '../days/day-ranges.ts'
import { rangesUntil } from '../days/day-ranges.ts'
import { useUrlParams } from '../screen/url-params.ts'
import type { FilterValues } from './filter.ts'

const Calendar = lazyPart(
  () => import('../days/calendar.tsx'),
  (m) => m.Calendar,
)

/** Days in India: a named range, the last 24 hours, typed, or picked in the calendar. */
export function DaysEditor({ values }: { values: FilterValues }) {
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
