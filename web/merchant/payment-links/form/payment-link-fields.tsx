import type { FormEvent } from 'react'
import { useState } from 'react'
import { ApiError, fieldError } from '../../../api/errors.ts'
import type { FailureMessages } from '../../../api/query-client.ts'
import { SendButton } from '../../../loading/send-button.tsx'
import { DialogActions } from '../../../ui/app/dialog.tsx'
import { FieldPair, FieldSet, Form } from '../../../ui/app/form.tsx'
import { Note } from '../../../ui/app/note.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { PhoneField } from '../../../ui/field/phone-field.tsx'
import { useFocusOnError } from '../../../ui/field/use-focus-on-error.ts'
import { DayField } from '../../days/day-field.tsx'
import { AmountField } from '../../dialogs/amount-field.tsx'
import { valuesIn } from '../../dialogs/drafts.ts'
import { amountError, FormError } from '../../dialogs/form-parts.tsx'
import { reasonAgainstAll, testSentence, useSettings, waysToPay } from '../../settings/ways-to-pay.ts'
import type { NewPaymentLink } from '../payment-links.ts'
import type { LinkInput } from './payment-link-form.ts'
import { amountsIn, emptyInput, readLink } from './payment-link-form.ts'

type PaymentLinkFieldsProps = {
  start: LinkInput
  /** The merchant that the link belongs to. */
  merchantId: string | undefined
  keep: { onChange: (event: FormEvent<HTMLFormElement>) => void }
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
const noErrors: ReadonlyMap<string, string> = new Map()

export function PaymentLinkFields(props: PaymentLinkFieldsProps) {
  const { start, merchantId, keep, isAmountFixed = false, submit, verb, busy, error } = props
  const [unreadable, setUnreadable] = useState(noErrors)
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
    const result = readLink({ ...emptyInput, ...valuesIn(event.currentTarget) })
    setUnreadable('unreadable' in result ? result.unreadable : noErrors)
    if ('link' in result) submit(result.link)
  }

  function change(event: FormEvent<HTMLFormElement>) {
    keep.onChange(event)
    setAmounts(amountsIn({ ...emptyInput, ...valuesIn(event.currentTarget) }))
  }

  return (
    <Form ref={form} onSubmit={send} onChange={change}>
      <TextField label="Title" {...field('title')} maxLength={120} hint="Shown to the customer." />
      <FieldPair>
        <AmountField label="Amount in ₹" {...amountField('amount', 'amount')} readOnly={isAmountFixed} />
        <DayField label="Expires on (optional)" {...field('expiresOn', 'expiresAt')} />
      </FieldPair>
      <FieldPair>
        <TextField label="Your reference (optional)" {...field('reference')} maxLength={40} />
        <AmountField label="Minimum part payment (optional)" {...amountField('minimum', 'partial.minimum')} />
      </FieldPair>
      <FieldSet legend="Customer (optional)">
        <TextField label="Name" {...field('customerName', 'customer.name')} autoComplete="off" />
        <FieldPair>
          <TextField
            label="Email"
            {...field('customerEmail', 'customer.email')}
            type="email"
            autoComplete="off"
          />
          <PhoneField
            label="Phone"
            {...field('customerPhone', 'customer.phone')}
            placeholder="98765 43210"
            autoComplete="off"
          />
        </FieldPair>
      </FieldSet>
      <TextAreaField
        label="Notes (optional)"
        {...field('notes')}
        error={unreadable.get('notes') ?? notesError(error)}
        rows={2}
        hint="One per line, such as colour: indigo."
      />
      <PayabilityNote merchantId={merchantId} amounts={amounts} />
      <FormError error={error} messages={props.messages} />
      <DialogActions>
        <Button variant="secondary" onClick={props.onCancel}>
          Cancel
        </Button>
        <SendButton type="submit" busy={busy}>
          {verb}
        </SendButton>
      </DialogActions>
    </Form>
  )
}

/** The server names the note that it rejects, and limits their number and the length of each. */
const notesError = (error: Error | null) =>
  error instanceof ApiError && [...error.fields.keys()].some((path) => path.startsWith('notes'))
    ? 'Begin each name with a letter, and use only letters, digits, spaces and _. At most 15 notes, of 256 characters each.'
    : undefined

type PayabilityNoteProps = {
  merchantId: string | undefined
  /** In paise; undefined until an amount was typed. */
  amounts: { least: number; most: number } | undefined
}

/** Warns before a link is created that nobody could pay it, or only as a test. */
function PayabilityNote({ merchantId, amounts }: PayabilityNoteProps) {
  const settings = useSettings()
  // One merchant sees only its own settings.
  const owner = merchantId ?? settings?.methods[0]?.merchantId
  if (!settings || owner === undefined) return null
  const reason = reasonAgainstAll(
    { merchantId: owner, ...(amounts ?? { least: 0, most: Number.MAX_SAFE_INTEGER }) },
    settings,
  )
  if (reason) return <Note tone="danger">{`Customers cannot pay this link at the moment. ${reason}`}</Note>
  const test = testSentence(waysToPay({ merchantId: owner, ...amounts }, settings))
  return test && <Note tone="warning">{test}</Note>
}
