import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allowsLinkAction } from '../../../api/link-actions.ts'
import { showSuccess, withFields } from '../../../api/query-client.ts'
import { useSend } from '../../../api/use-send.ts'
import { Note } from '../../../ui/app/note.tsx'
import { draftOf, valuesIn } from '../../dialogs/drafts.ts'
import { focusHere } from '../../dialogs/form-parts.tsx'
import { formatDay } from '../../format/ist.ts'
import { formatRupees, parseRupees } from '../../format/rupees.ts'
import { closedReason } from '../payment-link-lifecycle.ts'
import type { NewPaymentLink, PaymentLink } from '../payment-links.ts'
import {
  fetchPaymentLinks,
  isOutdated,
  linkFields,
  paymentLinksQuery,
  updatePaymentLink,
  versionOf,
} from '../payment-links.ts'
import type { FieldName } from './merge-edits.ts'
import { isSameInput, mergeEdits } from './merge-edits.ts'
import { PaymentLinkFields } from './payment-link-fields.tsx'
import type { LinkInput } from './payment-link-form.ts'
import { inputOf, keepingExpiry } from './payment-link-form.ts'

const editPaymentLink = withFields(updatePaymentLink, linkFields)

/** `before` is the version that the form replaces, `changed` the fields changed elsewhere since it was opened. */
type Edit = { before: PaymentLink; values: LinkInput; changed: FieldName[] }

export function EditLink({ link, onClose }: { link: PaymentLink; onClose: () => void }) {
  const client = useQueryClient()
  const { mutate, reset, error, isPending } = useSend(editPaymentLink)
  const draft = draftOf(`link/${link.id}`)
  const [{ before, values, changed }, setEdit] = useState(() => begin(link, draft.values))
  const closed = closedReason(link)

  function leave() {
    // If rejected, it may have been changed or deleted elsewhere. Not earlier: the form would lose its link.
    if (error) void client.invalidateQueries({ queryKey: paymentLinksQuery.queryKey })
    draft.discard()
    onClose()
  }

  function save(entered: NewPaymentLink) {
    const onError = (failure: Error) => isOutdated(failure) && void compare()
    mutate({ before, link: keepingExpiry(entered, before) }, { onSuccess: leave, onError })
  }

  function saved(latest: PaymentLink) {
    showSuccess(latest, updatePaymentLink.meta)
    leave()
  }

  /** Shows the changes that were made elsewhere beside those of the user. */
  async function compare() {
    const links = await fetchPaymentLinks(client).catch(() => [])
    const latest = links.find(({ id }) => id === link.id)
    if (!latest) return
    const { version, ...typed } = draftOf(`link/${link.id}`).values
    const entered = { ...values, ...typed }
    // It was saved before, and the response was lost.
    if (isSameInput(entered, inputOf(latest))) return saved(latest)
    const merged = mergeEdits(inputOf(before), entered, inputOf(latest))
    draft.set({ ...merged.values, version: versionOf(latest) })
    setEdit({ before: latest, ...merged })
    reset()
  }

  return (
    <>
      {before.amountPaid > 0 && (
        <Note>Money was paid through this link, so its amount can no longer change.</Note>
      )}
      {closed && (
        <Note>
          {`${closed}${link.status === 'expired' ? ' A later expiry date, or none, makes it active again.' : ''}`}
        </Note>
      )}
      {changed.length > 0 && (
        <EditedElsewhere key={versionOf(before)} latest={inputOf(before)} values={values} changed={changed} />
      )}
      <PaymentLinkFields
        key={`fields of ${versionOf(before)}`}
        merchantId={link.merchantId}
        start={values}
        keep={{
          onChange: ({ currentTarget }) =>
            draft.set({ ...valuesIn(currentTarget), version: versionOf(before) }),
        }}
        isAmountFixed={!allowsLinkAction(before, 'changeAmount')}
        submit={save}
        verb="Save payment link"
        busy={isPending}
        error={error}
        messages={editPaymentLink.meta}
        onCancel={leave}
      />
    </>
  )
}

/** What was typed into an earlier version, before the user signed in again, is compared with this one. */
function begin(before: PaymentLink, { version, ...typed }: Record<string, string>): Edit {
  const latest = inputOf(before)
  const values = { ...latest, ...typed }
  const isSameVersion = version === undefined || version === versionOf(before)
  return { before, ...(isSameVersion ? { values, changed: [] } : mergeEdits({}, values, latest)) }
}

type EditedElsewhereProps = { latest: LinkInput; values: LinkInput; changed: FieldName[] }

/** The link was changed by another user, or in another tab, while its form was open. */
function EditedElsewhere({ latest, values, changed }: EditedElsewhereProps) {
  return (
    <div role="alert" tabIndex={-1} ref={focusHere}>
      <Note tone="warning">
        <p>This payment link was changed elsewhere while you were editing it. Please check and save again.</p>
        <ul>
          {changed.map((name) => (
            <li key={name}>
              {`${LABELS[name]} is now ${display(name, latest)}.${values[name] === latest[name] ? '' : ` Saving changes it to ${display(name, values)}, as you entered.`}`}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

const LABELS: Record<FieldName, string> = {
  title: 'Title',
  amount: 'Amount',
  minimum: 'Minimum part payment',
  customerName: 'Customer’s name',
  customerEmail: 'Customer’s email',
  customerPhone: 'Customer’s phone',
  reference: 'Your reference',
  expiresOn: 'Expiry date',
  notes: 'Notes',
}

function display(name: FieldName, values: LinkInput): string {
  const value = values[name].trim()
  if (value === '') return 'empty'
  const paise = name === 'amount' || name === 'minimum' ? parseRupees(value) : null
  if (paise !== null) return formatRupees(paise)
  return name === 'expiresOn' ? formatDay(value) : `“${value}”`
}
