import { useSnapshot } from 'valtio'
import { SendButton } from '../../../loading/send-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { focusHere, Note } from '../../dialogs/form-parts.tsx'
import { formatRupees } from '../../format/rupees.ts'
import type { RefundFlow, RefundRequest } from './refund-flow.ts'

type RefundConfirmationProps = {
  customer: string
  refund: Readonly<RefundRequest>
  /** What can still be refunded, in paise. */
  remaining: number
  flow: RefundFlow
}

/** The question has the focus, so Enter does nothing: only pressing the button moves money. */
export function RefundConfirmation({ customer, refund, remaining, flow }: RefundConfirmationProps) {
  const { isBusy } = useSnapshot(flow.state)
  const amount = formatRupees(refund.amount)
  return (
    <>
      <p ref={focusHere} tabIndex={-1}>
        Refund <b>{amount}</b>
        <span>{` to ${customer}${refund.reason ? ` (${refund.reason})` : ''}?`}</span>
      </p>
      {refund.amount > remaining && (
        <Note tone="warning">{`Only ${formatRupees(remaining)} can still be refunded: the request will be rejected.`}</Note>
      )}
      <div className="dialog-actions">
        <Button variant="secondary" onClick={flow.back}>
          Back
        </Button>
        <SendButton variant="danger" busy={isBusy} onClick={() => void flow.confirm()}>
          {`Refund ${amount}`}
        </SendButton>
      </div>
    </>
  )
}
