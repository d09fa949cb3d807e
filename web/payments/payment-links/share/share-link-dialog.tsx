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
import { FormError, Note } from '../../dialogs/form-parts.tsx'
import { Modal } from '../../dialogs/modal.tsx'
import { useUrlParams } from '../../screen/url-params.ts'
import { Fact } from '../../values/facts.tsx'
import { Headline } from '../../values/headline.tsx'
import { formatRupees } from '../../values/rupees.ts'
import { ShareBar } from '../../values/share-bar.tsx'
import { cancelled, closedReason, reissued } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'
import { isOutdated, paymentLinksQuery, updatePaymentLink } from '../payment-links.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { LinkPayments } from './link-payments.tsx'
import { linkStory } from './link-story.ts'
import { PaidNote } from './paid-note.tsx'
import { PaymentLinkQr } from './payment-link-qr.tsx'
import { mailUrl, whatsAppUrl } from './payment-link-share.ts'
import { Reminder } from './reminder.tsx'
import './link-detail.css'

/** The actions of a link: show its code, share it, and change its status. */
export function ShareLinkDialog({ link, onClose }: { link: PaymentLink; onClose: () => void }) {
  const closed = closedReason(link)
  const { change } = useUrlParams()
  return (
    <Modal title={link.title} hasCloseButton onClose={onClose}>
      <LinkMoney link={link} />
      <PaidNote link={link} />
      {closed ? (
        <Note>{closed}</Note>
      ) : (
        <>
          <div className="row">
            <CopyLinkButton url={link.url} />
            <span className="mono">{link.url}</span>
          </div>
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
            <Button variant="secondary" size="sm" onClick={() => change({ counter: '1' }, { replace: true })}>
              Show at the counter
            </Button>
          </p>
          <PaymentLinkQr link={link} />
          <Reminder link={link} />
        </>
      )}
      <LinkPayments link={link} />
      <Notes notes={link.notes ?? {}} />
      <LifecycleActions link={link} />
    </Modal>
  )
}

/** How much, how it stands, and how far part payments have come. */
function LinkMoney({ link }: { link: PaymentLink }) {
  const { amount, amountPaid, status, partial } = link
  return (
    <div className="link-money">
      <Headline amount={amount} kind="link" status={status}>
        {linkStory(link)}
      </Headline>
      {(amountPaid > 0 || partial) && (
        <>
          <ShareBar share={amountPaid / amount} />
          <p className="muted">
            {formatRupees(amountPaid)} of {formatRupees(amount)} paid
            {partial && amountPaid < amount && `, in parts of at least ${formatRupees(partial.minimum)}`}
          </p>
        </>
      )}
    </div>
  )
}

const Notes = ({ notes }: { notes: NonNullable<PaymentLink['notes']> }) =>
  Object.keys(notes).length > 0 && (
    <section className="link-part" aria-label="Notes">
      <h3>Notes</h3>
      <dl className="facts">
        {Object.entries(notes).map(([name, note]) => (
          <Fact key={name} name={name}>
            {note}
          </Fact>
        ))}
      </dl>
    </section>
  )

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
          <SendButton
            className="apart"
            variant="quiet"
            size="sm"
            busy={isPending}
            onClick={() => change(cancelled)}
          >
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
