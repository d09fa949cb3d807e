import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { formatCount } from '../format/count.ts'
import { PortionBar } from '../format/portion-bar.tsx'
import { formatRupees } from '../format/rupees.ts'
import { QueryState } from '../screen/query-states.tsx'
import { Hours } from './hours-card.tsx'
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
  if (returning.length === 0) return <p className="facts muted">Nobody has paid more than once.</p>
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
