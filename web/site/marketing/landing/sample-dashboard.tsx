import { claims } from '../../claims.ts'
import { PaymentBadge } from '../payment-badge.tsx'
import { attempts, inRupees, latest, net, week } from './dashboard-sample.ts'
import { PaymentRow } from './payment-row.tsx'

const screens = ['Overview', 'Transactions', 'Payment links', 'Settlements', 'Gateways', 'Methods']

const tiles = [
  ['Collected', inRupees(week.reduce((sum, { paise }) => sum + paise, 0)), 'in 7 days'],
  ['Payments', String(attempts.succeeded), `of ${attempts.started} started`],
  ['Success rate', claims.landingSuccessRate.figure, 'of these payments'],
  ['Settles next', inRupees(net), 'on Fri 20 Nov'],
]

/** Built in HTML, so that it is sharp, follows the theme and is accessible. Its figures are fixed. */
export function SampleDashboard() {
  return (
    <section className="line-t bg-sunk">
      <div className="wrap py-section">
        <h2 className="max-w-[24ch] text-3xl">Open one page, and know where the money is</h2>
        <p className="mt-4 max-w-prose text-muted max-sm:hidden">
          Real-time analytics without a report to wait for: a payment is in the list, and in the sums, within
          15 seconds.
        </p>
        <figure className="mt-content">
          <div className="panel grid overflow-hidden text-sm shadow-raised lg:grid-cols-[12rem_1fr]">
            <div className="line-r p-4 max-lg:hidden">
              <p className="p-3 font-semibold">Malhar Foods</p>
              <ul className="mt-4">
                {screens.map((name, at) => (
                  <li
                    key={name}
                    className={`p-3 ${at === 0 ? 'rounded-md bg-action-soft font-semibold text-action' : 'text-muted'}`}
                  >
                    {name}
                  </li>
                ))}
              </ul>
            </div>
            <div className="min-w-0">
              <p className="line-b flex justify-between gap-4 p-4">
                <span className="font-semibold">Overview</span>
                <span className="text-muted">13–19 Nov 2026, IST</span>
              </p>
              <dl className="line-b grid grid-cols-2 gap-px bg-line lg:grid-cols-4">
                {tiles.map(([name, figure, note]) => (
                  <div key={name} className="bg-surface p-4">
                    <dt className="text-muted text-xs">{name}</dt>
                    <dd className="tnum font-semibold text-lg tracking-tight">{figure}</dd>
                    <dd className="text-muted text-xs">{note}</dd>
                  </div>
                ))}
              </dl>
              <div className="grid lg:grid-cols-2">
                <DashboardChart />
                <DashboardLatest />
              </div>
            </div>
          </div>
          <figcaption className="mt-4 text-muted text-sm">
            A sample dashboard. The business, its customers and all figures are made up.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

const PLOT_HEIGHT = 140
const BAR_WIDTH = 26
const STEP = 56
const highest = Math.max(...week.map(({ paise }) => paise))
const description = `Seven days with up to ${inRupees(highest)} each`

/** The volume of each of the seven days, with the last one highlighted. */
function DashboardChart() {
  return (
    <div className="p-4">
      <p className="font-semibold">Collected per day</p>
      <svg
        viewBox="0 0 384 196"
        role="img"
        aria-label={description}
        textAnchor="middle"
        className="mx-auto mt-4 max-w-104 overflow-visible fill-muted text-[min(0.75rem,15px)]"
      >
        {week.map(({ day, paise }, at) => {
          const height = Math.round((paise / highest) * PLOT_HEIGHT)
          return (
            <g key={day} transform={`translate(${at * STEP + STEP / 2 - 4})`}>
              <text y={PLOT_HEIGHT - height + 14}>{`₹${(paise / 10_000_000).toFixed(2)}L`}</text>
              <rect
                x={-BAR_WIDTH / 2}
                y={PLOT_HEIGHT - height + 22}
                width={BAR_WIDTH}
                height={height}
                rx="3"
                className={at < week.length - 1 ? 'fill-action opacity-35' : 'fill-action'}
              />
              <text y={PLOT_HEIGHT + 42}>{day}</text>
            </g>
          )
        })}
        <path d={`M0 ${PLOT_HEIGHT + 22}h384`} className="stroke-line" />
      </svg>
    </div>
  )
}

function DashboardLatest() {
  return (
    <div className="max-sm:hidden">
      <p className="p-4 font-semibold">Latest payments</p>
      {latest.map(({ customer, method, time, paise, status }) => (
        <PaymentRow key={customer} customer={customer} note={`${method}, ${time}`} amount={inRupees(paise)}>
          <PaymentBadge status={status} />
        </PaymentRow>
      ))}
    </div>
  )
}
