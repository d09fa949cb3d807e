import { Badge } from '../../../../ui/badge.tsx'
import { CircleCheck, Clock } from '../../../../ui/icon.tsx'
import { PaymentRow } from '../payment-row.tsx'

const paidBefore = [
  { customer: 'Meera Nair', note: 'UPI', amount: '₹640.00' },
  { customer: 'R. K. Stores', note: 'Card', amount: '₹8,900.00' },
]

export function HeroLedger() {
  return (
    <div className="panel raised">
      <p className="payment-row">
        <b>Today</b>
        <small className="tnum text-xs text-muted">₹10,790.00 · 3 payments</small>
      </p>
      <PaymentRow customer="Asha Rao" note="UPI" amount="₹1,250.00">
        <span className="stack">
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
