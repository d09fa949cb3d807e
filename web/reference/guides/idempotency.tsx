import { Code } from '../code-sample.tsx'
import { CallLink } from './call-link.tsx'

export function Idempotency() {
  return (
    <>
      <p>
        A lost response must not create a second link or pay a second refund.{' '}
        <CallLink id="createPaymentLink" /> and <CallLink id="refundTransaction" /> take a key: generate one
        per attempt, and keep it across the retries of that attempt.
      </p>
      <Code title="Header">Idempotency-Key: 6f1c7a52-9d3e-4b8a-8f60-2f1f4f6f0a11</Code>
      <ul>
        <li>
          The same key with the same body within 24 hours returns the saved response, with the header{' '}
          <code>Idempotency-Replayed: true</code>. Nothing happens twice.
        </li>
        <li>
          The same key with another body is rejected with 409 <code>idempotency_key_reused</code>.
        </li>
        <li>
          Without a key, concurrent refunds still never exceed the amount together, but two refunds of half
          the amount are two refunds.
        </li>
      </ul>
    </>
  )
}
