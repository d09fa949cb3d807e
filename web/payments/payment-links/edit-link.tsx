import { useQueryClient } from '@tanstack/react-query'
import { allowsLinkAction } from '../../api/link-actions.ts'
import { useSend } from '../../api/use-send.ts'
import { draftOf } from '../dialogs/drafts.ts'
import { Note } from '../dialogs/form-parts.tsx'
import { PaymentLinkFields } from './payment-link-fields.tsx'
import { textsOf } from './payment-link-form.ts'
import { closedReason } from './payment-link-lifecycle.ts'
import type { PaymentLink } from './payment-links.ts'
import { paymentLinksQuery, updatePaymentLink } from './payment-links.ts'

export function EditLink({ link, onClose }: { link: PaymentLink; onClose: () => void }) {
  const client = useQueryClient()
  const { mutate, error, isPending } = useSend(updatePaymentLink)
  const closed = closedReason(link)
  const draft = draftOf(`link/${link.id}`)

  function leave() {
    // If rejected, it may have been changed or deleted elsewhere. Not earlier: the form would lose its link.
    if (error) void client.invalidateQueries({ queryKey: paymentLinksQuery.queryKey })
    draft.discard()
    onClose()
  }

  return (
    <>
      {link.amountPaid > 0 && (
        <Note>Money was paid through this link, so its amount can no longer change.</Note>
      )}
      {closed && (
        <Note>
          {closed}
          {link.status === 'expired' && ' A later expiry date, or none, makes it active again.'}
        </Note>
      )}
      <PaymentLinkFields
        start={{ ...textsOf(link), ...draft.values }}
        keep={draft.keep}
        isAmountFixed={!allowsLinkAction(link, 'changeAmount')}
        notes={link.notes}
        submit={(changed) => mutate({ id: link.id, link: changed }, { onSuccess: leave })}
        verb="Save payment link"
        busy={isPending}
        error={error}
        texts={updatePaymentLink.meta}
        onCancel={leave}
      />
    </>
  )
}
