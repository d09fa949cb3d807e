import { Dialog } from '@base-ui/react/dialog'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { may } from '../../api/permissions.ts'
import { useSend } from '../../api/use-send.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { pathTo } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogHead } from '../dialogs/dialog-head.tsx'
import { FormError, Note } from '../dialogs/form-parts.tsx'
import { Copied } from '../values/facts.tsx'
import { formatRupees } from '../values/rupees.ts'
import { Status } from '../values/status.tsx'
import { cancelled, reissued, whyClosed } from './payment-link-lifecycle.ts'
import { PaymentLinkQr } from './payment-link-qr.tsx'
import { mailUrl, whatsAppUrl } from './payment-link-share.ts'
import type { PaymentLink } from './payment-links.ts'
import { updatePaymentLink } from './payment-links.ts'

/** What can be done with a link as it is: show its code, send it, and move it through its life. */
export function ShareLinkDialog({ link, onClose }: { link: PaymentLink; onClose: () => void }) {
  const closed = whyClosed(link)
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <DialogHead title={link.title} />
          <p className="row">
            <b>{formatRupees(link.amount - link.amountPaid)}</b> <Status of="link" status={link.status} />
          </p>
          {closed ? (
            <Note>{closed}</Note>
          ) : (
            <>
              <p className="row">
                <Copied text={link.url} what={`link ${link.title}`} />
              </p>
              <p className="row">
                <a
                  className="button"
                  data-look="secondary"
                  data-size="sm"
                  href={whatsAppUrl(link)}
                  {...elsewhere}
                >
                  Send by WhatsApp
                </a>
                <a className="button" data-look="secondary" data-size="sm" href={mailUrl(link)}>
                  Send by mail
                </a>
              </p>
              <PaymentLinkQr link={link} />
            </>
          )}
          <Life link={link} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }

function Life({ link, onClose }: { link: PaymentLink; onClose: () => void }) {
  const { user } = useSnapshot(session)
  const navigate = useNavigate()
  const { mutate, error, isPending } = useSend(updatePaymentLink, { repeats: true })
  const { id, status, amountPaid } = link
  const change = (to: typeof cancelled | typeof reissued) => mutate({ id, link: to(link) })
  function duplicate() {
    onClose()
    void navigate(`${pathTo.link('new')}?${new URLSearchParams({ copyOf: id })}`, {
      state: { inPlace: true },
    })
  }

  return (
    <>
      <FormError error={error} texts={updatePaymentLink.meta} />
      <div className="dialog-actions">
        {may(user, 'createPaymentLink') && (
          <Button look="secondary" size="sm" onClick={duplicate}>
            Duplicate
          </Button>
        )}
        {may(user, 'updatePaymentLink') && status === 'active' && amountPaid === 0 && (
          <SendButton look="secondary" size="sm" busy={isPending} onClick={() => change(cancelled)}>
            Cancel payment link
          </SendButton>
        )}
        {may(user, 'updatePaymentLink') && (status === 'cancelled' || status === 'expired') && (
          <SendButton size="sm" busy={isPending} onClick={() => change(reissued)}>
            {status === 'expired' ? 'Re-issue for 14 days' : 'Make active again'}
          </SendButton>
        )}
      </div>
    </>
  )
}
