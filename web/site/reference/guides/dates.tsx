import { claims } from '../../../claims.ts'
import { rules } from '../../../rules.ts'
import { CallLink } from './call-link.tsx'

export function Dates() {
  return (
    <>
      <p>
        An <b>instant</b> is RFC 3339 in UTC and ends in <code>Z</code>: <code>2026-11-21T06:30:00.000Z</code>
        . A <b>day</b> is a calendar day in India (IST, UTC+05:30), such as <code>2026-11-21</code>: it starts
        at 18:30 UTC the day before. Day filters are inclusive.
      </p>
      <ul>
        <li>
          A day's captured payments are settled together on the next working day (
          {claims.upiSettlement.figure}). Working days exclude Sundays, second and fourth Saturdays and the
          bank holidays of Maharashtra.
        </li>
        <li>
          A settlement's <code>dueOn</code> is that day. <code>skippedDays</code> lists each day in between
          with its reason, and <code>dueReason</code> says the same as a sentence to display: see{' '}
          <a className="link" href="#Settlement">
            Settlement
          </a>
          .
        </li>
        <li>
          A payment can be refunded until <code>refundableUntil</code>, {rules.refundWindow} after its
          capture. The customer has the money 5 to 7 business days after <CallLink id="refundTransaction" />,
          by <code>expectedBy</code>.
        </li>
      </ul>
    </>
  )
}
