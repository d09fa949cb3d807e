import { Badge } from '../../../ui/badge.tsx'
import { CircleCheck, CircleX, Undo } from '../../../ui/icon.tsx'
import { inRupees, latest } from './dashboard-sample.ts'
import { PaymentRow } from './payment-row.tsx'

const looks = {
  success: { tone: 'success', icon: CircleCheck, children: 'Success' },
  failed: { tone: 'danger', icon: CircleX, children: 'Failed' },
  refunded: { tone: 'neutral', icon: Undo, children: 'Refunded' },
} as const

export function DashboardLatest() {
  return (
    <div className="max-sm:hidden">
      <p className="p-4 font-semibold">Latest payments</p>
      {latest.map(({ customer, method, time, paise, status }) => (
        <PaymentRow key={customer} customer={customer} note={`${method}, ${time}`} amount={inRupees(paise)}>
          <Badge {...looks[status]} />
        </PaymentRow>
      ))}
    </div>
  )
}
