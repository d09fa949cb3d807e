import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { allowsLinkAction } from '../../../api/link-actions.ts'
import { can } from '../../../api/permissions.ts'
import { useSend } from '../../../api/use-send.ts'
import { SendButton } from '../../../loading/send-button.tsx'
import { paths } from '../../../paths.ts'
import { session } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { FormError, Note } from '../../dialogs/form-parts.tsx'
import { Modal } from '../../dialogs/modal.tsx'
import { Copyable } from '../../values/facts.tsx'
import { formatRupees } from '../../values/rupees.ts'
import { Status } from '../../values/status.tsx'
import { cancelled, closedReason, reissued } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'
import { isOutdated, paymentLinksQuery, updatePaymentLink } from '../payment-links.ts'
import { PaymentLinkQr } from './payment-link-qr.tsx'
import { mailUrl, whatsAppUrl } from './payment-link-share.ts'

/** The actions of a link: show its code, share it, and change its status. */
export function ShareLinkDialog({ link, onClose }: { link: PaymentLink; onClose: () => void }) {
  const closed = closedReason(link)
  return (
    <Modal title={link.title} hasCloseButton onClose={onClose}>
      <LinkMoney link={link} />
      {closed ? (
        <Note>{closed}</Note>
      ) : (
        <>
          <p className="row">
            <Copyable text={link.url} what={`link ${link.title}`} />
          </p>
          <p className="row">
            <a
              className="button"
              data-variant="secondary"
              data-size="sm"
              href={whatsAppUrl(link)}
              {...newTab}
            >
              Send by WhatsApp
            </a>
            <a className="button" data-variant="secondary" data-size="sm" href={mailUrl(link)}>
              Send by email
            </a>
          </p>
          <PaymentLinkQr link={link} />
        </>
      )}
      <LifecycleActions link={link} />
    </Modal>
  )
}

/** The amount, what was paid, and the link to the payments. */
function LinkMoney({ link: { id, amount, amountPaid, status } }: { link: PaymentLink }) {
  return (
    <>
      <p className="row">
        <b>{formatRupees(amountPaid > 0 ? amountPaid : amount)}</b>
        {amountPaid > 0 && amountPaid < amount && `paid of ${formatRupees(amount)}`}
        <Status kind="link" status={status} />
      </p>
      {amountPaid > 0 && (
        <p>
          <Link className="link" to={`${paths.transactions}?paymentLinkId=${id}`}>
            Payments through this link
          </Link>
        </p>
      )}
    </>
  )
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

function LifecycleActions({ link }: { link: PaymentLink }) {
  const { user } = useSnapshot(session)
  const navigate = useNavigate()
  const { mutate, error, isPending } = useSend(updatePaymentLink, { repeats: true })
  const { id, status } = link
  const client = useQueryClient()
  const change = (to: typeof cancelled | typeof reissued) =>
    mutate(
      { before: link, link: to(link) },
      { onError: (error) => isOutdated(error) && void client.invalidateQueries(paymentLinksQuery) },
    )
  function duplicate() {
    void navigate(`${paths.newLink}?${new URLSearchParams({ copyOf: id })}`, {
      replace: true,
      state: { inPlace: true },
    })
  }

  return (
    <>
      <FormError error={error} texts={updatePaymentLink.meta} />
      <div className="dialog-actions">
        {can(user, 'createPaymentLink') && (
          <Button variant="secondary" size="sm" onClick={duplicate}>
            Duplicate
          </Button>
        )}
        {can(user, 'updatePaymentLink') && allowsLinkAction(link, 'cancel') && (
          <SendButton variant="secondary" size="sm" busy={isPending} onClick={() => change(cancelled)}>
            Cancel payment link
          </SendButton>
        )}
        {can(user, 'updatePaymentLink') && allowsLinkAction(link, 'reissue') && (
          <SendButton size="sm" busy={isPending} onClick={() => change(reissued)}>
            {status === 'expired' ? 'Re-issue for 14 days' : 'Make active again'}
          </SendButton>
        )}
      </div>
    </>
  )
}
