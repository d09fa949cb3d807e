import { Badge } from '../../ui/badge.tsx'
import { CircleCheck } from '../../ui/icon.tsx'

/** A support question about a payment, with an answer that the customer can show the bank. */
export function AnswerPicture() {
  return (
    <div
      role="img"
      aria-label="A merchant asks where a payment is; the answer names its status and reference number."
      className="mx-auto w-full max-w-[28rem] text-sm max-lg:hidden"
    >
      <div aria-hidden="true" className="grid gap-3">
        <p className="max-w-[85%] rounded-lg rounded-bl-sm lined bg-surface px-4 py-3">
          A customer says she paid ₹1,250.00 twice. I see one payment.
        </p>
        <div className="ml-auto max-w-[85%] rounded-lg rounded-br-sm bg-action-soft px-4 py-3">
          <p>One payment reached us; her bank will return the other automatically.</p>
          <p className="tnum mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <Badge tone="success" icon={CircleCheck}>
              Success
            </Badge>
            RRN 632511904417
          </p>
        </div>
      </div>
    </div>
  )
}
