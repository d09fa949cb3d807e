import { rules } from '../../../rules.ts'
import { inRupees } from '../dashboard-sample.ts'
import { Choices } from './choices.tsx'

/** A sample payment; amounts in paise. GST is 18 % of the fee. */
const payment = { amount: 234_900, refunded: 40_000, fee: 4698, tax: 846 }

const refundable = payment.amount - payment.refunded

const options = [
  { label: '₹250.50', paise: 25_050 },
  { label: 'Half', paise: Math.round(refundable / 2) },
  { label: 'All of it', paise: refundable },
]

/** A refund of a payment that has been partly refunded before: what the customer gets, and the rest. */
export function Refund() {
  return (
    <Choices
      id="refund"
      legend={`Paid ${inRupees(payment.amount)}, refunded so far ${inRupees(payment.refunded)}. Refund more:`}
      initial={1}
      options={options.map(({ label, paise }) => ({ label, result: <Sum paise={paise} /> }))}
    />
  )
}

function Sum({ paise }: { paise: number }) {
  const left = refundable - paise
  return (
    <dl className="tnum">
      <div className="line-t flex justify-between gap-4 py-2">
        <dt className="text-muted">The customer gets</dt>
        <dd className="marked font-semibold">{inRupees(paise)}</dd>
      </div>
      <div className="line-t flex justify-between gap-4 py-2">
        <dt className="text-muted">in</dt>
        <dd className="font-semibold">{rules.refundProcessing}</dd>
      </div>
      <div className="line-t flex justify-between gap-4 py-2">
        <dt className="text-muted">Can still be refunded</dt>
        <dd className="font-semibold">{inRupees(left)}</dd>
      </div>
      <div className="line-t flex justify-between gap-4 py-2">
        <dt className="text-muted">Fee and GST, not returned</dt>
        <dd className="font-semibold">{inRupees(payment.fee + payment.tax)}</dd>
      </div>
    </dl>
  )
}
