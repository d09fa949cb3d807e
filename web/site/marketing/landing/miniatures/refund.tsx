import { rules } from '../../../../rules.ts'
import { inRupees } from '../dashboard-sample.ts'
import { Choices } from './choices.tsx'
import { payment, refundable } from './refund-sample.ts'

const options = [
  { label: '₹250.50', paise: 25_050 },
  { label: 'Half', paise: Math.round(refundable / 2) },
  { label: 'All of it', paise: refundable },
]

/** A refund of a payment that has been partly refunded before: what the customer gets, and what is left. */
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
    <dl className="sum tnum">
      <div>
        <dt>The customer gets</dt>
        <dd className="marked">{inRupees(paise)}</dd>
      </div>
      <div>
        <dt>in</dt>
        <dd>{rules.refundProcessing}</dd>
      </div>
      <div>
        <dt>Can still be refunded</dt>
        <dd>{inRupees(left)}</dd>
      </div>
      <div>
        <dt>Fee and GST, not returned</dt>
        <dd>{inRupees(payment.fee + payment.tax)}</dd>
      </div>
    </dl>
  )
}
