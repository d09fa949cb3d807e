import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../format/count.ts'
import { formatPercent } from '../../format/percent.ts'
import { formatRupees } from '../../format/rupees.ts'
import { overallRate } from '../figures/rate.ts'
import type { Stats } from '../figures/stats.ts'
import { statsQuery } from '../figures/stats.ts'
import { Card } from './card.tsx'

const LAYOUT =
  'grid min-h-24 grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-3.5 px-4 pt-3.5 pb-4'

/** The figures since the account was opened: rarely needed, so small and last. */
export function Totals() {
  const stats = useQuery(statsQuery)
  return (
    <Card
      id="totals"
      title="Since the account was opened"
      query={stats}
      dataName="figures"
      isInRow
      skeleton={<div className={LAYOUT} />}
    >
      {(figures) => <Figures stats={figures} />}
    </Card>
  )
}

export function Figures({ stats }: { stats: Stats }) {
  const rate = overallRate(stats)
  return (
    <dl className={LAYOUT}>
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
    <dt className="text-muted text-xs/body">{name}</dt>
    <dd className="tnum font-semibold">{value}</dd>
    <dd className="text-muted text-xs/body">{note}</dd>
  </div>
)
