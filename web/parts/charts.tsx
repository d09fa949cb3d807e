import '../payments/dashboard/panels.css'
import '../payments/dashboard/dashboard.css'
import { CapturedChart } from '../payments/dashboard/captured-chart.tsx'
import { Figures } from '../payments/dashboard/figures.tsx'
import { SuccessRateChart } from '../payments/dashboard/success-rate-chart.tsx'
import { days, stats } from './samples.ts'

const { successRate: _successRate, ...withoutRate } = stats
const nothing = days.map((day) => ({ ...day, amount: 0, count: 0, succeeded: 0, failed: 0 }))

export const FiguresOfADay = () => (
  <>
    <Figures stats={stats} />
    <Figures stats={{ ...withoutRate, totalAmount: 0, totalTransactions: 0, todayAmount: 0 }} />
  </>
)

export const Charts = () => (
  <div className="parts-grid">
    <CapturedChart days={days} />
    <SuccessRateChart days={days} />
    <CapturedChart days={nothing} />
    <SuccessRateChart days={nothing} />
  </div>
)
