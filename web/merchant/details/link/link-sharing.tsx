import { Button } from '../../../ui/button.tsx'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import { PaymentLinkQr } from '../../payment-links/share/payment-link-qr.tsx'
import { mailUrl, message, whatsAppUrl } from '../../payment-links/share/payment-link-share.ts'

type LinkSharingProps = { link: PaymentLink; onCounter: () => void }

/** The ways to bring a link to the customer: a message, the apps of this device, the code on this screen or on paper. */
export function LinkSharing({ link, onCounter }: LinkSharingProps) {
  return (
    <section className="link-part" aria-label="Share">
      <p className="link-row">
        <a className="button" data-variant="secondary" data-size="sm" href={whatsAppUrl(link)} {...newTab}>
          Send by WhatsApp
        </a>
        <a className="button" data-variant="secondary" data-size="sm" href={mailUrl(link)}>
          Send by email
        </a>
        {'share' in navigator && (
          <Button variant="secondary" size="sm" onClick={() => shareByDevice(link)}>
            Other apps
          </Button>
        )}
      </p>
      <PaymentLinkQr link={link} onCounter={onCounter} />
    </section>
  )
}

/** Rejects if the user closes the list of apps, which needs no message. */
const shareByDevice = (link: PaymentLink) =>
  void navigator.share({ title: link.title, text: message(link) }).catch(() => undefined)

const newTab = { target: '_blank', rel: 'noopener noreferrer' }
