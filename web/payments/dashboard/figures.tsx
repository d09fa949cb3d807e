import type { ReactNode } from 'react'
import { formatPercent } from '../values/percent.ts'
import { formatRupees } from '../values/rupees.ts'
import type { Stats } from './stats.ts'

/** The six figures, each with its description. */
export function Figures({ stats }: { stats: Stats }) {
  return (
    <dl className="stats">
      <Figure name="Today" value={formatRupees(stats.todayAmount)}>
        Captured today (IST), before refunds and fees
      </Figure>
      <Figure name="Today's transactions" value={count.format(stats.todayTransactions)}>
        Created today (IST), whatever their status
      </Figure>
      <Figure name="Pending settlements" value={count.format(stats.pendingSettlements)}>
        {formatRupees(stats.pendingSettlementAmount)} scheduled or on its way
      </Figure>
      <Figure name="Total amount" value={formatRupees(stats.totalAmount)}>
        Captured since the account was opened, before refunds and fees
      </Figure>
      <Figure name="Total transactions" value={count.format(stats.totalTransactions)}>
        All of them, whatever their status
      </Figure>
      <Figure name="Success rate" value={formatPercent(stats.successRate)}>
        {stats.successRate === undefined
          ? 'No payments yet'
          : 'Succeeded ÷ (succeeded + failed), since the account was opened'}
      </Figure>
    </dl>
  )
}

const count = new Intl.NumberFormat('en-IN')

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>{children}</dd>
    </div>
  )
}
