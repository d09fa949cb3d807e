import '../dashboard/dashboard.css'
import { Figures } from '../dashboard/cards/totals.tsx'
import { DaysChart } from '../dashboard/charts/days-chart.tsx'
import { HoursChart } from '../dashboard/charts/hours-chart.tsx'
import { days, stats } from './samples.ts'

const { successRate: _successRate, ...withoutRate } = stats
const nothing = days.map((day) => ({ ...day, amount: 0, count: 0, succeeded: 0, failed: 0 }))
const yesterdayHours = Array.from({ length: 24 }, (_, hour) => (hour > 8 && hour < 21 ? hour * 90_000 : 0))

export const FiguresOfADay = () => (
  <>
    <Figures stats={stats} />
    <Figures stats={{ ...withoutRate, totalAmount: 0, totalTransactions: 0, todayAmount: 0 }} />
  </>
)

export const Charts = () => (
  <div className="parts-grid">
    <div className="chart-body">
      <DaysChart days={days.slice(15)} previous={days.slice(0, 15)} />
    </div>
    <div className="chart-body">
      <DaysChart days={nothing} previous={[]} />
    </div>
    <div className="chart-body">
      <HoursChart hours={yesterdayHours.slice(0, 14)} yesterdayHours={yesterdayHours} />
    </div>
    <div className="chart-body">
      <HoursChart hours={[0]} yesterdayHours={yesterdayHours.map(() => 0)} />
    </div>
  </div>
)
