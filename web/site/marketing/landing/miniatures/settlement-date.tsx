import type { Day } from './fortnight.ts'
import { days, daysUntilSettled, shownDays } from './fortnight.ts'

/** Thursday: settled on the next day, as in the statement beside the calendar. */
const CHOSEN_DAY = 19

/** A bank calendar: choose a day and whether it is past midnight, and it answers with the settlement's date. */
export function SettlementDate() {
  return (
    <fieldset className="fortnight panel raised">
      <legend className="visually-hidden">When a UPI payment is settled: choose the day it is made</legend>
      <p className="fortnight-head">
        <b>November 2026</b>
        <span className="closed-key">banks closed</span>
      </p>
      {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays share their letter, and none ever moves.
        <span key={at} className="weekday" aria-hidden="true">
          {name}
        </span>
      ))}
      {shownDays.map((day) => (
        <DayChoice key={day.day} {...day} />
      ))}
      <p className="past-midnight">
        <label>
          <input type="checkbox" />
          Paid after midnight that night
        </label>
      </p>
    </fieldset>
  )
}

function DayChoice({ day, name, closed }: Day) {
  const id = `paid-${day}`
  const nextDay = days.find((each) => each.day === day + 1)
  return (
    <>
      <label data-closed={closed && ''}>
        <input
          type="radio"
          name="paid-on"
          aria-label={name}
          aria-describedby={id}
          defaultChecked={day === CHOSEN_DAY}
        />
        <span>{day}</span>
      </label>
      <div className="settles" id={id}>
        <Answer paid={`${name}, 6:42 pm`} until={daysUntilSettled(day)} />
        <Answer paid={`${nextDay?.name}, 12:20 am`} until={daysUntilSettled(day + 1)} />
      </div>
    </>
  )
}

function Answer({ paid, until }: { paid: string; until: Day[] }) {
  return (
    <div>
      <span>
        <b>{paid}</b> paid by UPI
      </span>
      {until.map(({ name, closed }) => (
        <span key={name} data-closed={closed && ''}>
          <b>{name}</b>
          <span>{` ${closed ?? 'to your bank'}`}</span>
        </span>
      ))}
    </div>
  )
}
