import { formatDay } from '../../format/ist.ts'
import { formatPercent } from '../../format/percent.ts'
import { formatRupees } from '../../format/rupees.ts'
import { rateOf } from '../figures/rate.ts'
import type { Day } from '../figures/stats.ts'

export function DailyTable({ days }: { days: Day[] }) {
  return (
    // Scrollable, so it must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is operated by the arrow keys.
    <section aria-label="Figures of each day" tabIndex={0}>
      <table className="ledger" aria-label="Figures of each day">
        <thead>
          <tr>
            <th scope="col">Day (IST)</th>
            {['Captured', 'Transactions', 'Succeeded', 'Failed', 'Success rate'].map((name) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{formatDay(day.date)}</th>
              <td className="number">{formatRupees(day.amount)}</td>
              <td className="number">{day.count}</td>
              <td className="number">{day.succeeded}</td>
              <td className="number">{day.failed}</td>
              <td className="number">{percentOr(rateOf(day), '–')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const percentOr = (rate: number | null, otherwise: string) =>
  rate === null ? otherwise : formatPercent(rate)
