import type { ChangeEvent, FormEvent } from 'react'
import { useId, useState } from 'react'
import { fieldError } from '../../../api/errors.ts'
import type { FailureMessages } from '../../../api/query-client.ts'
import { SendButton } from '../../../loading/send-button.tsx'
import { DialogActions } from '../../../ui/app/dialog.tsx'
import { FieldPair, FieldSet, Form } from '../../../ui/app/form.tsx'
import { Note } from '../../../ui/app/note.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { PhoneField } from '../../../ui/field/phone-field.tsx'
import { useFocusOnError } from '../../../ui/field/use-focus-on-error.ts'
import { DayField } from '../../days/day-field.tsx'
import { AmountField } from '../../dialogs/amount-field.tsx'
import { valuesIn } from '../../dialogs/drafts.ts'
import { amountError, FormError } from '../../dialogs/form-parts.tsx'
import { reasonAgainstAll, testSentence, useSettings, waysToPay } from '../../settings/ways-to-pay.ts'
import { notesOf, rowsIn } from '../notes.ts'
import type { NewPaymentLink, PaymentLink } from '../payment-links.ts'
import type { Offers } from './known-customers.tsx'
import { completeCustomer, customerParts, OfferedCustomers } from './known-customers.tsx'
import { NoteFields } from './note-fields.tsx'
import type { LinkInput } from './payment-link-form.ts'
import { amountsIn, emptyInput, readLink } from './payment-link-form.ts'

type PaymentLinkFieldsProps = {
  /** Of all fields by name; also those of notes, which only a new link has. */
  start: LinkInput & Record<string, string>
  /** The merchant that the link belongs to. */
  merchantId: string | undefined
  keep: { onChange: (event: FormEvent<HTMLFormElement>) => void }
  /** The notes of an existing link have another form: they are sent unchanged. */
  notes?: PaymentLink['notes']
  /** For a new link. */
  offers?: Offers
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
  const { start, merchantId, keep, notes, offers, isAmountFixed = false, submit, verb, busy, error } = props
  const [unreadable, setUnreadable] = useState(none)
  const [repeated, setRepeated] = useState<string>()
  const [amounts, setAmounts] = useState(() => amountsIn(start))
  const listId = useId()
  const form = useFocusOnError(unreadable.size > 0 ? unreadable : (repeated ?? error))
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

  const customerField = (label: string, name: (typeof customerParts)[number], path: string) => ({
    label,
    ...field(name, path),
    autoComplete: 'off',
    ...(offers && { list: `${listId}-${name}` }),
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = valuesIn(event.currentTarget)
    const typed = offers ? notesOf(rowsIn(values)) : { notes }
    setRepeated('repeated' in typed ? typed.repeated : undefined)
    const read = readLink({ ...emptyInput, ...values }, 'notes' in typed ? typed.notes : undefined)
    setUnreadable('unreadable' in read ? read.unreadable : none)
    if ('link' in read && 'notes' in typed) submit(read.link)
  }

  function change(event: ChangeEvent<HTMLFormElement>) {
    if (offers) completeCustomer(event, offers)
    keep.onChange(event)
    setAmounts(amountsIn({ ...emptyInput, ...valuesIn(event.currentTarget) }))
  }

  return (
    <Form ref={form} onSubmit={send} onChange={change}>
      <TextField
        label="Title"
        {...field('title')}
        maxLength={120}
        hint="Shown to the customer."
        list={`${listId}-title`}
      />
      <datalist id={`${listId}-title`}>
        {offers?.titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <FieldPair>
        <AmountField label="Amount in ₹" {...amountField('amount', 'amount')} readOnly={isAmountFixed} />
        <DayField label="Expires on (optional)" {...field('expiresOn', 'expiresAt')} />
      </FieldPair>
      <FieldPair>
        <TextField label="Your reference (optional)" {...field('reference')} maxLength={40} />
        <AmountField label="Minimum part payment (optional)" {...amountField('minimum', 'partial.minimum')} />
      </FieldPair>
      <FieldSet legend="Customer (optional)">
        <TextField {...customerField('Name', 'customerName', 'customer.name')} />
        <FieldPair>
          <TextField {...customerField('Email', 'customerEmail', 'customer.email')} type="email" />
          <PhoneField
            {...customerField('Phone', 'customerPhone', 'customer.phone')}
            placeholder="98765 43210"
          />
        </FieldPair>
        {offers &&
          customerParts.map((part) => (
            <OfferedCustomers key={part} id={`${listId}-${part}`} part={part} customers={offers.customers} />
          ))}
      </FieldSet>
      {offers && (
        <FieldSet legend="Notes (optional)" isLoose>
          <NoteFields start={start} error={error} repeated={repeated} />
        </FieldSet>
      )}
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

type PayabilityNoteProps = {
  merchantId: string | undefined
  /** In paise; undefined until an amount was typed. */
  amounts: { least: number; most: number } | undefined
}

/** What to know before a link is created: that nobody could pay it, or only as a test. */
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
