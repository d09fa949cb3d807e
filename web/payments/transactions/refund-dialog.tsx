import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { fieldError, isUncertain } from '../../api/errors.ts'
import { can } from '../../api/permissions.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { draftOf, textsIn } from '../dialogs/drafts.ts'
import { amountError, FormError, Note } from '../dialogs/form-parts.tsx'
import { useAttempt } from '../dialogs/use-attempt.ts'
import { formatRupees, parseRupees, rupeesForInput } from '../values/rupees.ts'
import { RefundFacts } from './refund-facts.tsx'
import { refundable } from './refundable.ts'
import type { Transaction } from './transactions.ts'
import { refetchTransactions, refundTransaction } from './transactions.ts'

export function RefundDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const { user } = useSnapshot(session)
  const refundability = refundable(transaction)
  if (refundability.state === 'closed' || !can(user, 'refundTransaction')) return null
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        {/* Base UI leaves out the backdrop of a dialog within a dialog; the one around this is no modal. */}
        <AlertDialog.Backdrop className="backdrop" forceRender />
        <AlertDialog.Popup className="dialog" data-size="narrow">
          <AlertDialog.Title className="dialog-title">Refund {transaction.customer.name}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            A refund cannot be reversed. The customer has the money 5 to 7 business days after the request.
          </AlertDialog.Description>
          <RefundFacts transaction={transaction} refundability={refundability} />
          <RefundForm transaction={transaction} remaining={refundability.remaining} onClose={onClose} />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

type RefundFormProps = { transaction: Transaction; remaining: number; onClose: () => void }

function RefundForm({ transaction, remaining, onClose }: RefundFormProps) {
  const { mutateAsync, error, isPending } = useMutation(refundTransaction)
  const client = useQueryClient()
  const form = `refund/${transaction.id}`
  const attempt = useAttempt(form)
  const draft = draftOf(form)
  const [typed, setTyped] = useState(draft.values.amount ?? rupeesForInput(remaining))
  const amount = parseRupees(typed)

  async function refund(texts: Record<string, string>) {
    if (amount === null) return
    const reason = texts.reason?.trim()
    const body = { transactionId: transaction.id, amount, ...(reason && { reason }) }
    const sent = await attempt(body, (idempotencyKey) => mutateAsync({ refund: body, idempotencyKey }))
    if (sent) leave()
  }

  function leave() {
    if (isUncertain(error)) void refetchTransactions(client)
    draft.discard()
    onClose()
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The toast and the form say what went wrong.
    refund(textsIn(event.currentTarget)).catch(() => undefined)
  }

  return (
    <form className="form" noValidate onSubmit={send} {...draft.keep}>
      <TextField
        label="Amount in ₹"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={amount === null ? 'is an amount in rupees, like 499.50' : amountError(error, 'amount')}
      />
      <TextField
        label="Reason (optional)"
        name="reason"
        autoComplete="off"
        maxLength={120}
        defaultValue={draft.values.reason ?? ''}
        error={fieldError(error, 'reason')}
      />
      <FormError error={error} texts={refundTransaction.meta} />
      {isUncertain(error) && (
        <Note tone="warning">
          We cannot tell whether the refund arrived. Sending the same amount again is safe: it is never paid
          twice.
        </Note>
      )}
      <div className="dialog-actions">
        <Button variant="secondary" onClick={leave}>
          Cancel
        </Button>
        <SendButton type="submit" variant="danger" busy={isPending} disabled={amount === null}>
          {amount === null ? 'Refund' : `Refund ${formatRupees(amount)}`}
        </SendButton>
      </div>
    </form>
  )
}
