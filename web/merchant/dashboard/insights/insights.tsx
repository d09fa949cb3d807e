import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import { Disclosure } from '../../../ui/app/disclosure.tsx'
import { Panel } from '../../../ui/app/panel.tsx'
import { classes } from '../../../ui/classes.ts'
import { Link } from '../../../ui/link.tsx'
import { formatCount, numbered } from '../../format/count.ts'
import { Money } from '../../format/money.tsx'
import { PortionBar } from '../../format/portion-bar.tsx'
import { formatRupees } from '../../format/rupees.ts'
import { QueryState } from '../../screen/query-states.tsx'
import type { Transaction } from '../../transactions/transactions.ts'
import type { HourFigures } from './hours.ts'
import { byHour, hourName } from './hours.ts'
import { returningIn } from './returning.ts'
import type { Sample } from './sample.ts'
import { sampleNote, sampleQuery } from './sample.ts'

const SHOWN = 5

const ROW = 'grid grid-cols-[minmax(0,1fr)_auto_minmax(5rem,auto)] items-baseline gap-2'

/** When customers pay, and who of them comes back: counted in the browser, from the newest payments. */
export function Insights() {
  const sample = useQuery(sampleQuery('captured'))
  const note = sample.data && <span className="text-muted">{sampleNote(sample.data)}</span>
  return (
    <>
      <Panel id="by-hour" title="By hour of the day" isDense aside={note}>
        <QueryState query={sample} what="payments" skeleton={<Body />}>
          {({ rows }) => <Hours rows={rows} />}
        </QueryState>
      </Panel>
      <Panel id="returning" title="Returning customers" isDense aside={note}>
        <QueryState query={sample} what="payments" skeleton={<Body />}>
          {(data) => <ReturningCustomers sample={data} />}
        </QueryState>
      </Panel>
    </>
  )
}

const Body = ({ children }: { children?: ReactNode }) => (
  <div className="grid min-h-62 content-start gap-3 px-4 pt-3.5 pb-4">{children}</div>
)

function ReturningCustomers({ sample }: { sample: Sample }) {
  const { customers, returning, amount, allAmount } = returningIn(sample.rows)
  if (returning.length === 0) return <p className="p-4 text-muted">Nobody has paid more than once.</p>
  const share = allAmount === 0 ? 0 : amount / allAmount
  return (
    <Body>
      <p>
        <Link className="link" to={pathTo.figure('returning')} state={{ inPlace: true }}>
          {`${formatCount(returning.length)} of ${formatCount(customers)} customers`}
        </Link>
        <span>{` paid more than once: ${formatRupees(amount)}, ${Math.round(share * 100)}% of the amount.`}</span>
      </p>
      <PortionBar share={share} />
      <ul className="grid gap-2">
        {returning.slice(0, SHOWN).map(({ contact, name, count, amount: paid }) => (
          <li key={contact} className={ROW}>
            <Link className="link w-fit" to={pathTo.customer(contact)}>
              {name}
            </Link>
            <span className="text-muted text-xs/body">{numbered(count, 'payment')}</span>
            <Money className="text-end" paise={paid} />
          </li>
        ))}
      </ul>
    </Body>
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
    <Body>
      <div aria-hidden className="grid h-28 grid-cols-24 gap-0.5 pb-5">
        {hours.map(({ hour, count, amount }) => (
          <span
            key={hour}
            className="line-b relative flex items-end border-line-strong"
            title={`${hourName(hour)}: ${numbered(count, 'payment')}, ${formatRupees(amount)}`}
          >
            <span
              className={classes(
                'w-full rounded-t-[2px] bg-action',
                !busiest.some((one) => one.hour === hour) && 'opacity-45',
              )}
              style={{ height: `${(count / most) * 100}%` }}
            />
            {LABELLED.includes(hour) && (
              <span className="absolute start-0 top-full mt-0.5 text-muted text-xs/body">
                {`${String(hour).padStart(2, '0')}:00`}
              </span>
            )}
          </span>
        ))}
      </div>
      <HourList hours={busiest} />
      <Disclosure summary="All hours">
        <div className="mt-2">
          <HourList hours={used} />
        </div>
      </Disclosure>
    </Body>
  )
}

const HourList = ({ hours }: { hours: readonly HourFigures[] }) => (
  <ul className="grid gap-2">
    {hours.map(({ hour, count, amount }) => (
      <li key={hour} className={ROW}>
        <Link className="link w-fit" to={pathTo.figure(`hour-${hour}`)} state={{ inPlace: true }}>
          {hourName(hour)}
        </Link>
        <span className="text-muted text-xs/body">{numbered(count, 'payment')}</span>
        <Money className="text-end" paise={amount} />
      </li>
    ))}
  </ul>
)
