import type { FormEvent } from 'react'
import { useState } from 'react'
import { fieldError } from '../../../api/errors.ts'
import type { FailureMessages } from '../../../api/query-client.ts'
import { SendButton } from '../../../loading/send-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { PhoneField } from '../../../ui/field/phone-field.tsx'
import { useFocusOnError } from '../../../ui/field/use-focus-on-error.ts'
import { DayField } from '../../days/day-field.tsx'
import { AmountField } from '../../dialogs/amount-field.tsx'
import { valuesIn } from '../../dialogs/drafts.ts'
import { amountError, FormError } from '../../dialogs/form-parts.tsx'
import type { NewPaymentLink, PaymentLink } from '../payment-links.ts'
import { PayabilityNote } from './payability-note.tsx'
import type { LinkInput } from './payment-link-form.ts'
import { amountsIn, emptyInput, readLink } from './payment-link-form.ts'

type PaymentLinkFieldsProps = {
  start: LinkInput
  /** Whose link it is. */
  merchantId: string | undefined
  keep: { onChange: (event: FormEvent<HTMLFormElement>) => void }
  /** Have no fields, and are sent unchanged. */
  notes: PaymentLink['notes']
  /** Money was paid: the amount is read-only. */
  isAmountFixed?: boolean
  submit: (link: NewPaymentLink) => void
  verb: string
  busy: boolean
  error: Error | null
  messages: FailureMessages
  onCancel: () => void
}

/** Values that could not be sent, by field. */
const none: ReadonlyMap<string, string> = new Map()

export function PaymentLinkFields(props: PaymentLinkFieldsProps) {
  const {
    start,
    merchantId,
    keep,
    notes,
    isAmountFixed = false,
    submit,
    verb,
    busy,
    error,
    messages,
    onCancel,
  } = props
  const [unreadable, setUnreadable] = useState(none)
  const [amounts, setAmounts] = useState(() => amountsIn(start))
  const form = useFocusOnError(unreadable.size > 0 ? unreadable : error)
  /** A field by its name in the form and its path in the contract. */
  const field = (name: keyof LinkInput, path: string = name) => ({
    name,
    defaultValue: start[name],
    error: unreadable.get(path) ?? fieldError(error, path),
  })
  const amountField = (name: keyof LinkInput, path: string) => ({
    ...field(name, path),
    error: unreadable.get(path) ?? amountError(error, path),
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readLink({ ...emptyInput, ...valuesIn(event.currentTarget) }, notes)
    setUnreadable('unreadable' in read ? read.unreadable : none)
    if ('link' in read) submit(read.link)
  }

  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={send}
      onChange={(event) => {
        keep.onChange(event)
        setAmounts(amountsIn({ ...emptyInput, ...valuesIn(event.currentTarget) }))
      }}
    >
      <TextField label="Title" {...field('title')} maxLength={120} hint="Shown to the customer." />
      <div className="pair">
        <AmountField label="Amount in ₹" {...amountField('amount', 'amount')} readOnly={isAmountFixed} />
        <DayField label="Expires on (optional)" {...field('expiresOn', 'expiresAt')} />
      </div>
      <div className="pair">
        <TextField label="Your reference (optional)" {...field('reference')} maxLength={40} />
        <AmountField label="Minimum part payment (optional)" {...amountField('minimum', 'partial.minimum')} />
      </div>
      <fieldset>
        <legend>Customer (optional)</legend>
        <TextField label="Name" {...field('customerName', 'customer.name')} autoComplete="off" />
        <div className="pair">
          <TextField
            label="Email"
            {...field('customerEmail', 'customer.email')}
            type="email"
            autoComplete="off"
          />
          <PhoneField
            label="Phone"
            {...field('customerPhone', 'customer.phone')}
            autoComplete="off"
            placeholder="98765 43210"
          />
        </div>
      </fieldset>
      <PayabilityNote merchantId={merchantId} amounts={amounts} />
      <FormError error={error} messages={messages} />
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
