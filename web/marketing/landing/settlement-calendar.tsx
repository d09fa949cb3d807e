import { days } from './november.ts'

const marks: Record<number, 'paid' | 'settled'> = { 4: 'paid', 6: 'settled', 20: 'paid', 21: 'settled' }

/** November with non-settlement days and two payments: one settled the next day, one after a bank holiday. */
export function SettlementCalendar() {
  return (
    <figure className="text-sm">
      <figcaption className="pb-3 text-muted">November 2025</figcaption>
      <div
        role="img"
        aria-label="What is paid on the 4th is settled on the 6th, past a bank holiday."
        className="month panel tnum"
      >
        {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays share their letter, and none ever moves.
          <b key={at}>{name}</b>
        ))}
        {days.map(({ day, isClosed }) => (
          <span key={day} data-mark={marks[day] ?? (isClosed ? 'closed' : undefined)}>
            {day}
          </span>
        ))}
      </div>
    </figure>
  )
}
