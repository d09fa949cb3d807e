import { useQueryClient } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { allowsLinkAction } from '../../../api/link-actions.ts'
import { can } from '../../../api/permissions.ts'
import { useSend } from '../../../api/use-send.ts'
import { SendButton } from '../../../loading/send-button.tsx'
import { paths, pathTo } from '../../../paths.ts'
import { session } from '../../../session/session.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy/copy-text.ts'
import { FormError } from '../../dialogs/form-parts.tsx'
import { cancelled, closedReason, reissued } from '../../payment-links/payment-link-lifecycle.ts'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import { isOutdated, paymentLinksQuery, updatePaymentLink } from '../../payment-links/payment-links.ts'
import { Announcement } from '../../screen/announcement.tsx'

/** What is done with a link, in reach of the thumb; what it is opened for most often comes first. */
export function LinkActions({ link }: { link: PaymentLink }) {
  const { user } = useSnapshot(session)
  const { search } = useLocation()
  const navigate = useNavigate()
  const { mutate, error, isPending } = useSend(updatePaymentLink, { repeats: true })
  const { id, status } = link
  const client = useQueryClient()
  const mayChange = can(user, 'updatePaymentLink')
  const change = (to: typeof cancelled | typeof reissued) =>
    mutate(
      { before: link, link: to(link) },
      { onError: (error) => isOutdated(error) && void client.invalidateQueries(paymentLinksQuery) },
    )
  function duplicate() {
    void navigate(`${paths.newLink}?${new URLSearchParams({ copyOf: id })}`, {
      replace: true,
      state: { inPlace: true, isFromDetail: true },
    })
  }

  return (
    <div className="side-foot link-actions">
      <FormError error={error} messages={updatePaymentLink.meta} />
      {closedReason(link) === null && <CopyLinkButton url={link.url} />}
      {mayChange && allowsLinkAction(link, 'reissue') && (
        <SendButton size="sm" busy={isPending} onClick={() => change(reissued)}>
          {status === 'expired' ? 'Re-issue for 14 days' : 'Make active again'}
        </SendButton>
      )}
      {mayChange && allowsLinkAction(link, 'edit') && (
        <LinkButton
          id="edit-link"
          variant="secondary"
          size="sm"
          to={pathTo.editLink(id) + search}
          state={{ inPlace: true, isFromDetail: true }}
        >
          Edit
        </LinkButton>
      )}
      {can(user, 'createPaymentLink') && (
        <Button id="duplicate-link" variant="secondary" size="sm" onClick={duplicate}>
          Duplicate
        </Button>
      )}
      {mayChange && allowsLinkAction(link, 'cancel') && (
        <SendButton
          className="apart"
          variant="quiet"
          size="sm"
          busy={isPending}
          onClick={() => change(cancelled)}
        >
          Cancel link
        </SendButton>
      )}
    </div>
  )
}

type CopyState = 'idle' | 'copied' | 'rejected'

/** What a link is opened for most often: it says whether the address was copied. */
function CopyLinkButton({ url }: { url: string }) {
  const [state, setState] = useState<CopyState>('idle')
  const Icon = state === 'copied' ? Check : Copy
  return (
    <>
      <Button size="sm" onClick={async () => setState((await copyText(url)) ? 'copied' : 'rejected')}>
        <Icon aria-hidden size={16} />
        <span>{labels[state]}</span>
      </Button>
      <Announcement text={announcements[state]} />
    </>
  )
}

const labels: Record<CopyState, string> = { idle: 'Copy link', copied: 'Copied', rejected: 'Copy link' }
const announcements: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  rejected: 'The browser did not allow copying',
}
