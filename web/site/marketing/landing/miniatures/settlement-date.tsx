import type { Day } from './fortnight.ts'
import { daysUntilSettled, shownDays } from './fortnight.ts'

/** Thursday: settled on the next day, as in the statement beside the calendar. */
const CHOSEN_DAY = 19

/** A bank calendar: choose a day, and it answers with the settlement's date. */
export function SettlementDate() {
  return (
    <fieldset className="fortnight panel raised">
      <legend className="visually-hidden">When a UPI payment is settled: choose the day it is made</legend>
      <p className="fortnight-head">
        <b>November 2026</b>
        <span className="closed-key flex items-center gap-3 text-xs text-muted">banks closed</span>
      </p>
      {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays share their letter, and none ever moves.
        <span key={at} className="text-xs text-muted" aria-hidden="true">
          {name}
        </span>
      ))}
      {shownDays.map((day) => (
        <DayChoice key={day.day} {...day} />
      ))}
    </fieldset>
  )
}

function DayChoice({ day, name, closed }: Day) {
  const id = `paid-${day}`
  return (
    <>
      <label data-closed={closed && ''}>
        <input type="radio" name="paid-on" aria-labelledby={id} defaultChecked={day === CHOSEN_DAY} />
        <span>{day}</span>
      </label>
      <div className="settles" id={id}>
        <p>
          <b>{name}</b> paid by UPI
        </p>
        {daysUntilSettled(day).map((later) => (
          <p key={later.day} data-closed={later.closed && ''}>
            <b>{later.name}</b>
            <span>{` ${later.closed ?? 'to your bank'}`}</span>
          </p>
        ))}
      </div>
    </>
  )
}
