import { pathTo } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { numbered } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Transaction } from '../transactions/transactions.ts'
import type { HourFigures } from './hours.ts'
import { byHour, hourName } from './hours.ts'

const SHOWN = 3
const LABELLED = [0, 6, 12, 18]

/** The hours of the day as bars, and the busiest in words. */
export function Hours({ rows }: { rows: readonly Transaction[] }) {
  const hours = byHour(rows)
  const most = Math.max(1, ...hours.map(({ count }) => count))
  const used = hours.filter(({ count }) => count > 0)
  const busiest = used.toSorted((a, b) => b.count - a.count).slice(0, SHOWN)
  if (used.length === 0) return <p className="facts muted">No payments in the last 30 days.</p>
  return (
    <div className="insight-body">
      <div className="hour-bars" aria-hidden>
        {hours.map(({ hour, count, amount }) => (
          <span
            key={hour}
            title={`${hourName(hour)}: ${numbered(count, 'payment')}, ${formatRupees(amount)}`}
          >
            <i
              data-busiest={busiest.some((one) => one.hour === hour) || undefined}
              style={{ height: `${(count / most) * 100}%` }}
            />
            {LABELLED.includes(hour) && <small>{`${String(hour).padStart(2, '0')}:00`}</small>}
          </span>
        ))}
      </div>
      <HourList hours={busiest} />
      <details>
        <summary>All hours</summary>
        <HourList hours={used} />
      </details>
    </div>
  )
}

const HourList = ({ hours }: { hours: readonly HourFigures[] }) => (
  <ul className="insight-list">
    {hours.map(({ hour, count, amount }) => (
      <li key={hour}>
        <Link className="link" to={pathTo.figure(`hour-${hour}`)} state={{ inPlace: true }}>
          {hourName(hour)}
        </Link>
        <small>{numbered(count, 'payment')}</small>
        <span className="money" translate="no">
          {formatRupees(amount)}
        </span>
      </li>
    ))}
  </ul>
)
