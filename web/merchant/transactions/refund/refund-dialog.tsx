import { useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { can } from '../../../api/permissions.ts'
import { SendButton } from '../../../loading/send-button.tsx'
import { session } from '../../../session/session.ts'
import { rules } from '../../../site/rules.ts'
import { Dialog, DialogActions } from '../../../ui/app/dialog.tsx'
import { Note } from '../../../ui/app/note.tsx'
import { useReturnFocus } from '../../../ui/app/use-return-focus.ts'
import { Button } from '../../../ui/button.tsx'
import { draftOf } from '../../dialogs/drafts.ts'
import { focusHere } from '../../dialogs/form-parts.tsx'
import { formatRupees } from '../../format/rupees.ts'
import { AttemptOutcome, useAttempt } from '../../outbox/attempt-outcome.tsx'
import type { Transaction } from '../transactions.ts'
import { refetchTransactions } from '../transactions.ts'
import type { RefundFlow, RefundRequest } from './refund-flow.ts'
import { createRefundFlow, refunds } from './refund-flow.ts'
import { REFUND_ID } from './refund-footer.tsx'
import { RefundForm } from './refund-form.tsx'
import { refundable } from './refundable.ts'

type RefundDialogProps = { transaction: Transaction; onClose: () => void }

/** Amount, confirmation, outcome. An unknown outcome is kept when the dialog is closed. */
export function RefundDialog({ transaction, onClose }: RefundDialogProps) {
  const { user } = useSnapshot(session)
  const client = useQueryClient()
  const { flow, step } = useAttempt((queries) => createRefundFlow(transaction.id, queries), close)
  const draft = draftOf(`refund/${transaction.id}`)
  const refundability = refundable(transaction)
  const finalFocus = useReturnFocus(REFUND_ID)
  const isTest = transaction.mode === 'test'

  function close() {
    if (step.name === 'unresolved') void refetchTransactions(client)
    draft.discard()
    onClose()
  }

  const isClosed = refundability.state === 'closed' && (step.name === 'form' || step.name === 'confirm')
  if (isClosed || !can(user, 'refundTransaction')) return null
  return (
    <Dialog
      title={`${isTest ? 'Test refund' : 'Refund'} to ${transaction.customer.name}`}
      description={
        isTest
          ? 'The payment was a test, and so is its refund: no money moves.'
          : `A refund cannot be reversed. It is taken from your next settlement; the customer receives it within ${rules.refundArrival}.`
      }
      isAlert
      size="narrow"
      finalFocus={finalFocus}
      onClose={close}
    >
      {step.name === 'form' && refundability.state === 'open' && (
        <RefundForm
          transaction={transaction}
          refundability={refundability}
          flow={flow}
          draft={draft}
          onCancel={close}
        />
      )}
      {step.name === 'confirm' && refundability.state === 'open' && (
        <RefundConfirmation
          customer={transaction.customer.name}
          refund={step.body}
          remaining={refundability.remaining}
          flow={flow}
        />
      )}
      {(step.name === 'unresolved' || step.name === 'resolved') && (
        <AttemptOutcome
          step={step}
          subject={subjectOf(step.attempt.body)}
          words={refunds.words}
          flow={flow}
          next={(id) =>
            refundability.state === 'open'
              ? { label: id === null ? 'Start again' : 'Make another refund', onClick: flow.back }
              : null
          }
          onClose={close}
        />
      )}
    </Dialog>
  )
}

const subjectOf = ({ amount, reason }: Readonly<RefundRequest>) =>
  `refund of ${formatRupees(amount)}${reason ? ` (${reason})` : ''}`

type RefundConfirmationProps = {
  customer: string
  refund: Readonly<RefundRequest>
  /** What can still be refunded, in paise. */
  remaining: number
  flow: RefundFlow
}

/** The question has the focus, so Enter does nothing: only pressing the button moves money. */
function RefundConfirmation({ customer, refund, remaining, flow }: RefundConfirmationProps) {
  const { isBusy } = useSnapshot(flow.state)
  const amount = formatRupees(refund.amount)
  return (
    <>
      <p ref={focusHere} tabIndex={-1}>
        Refund <strong>{amount}</strong>
        <span>{` to ${customer}${refund.reason ? ` (${refund.reason})` : ''}?`}</span>
      </p>
      {refund.amount > remaining && (
        <Note tone="warning">{`Only ${formatRupees(remaining)} can still be refunded: the request will be rejected.`}</Note>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={flow.back}>
          Back
        </Button>
        <SendButton variant="danger" busy={isBusy} onClick={() => void flow.confirm()}>
          {`Refund ${amount}`}
        </SendButton>
      </DialogActions>
    </>
  )
}
