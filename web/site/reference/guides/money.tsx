import { rules } from '../../../rules.ts'
import { Code } from '../code-sample.tsx'
import { CallLink } from './call-link.tsx'

export function Money() {
  return (
    <>
      <p>
        Every amount is an integer number of <b>paise</b>: <code>49900</code> is ₹499.00. There are no
        decimals, no floats and no currency but <code>INR</code>. Convert once, where you display the amount:
      </p>
      <Code title="TypeScript" language="typescript">
        {`new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(49900 / 100)
// ₹499.00, and ₹1,23,456.78 for 12345678`}
      </Code>
      <ul>
        <li>
          <code>fee</code> is Kosha's fee, without tax. <code>tax</code> is the GST on it, {rules.gst},
          rounded half up to the paisa.
        </li>
        <li>
          In each settlement of <CallLink id="listSettlements" />,{' '}
          <code>net = gross − refunds − fee − tax</code>.
        </li>
        <li>
          The fee and tax of a payment are not returned when it is refunded with{' '}
          <CallLink id="refundTransaction" />.
        </li>
      </ul>
    </>
  )
}
