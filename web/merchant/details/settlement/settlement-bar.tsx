import type { Settlement } from '../../settlements/settlements.ts'
import './settlement-detail.css'

/** The parts of what was collected: the same figures as the sum below it. */
export function SettlementBar({ settlement: { gross, net, refunds, fee, tax } }: { settlement: Settlement }) {
  if (gross <= 0 || net < 0) return null
  const parts = [
    { name: 'Net', amount: net },
    { name: 'Refunds', amount: refunds },
    { name: 'Fee', amount: fee },
    { name: 'GST', amount: tax },
  ].filter(({ amount }) => amount > 0)
  return (
    <div className="settlement-bar" aria-hidden>
      <div>
        {parts.map(({ name, amount }) => (
          <i key={name} data-part={name} style={{ flexGrow: amount / gross }} />
        ))}
      </div>
      <p>
        {parts.map(({ name, amount }) => (
          <span key={name}>
            <i data-part={name} />
            {name} {((amount / gross) * 100).toFixed(1)}%
          </span>
        ))}
      </p>
    </div>
  )
}
