import { inRupees, week } from './dashboard-sample.ts'

const PLOT_HEIGHT = 140
const BAR_WIDTH = 26
const STEP = 56
const highest = Math.max(...week.map(({ paise }) => paise))

/** The volume of each of the seven days, with the last one highlighted. */
export function DashboardChart() {
  return (
    <div className="p-4">
      <p className="font-semibold">Collected per day</p>
      <svg viewBox="0 0 384 196" role="img" aria-label={description} className="bar-chart">
        {week.map(({ day, paise }, at) => {
          const height = Math.round((paise / highest) * PLOT_HEIGHT)
          const middle = at * STEP + STEP / 2 - 4
          return (
            <g key={day}>
              <text x={middle} y={PLOT_HEIGHT - height + 14}>
                {`₹${(paise / 10_000_000).toFixed(2)}L`}
              </text>
              <rect
                x={middle - BAR_WIDTH / 2}
                y={PLOT_HEIGHT - height + 22}
                width={BAR_WIDTH}
                height={height}
                rx="3"
              />
              <text x={middle} y={PLOT_HEIGHT + 42}>
                {day}
              </text>
            </g>
          )
        })}
        <path d={`M0 ${PLOT_HEIGHT + 22}h384`} />
      </svg>
    </div>
  )
}

const description = `Seven days with up to ${inRupees(highest)} each`
