import type { FormEvent } from 'react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { fieldError } from '../../../api/errors.ts'
import { DialogActions } from '../../../ui/app/dialog.tsx'
import { Fact, Facts } from '../../../ui/app/facts.tsx'
import { Form } from '../../../ui/app/form.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { useFocusOnError } from '../../../ui/field/use-focus-on-error.ts'
import { AmountField } from '../../dialogs/amount-field.tsx'
import type { draftOf } from '../../dialogs/drafts.ts'
import { valuesIn } from '../../dialogs/drafts.ts'
import { amountError, FormError, focusHere } from '../../dialogs/form-parts.tsx'
import { formatTime } from '../../format/ist.ts'
import { amountProblem, formatRupees, groupRupees, parseRupees, rupeesForInput } from '../../format/rupees.ts'
import type { Transaction } from '../transactions.ts'
import { refundTransaction } from '../transactions.ts'
import type { RefundFlow } from './refund-flow.ts'
import type { Refundability } from './refundable.ts'

type RefundFormProps = {
  transaction: Transaction
  refundability: Extract<Refundability, { state: 'open' }>
  flow: RefundFlow
  draft: ReturnType<typeof draftOf>
  onCancel: () => void
}

/** The amount and the reason. Sends nothing: Enter opens the confirmation. */
export function RefundForm({ transaction, refundability, flow, draft, onCancel }: RefundFormProps) {
  const { error } = useSnapshot(flow.state)
  const [typed, setTyped] = useState(
    draft.values.amount ?? groupRupees(rupeesForInput(refundability.remaining)),
  )
  const amount = parseRupees(typed)
  const form = useFocusOnError(error)

  function review(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (amount === null) return
    const values = valuesIn(event.currentTarget)
    const reason = values.reason?.trim()
    draft.set(values)
    flow.review({ transactionId: transaction.id, amount, ...(reason && { reason }) })
  }

  return (
    <>
      <RefundFacts transaction={transaction} refundability={refundability} />
      <Form ref={form} onSubmit={review} {...draft.keep}>
        <AmountField
          ref={focusHere}
          label="Amount in ₹"
          name="amount"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={amount === null ? amountProblem(typed) : amountError(error, 'amount')}
        />
        <TextField
          label="Reason (optional)"
          name="reason"
          autoComplete="off"
          maxLength={120}
          defaultValue={draft.values.reason ?? ''}
          error={fieldError(error, 'reason')}
        />
        <FormError error={error} messages={refundTransaction.meta} />
        <DialogActions>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={amount === null}>
            {amount === null ? 'Review refund' : `Review refund of ${formatRupees(amount)}`}
          </Button>
        </DialogActions>
      </Form>
    </>
  )
}

type RefundFactsProps = { transaction: Transaction; refundability: Extract<Refundability, { state: 'open' }> }

function RefundFacts({ transaction: { amount, refundedAmount, fee, tax }, refundability }: RefundFactsProps) {
  return (
    <Facts className="py-4">
      <Fact name="Paid">{formatRupees(amount)}</Fact>
      {refundedAmount > 0 && (
        <Fact name="Refunded so far">
          {`${formatRupees(refundedAmount)}${refundability.pending > 0 ? ` (${formatRupees(refundability.pending)} pending)` : ''}`}
        </Fact>
      )}
      <Fact name="Can still be refunded" isResult>
        {formatRupees(refundability.remaining)}
      </Fact>
      {refundability.until && <Fact name="Refundable until">{formatTime(refundability.until)}</Fact>}
      <Fact name="Fee and GST, not returned">{formatRupees(fee + tax)}</Fact>
    </Facts>
  )
}
