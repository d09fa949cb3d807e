import type { FormEvent } from 'react'
import { fieldError } from '../../api/errors.ts'
import type { FailureTexts } from '../../api/query-client.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { textsIn } from '../dialogs/drafts.ts'
import { amountError, FormError } from '../dialogs/form-parts.tsx'
import type { LinkTexts } from './payment-link-form.ts'
import { textsOf } from './payment-link-form.ts'

type PaymentLinkFieldsProps = {
  start: LinkTexts
  keep: { onChange: (event: FormEvent<HTMLFormElement>) => void }
  /** Money was paid: the amount is shown, and stays. */
  isAmountFixed?: boolean
  submit: (texts: LinkTexts) => void
  verb: string
  busy: boolean
  error: Error | null
  /** What could not even be sent, by field. */
  unreadable: ReadonlyMap<string, string>
  texts: FailureTexts
  onCancel: () => void
}

export function PaymentLinkFields(props: PaymentLinkFieldsProps) {
  const { start, keep, isAmountFixed = false, submit, verb, busy, error, unreadable, texts, onCancel } = props
  const amount = (field: string) => unreadable.get(field) ?? amountError(error, field)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    submit({ ...textsOf(), expiresOn: '', ...textsIn(event.currentTarget) })
  }

  return (
    <form className="form" noValidate onSubmit={send} {...keep}>
      <TextField
        label="Description"
        name="title"
        defaultValue={start.title}
        maxLength={120}
        hint="The customer reads this."
        error={fieldError(error, 'title')}
      />
      <div className="pair">
        <TextField
          label="Amount in ₹"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={start.amount}
          readOnly={isAmountFixed}
          error={amount('amount')}
        />
        <TextField
          label="Expires on (optional)"
          name="expiresOn"
          type="date"
          defaultValue={start.expiresOn}
          error={fieldError(error, 'expiresAt')}
        />
      </div>
      <div className="pair">
        <TextField
          label="Your reference (optional)"
          name="reference"
          defaultValue={start.reference}
          maxLength={40}
          error={fieldError(error, 'reference')}
        />
        <TextField
          label="Minimum part payment, ₹ (optional)"
          name="minimum"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={start.minimum}
          error={amount('partial.minimum')}
        />
      </div>
      <fieldset>
        <legend>Customer (optional)</legend>
        <TextField
          label="Name"
          name="customerName"
          autoComplete="off"
          defaultValue={start.customerName}
          error={fieldError(error, 'customer.name')}
        />
        <div className="pair">
          <TextField
            label="Email"
            name="customerEmail"
            type="email"
            autoComplete="off"
            defaultValue={start.customerEmail}
            error={fieldError(error, 'customer.email')}
          />
          <TextField
            label="Phone"
            name="customerPhone"
            type="tel"
            autoComplete="off"
            placeholder="+91"
            defaultValue={start.customerPhone}
            error={fieldError(error, 'customer.phone')}
          />
        </div>
      </fieldset>
      <FormError error={error} texts={texts} />
      <div className="dialog-actions">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <SendButton type="submit" busy={busy}>
          {verb}
        </SendButton>
      </div>
    </form>
  )
}
