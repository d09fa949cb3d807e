import { Badge } from '../../../../ui/badge.tsx'
import { CircleCheck, Clock } from '../../../../ui/icon.tsx'
import { PaymentRow } from '../payment-row.tsx'

const paidBefore = [
  { customer: 'Meera Nair', note: 'UPI', amount: '₹640.00' },
  { customer: 'R. K. Stores', note: 'Card', amount: '₹8,900.00' },
]

export function HeroLedger() {
  return (
    <div className="panel relative raised sm:-mt-20">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-line px-4 py-2.5 text-xs text-muted">
        <span className="font-semibold text-ink">Today</span>
        <span className="tnum">₹10,790.00 · 3 payments</span>
      </p>
      <PaymentRow customer="Asha Rao" note="UPI" amount="₹1,250.00">
        <span className="grid justify-items-end *:col-start-1 *:row-start-1">
          <span className="turns-pending">
            <Badge tone="warning" icon={Clock}>
              Pending
            </Badge>
          </span>
          <span className="turns-paid">
            <Paid />
          </span>
        </span>
      </PaymentRow>
      {paidBefore.map((payment) => (
        <PaymentRow key={payment.customer} {...payment}>
          <Paid />
        </PaymentRow>
      ))}
    </div>
  )
}

function Paid() {
  return (
    <Badge tone="success" icon={CircleCheck}>
      Success
    </Badge>
  )
}
