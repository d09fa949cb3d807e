import type { ReactNode } from 'react'
import { claims } from '../../claims.ts'
import { rules } from '../../rules.ts'
import { Code, CodeSample } from '../code-sample.tsx'
import type { ApiReference } from '../contract/reference.ts'
import { DocsList } from '../docs-frame.tsx'
import { CallLink } from './call-link.tsx'
import { MockServer } from './mock-server.tsx'

type Guide = {
  /** The anchor. */
  id: string
  title: string
  Guide: (props: { reference: ApiReference }) => ReactNode
}

/** What to know before the first call, in the order needed. */
export const guides: Guide[] = [
  { id: 'getting-started', title: 'Getting started', Guide: GettingStarted },
  { id: 'authentication', title: 'Authentication', Guide: Authentication },
  { id: 'money', title: 'Money in paise', Guide: Money },
  { id: 'dates', title: 'Dates and bank holidays', Guide: Dates },
  { id: 'rate-limits', title: 'Rate limits', Guide: RateLimits },
  { id: 'roles', title: 'Roles', Guide: Roles },
  { id: 'mock-server', title: 'Testing with the mock server', Guide: MockServer },
  { id: 'validation', title: 'Validating a backend', Guide: Validation },
]

function GettingStarted({ reference: { setup } }: { reference: ApiReference }) {
  return (
    <>
      <p>
        All calls are below <code>/api</code> on the same origin as the web app, and use JSON. The samples
        read the base URL from <code>KOSHA_API</code> and the token from <code>KOSHA_TOKEN</code>: set both
        once, as the shell sample does with <CallLink id="signIn" /> and a demo account of the mock server,
        and every sample on this page runs as printed. <code>PUT /__mock/scenario</code> undoes what they did.
      </p>
      <CodeSample name="setup" samples={setup} />
      <p>
        A field or query parameter that is not listed here is rejected with 400, and so is a duplicate key.
        Responses may gain fields and enum values, so tolerate unknown ones.
      </p>
    </>
  )
}

function Authentication() {
  return (
    <>
      <p>
        <CallLink id="signIn" /> returns a token. Send it with every other call:
      </p>
      <Code title="Header">Authorization: Bearer tok_4f1b9c2e7a6d40835b7e</Code>
      <DocsList>
        <li>
          The session lasts 1 day, or 30 days with <code>rememberMe</code>; <code>expiresAt</code> says when
          it ends.
        </li>
        <li>
          <CallLink id="refreshToken" /> replaces the token. The new one lasts 30 days, the old one 30 seconds
          more.
        </li>
        <li>
          A missing, malformed, unknown or expired token returns 401 with{' '}
          <code>WWW-Authenticate: Bearer</code>. Sign in again; do not retry.
        </li>
        <li>
          <CallLink id="resetPassword" /> ends every session of the account, <CallLink id="changePassword" />{' '}
          all but the calling one.
        </li>
        <li>
          An unknown email address and a wrong password get the same response, so that nobody can find out who
          has an account. The same goes for <CallLink id="register" /> and{' '}
          <CallLink id="requestPasswordReset" />.
        </li>
      </DocsList>
    </>
  )
}

function Money() {
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
      <DocsList>
        <li>
          <code>fee</code> is Kosha's fee, without tax. <code>tax</code> is the GST on it, {rules.gst},
          rounded half up to the paisa.
        </li>
        <li>
          In each settlement of <CallLink id="listSettlements" />,{' '}
          <code>net = gross − refunds − fee − tax</code> plus the amounts of its <code>adjustments</code>:
          refunds that the bank refused after they were deducted, and transfers that came back.
        </li>
        <li>
          The fee and tax of a payment are not returned when it is refunded with{' '}
          <CallLink id="refundTransaction" />.
        </li>
      </DocsList>
    </>
  )
}

function Dates() {
  return (
    <>
      <p>
        An <b>instant</b> is RFC 3339 in UTC and ends in <code>Z</code>: <code>2026-11-21T06:30:00.000Z</code>
        . A <b>day</b> is a calendar day in India (IST, UTC+05:30), such as <code>2026-11-21</code>: it starts
        at 18:30 UTC the day before. Day filters are inclusive.
      </p>
      <DocsList>
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
          capture. The customer has the money {rules.refundArrival} after <CallLink id="refundTransaction" />,
          by <code>expectedBy</code>.
        </li>
      </DocsList>
    </>
  )
}

function Validation() {
  return (
    <>
      <p>
        Are you building a backend for this contract? The contract suite checks a running server (schemas,
        limits, roles, states, concurrency and money), with the same checks that the mock server passes. Use a
        test system: the suite creates links and refunds payments.
      </p>
      <Code title="Shell" language="curl">
        {`npm run contract -- --url https://staging.example/api \\
  --account merchant=asha@tarang.example:her-password \\
  --account viewer=neel@tarang.example:a-password \\
  --report contract-report --yes`}
      </Code>
      <p>
        Each failure shows the expectation that was not met, the request as curl and the response. An
        operation that answers 404, 405 or 501 throughout is not built, neither passed nor failed. To check
        real traffic instead, put the mock server in between: it forwards every call and validates both sides.
      </p>
      <Code title="Shell" language="curl">
        npm run mock -- --proxy http://localhost:8080/api
      </Code>
    </>
  )
}

function RateLimits() {
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

function Roles({ reference: { groups } }: { reference: ApiReference }) {
  const calls = groups.flatMap((group) => group.calls).filter((call) => call.roles.length > 0)
  const roles = [...new Set(calls.flatMap((call) => call.roles))].sort()
  return (
    <>
      <p>
        <code>admin</code> is the platform: it sees every merchant and configures gateways and payment
        methods. <code>merchant</code> owns an account and may do everything in it. <code>viewer</code> can
        read that account, and change only their own profile and password. A call that the role does not allow
        is 403 <code>forbidden</code>; calls that are not in this table need no session.
      </p>
      <table>
        <caption>Calls by role</caption>
        <thead>
          <tr>
            <th scope="col" className="w-auto pr-0 font-semibold">
              Call
            </th>
            {roles.map((role) => (
              <th key={role} scope="col" className={`${roleCell} font-semibold`}>
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.id}>
              <th scope="row" className="w-auto pr-0">
                <CallLink id={call.id} isStandalone />
              </th>
              {roles.map((role) => (
                <td key={role} className={roleCell}>
                  {call.roles.includes(role) ? 'yes' : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Large text on a phone leaves no room for whole words. */
const roleCell = 'w-[8%] pl-1 text-center min-[22rem]:wrap-normal'
