import { useState } from 'react'
import { CapturedChart } from './captured-chart.tsx'
import { DailyTable } from './daily-table.tsx'
import type { Day } from './stats.ts'
import { SuccessRateChart } from './success-rate-chart.tsx'

const spans = [14, 30, 90] as const

/** The results of the last days, as charts and as a table for screen readers. */
export function DailyFigures({ days }: { days: Day[] }) {
  const [span, setSpan] = useState<(typeof spans)[number]>(30)
  const shown = days.slice(-span)
  return (
    <section className="sheet" aria-labelledby="per-day">
      <header>
        <h2 id="per-day">Day by day</h2>
        <label className="muted">
          Last{' '}
          <select
            value={span}
            onChange={(event) => setSpan(spans.find((days) => String(days) === event.target.value) ?? 30)}
          >
            {spans.map((length) => (
              <option key={length} value={length}>
                {length} days
              </option>
            ))}
          </select>
        </label>
      </header>
      <div className="charts">
        <CapturedChart days={shown} />
        <SuccessRateChart days={shown} />
      </div>
      <details className="chart-table">
        <summary>Show as a table</summary>
        <DailyTable days={shown} />
      </details>
    </section>
  )
}
