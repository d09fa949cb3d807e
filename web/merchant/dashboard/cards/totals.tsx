import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../format/count.ts'
import { formatPercent } from '../../format/percent.ts'
import { formatRupees } from '../../format/rupees.ts'
import { overallRate } from '../figures/rate.ts'
import type { Stats } from '../figures/stats.ts'
import { statsQuery } from '../figures/stats.ts'
import { Card } from './card.tsx'

/** The figures since the account was opened: rarely needed, so small and last. */
export function Totals() {
  const stats = useQuery(statsQuery)
  return (
    <Card
      id="totals"
      title="Since the account was opened"
      query={stats}
      what="figures"
      skeleton={<div className="totals" />}
    >
      {(figures) => <Figures stats={figures} />}
    </Card>
  )
}

export function Figures({ stats }: { stats: Stats }) {
  const rate = overallRate(stats)
  return (
    <dl className="totals">
      <Figure name="Total amount" value={formatRupees(stats.totalAmount)} note="before refunds and fees" />
      <Figure name="Total transactions" value={formatCount(stats.totalTransactions)} note="all statuses" />
      {rate !== undefined && (
        <Figure
          name="Success rate"
          value={formatPercent(rate ?? undefined)}
          note={rate === null ? noRate(stats) : 'of completed payments succeeded'}
        />
      )}
      <Figure
        name="Pending settlements"
        value={formatCount(stats.pendingSettlements)}
        note={`${formatRupees(stats.pendingSettlementAmount)}, scheduled or on the way`}
      />
    </dl>
  )
}

const noRate = ({ totalTransactions }: Stats) =>
  totalTransactions === 0 ? 'no payments yet' : 'no payment completed yet'

const Figure = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
    <dd>{note}</dd>
  </div>
)
