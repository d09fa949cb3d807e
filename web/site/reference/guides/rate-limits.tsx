import { rules } from '../../../rules.ts'
import { CallLink } from './call-link.tsx'

export function RateLimits() {
  return (
    <>
      <p>
        After 10 failures for one email address within 15 minutes, <CallLink id="signIn" /> rejects further
        attempts with 429, even with the right password. Failures of <CallLink id="changePassword" /> count
        towards the same limit. <code>Retry-After</code> is the number of seconds until the next attempt may
        succeed: wait that long, then try once.
      </p>
      <p>
        <span>{`Other limits: a body of at most 1 MiB (413), at most ${rules.maxLinks.toLocaleString('en-IN')} payment links per account (409 `}</span>
        <code>link_limit_reached</code>), and at most 100 refunds per payment.
      </p>
    </>
  )
}
