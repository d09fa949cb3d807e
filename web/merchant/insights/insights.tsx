import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { formatCount, numbered } from '../format/count.ts'
import { PortionBar } from '../format/portion-bar.tsx'
import { formatRupees } from '../format/rupees.ts'
import { QueryState } from '../screen/query-states.tsx'
import type { Transaction } from '../transactions/transactions.ts'
import type { HourFigures } from './hours.ts'
import { byHour, hourName } from './hours.ts'
import { returningIn } from './returning.ts'
import type { Sample } from './sample.ts'
import { sampleNote, sampleQuery } from './sample.ts'
import './insights.css'

const SHOWN = 5

/** When customers pay, and who of them comes back: counted in the browser, from the newest payments. */
export function Insights() {
  const sample = useQuery(sampleQuery('captured'))
  const note = sample.data && <span className="muted">{sampleNote(sample.data)}</span>
  return (
    <>
      <section className="sheet" aria-labelledby="by-hour">
        <header>
          <h2 id="by-hour">By hour of the day</h2>
          {note}
        </header>
        <QueryState query={sample} what="payments" skeleton={<div className="insight-body" />}>
          {({ rows }) => <Hours rows={rows} />}
        </QueryState>
      </section>
      <section className="sheet" aria-labelledby="returning">
        <header>
          <h2 id="returning">Returning customers</h2>
          {note}
        </header>
        <QueryState query={sample} what="payments" skeleton={<div className="insight-body" />}>
          {(data) => <ReturningCustomers sample={data} />}
        </QueryState>
      </section>
    </>
  )
}

function ReturningCustomers({ sample }: { sample: Sample }) {
  const { customers, returning, amount, allAmount } = returningIn(sample.rows)
  if (returning.length === 0) return <p className="p-4 text-muted">Nobody has paid more than once.</p>
  const share = allAmount === 0 ? 0 : amount / allAmount
  return (
    <div className="insight-body">
      <p>
        <Link className="link" to={pathTo.figure('returning')} state={{ inPlace: true }}>
          {`${formatCount(returning.length)} of ${formatCount(customers)} customers`}
        </Link>
        <span>{` paid more than once: ${formatRupees(amount)}, ${Math.round(share * 100)}% of the amount.`}</span>
      </p>
      <PortionBar share={share} />
      <ul className="insight-list">
        {returning.slice(0, SHOWN).map(({ contact, name, count, amount: paid }) => (
          <li key={contact}>
            <Link className="link" to={pathTo.customer(contact)}>
              {name}
            </Link>
            <small>{`${count} payments`}</small>
            <span className="money" translate="no">
              {formatRupees(paid)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const BUSIEST_SHOWN = 3
const LABELLED = [0, 6, 12, 18]

/** The hours of the day as bars, and the busiest in words. */
function Hours({ rows }: { rows: readonly Transaction[] }) {
  const hours = byHour(rows)
  const most = Math.max(1, ...hours.map(({ count }) => count))
  const used = hours.filter(({ count }) => count > 0)
  const busiest = used.toSorted((a, b) => b.count - a.count).slice(0, BUSIEST_SHOWN)
  if (used.length === 0) return <p className="p-4 text-muted">No payments in the last 30 days.</p>
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
