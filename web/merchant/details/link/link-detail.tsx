import { pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { Note } from '../../dialogs/form-parts.tsx'
import { Copyable, Fact } from '../../format/facts.tsx'
import { Headline } from '../../format/headline.tsx'
import { formatTime } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { ShareBar } from '../../format/share-bar.tsx'
import { closedReason } from '../../payment-links/payment-link-lifecycle.ts'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import { PaidNote } from '../../payment-links/share/paid-note.tsx'
import { useShowsMerchant } from '../../screen/use-shows-merchant.ts'
import { contactOf } from '../customer/customer.ts'
import { LinkNotes } from './link-notes.tsx'
import { LinkPayments } from './link-payments.tsx'
import { LinkSharing } from './link-sharing.tsx'
import { linkStory } from './link-story.ts'
import { Reminder } from './reminder.tsx'
import './link-detail.css'

type LinkDetailProps = {
  link: PaymentLink
  /** The counter view, which is above it then, says and announces what was paid. */
  isAtCounter: boolean
  onCounter: () => void
}

/** A link as a story: how it stands, how to send it, what was paid through it, then everything else. */
export function LinkDetail({ link, isAtCounter, onCounter }: LinkDetailProps) {
  const closed = closedReason(link)
  return (
    <>
      <Headline amount={link.amount} kind="link" status={link.status}>
        {linkStory(link)}
      </Headline>
      <Progress link={link} />
      {!isAtCounter && <PaidNote link={link} />}
      {closed ? (
        <Note>{closed}</Note>
      ) : (
        <>
          <LinkSharing link={link} onCounter={onCounter} />
          <Reminder link={link} />
        </>
      )}
      <LinkPayments link={link} />
      <LinkNotes link={link} />
      <Details link={link} />
    </>
  )
}

/** How far part payments have come. */
function Progress({ link: { amount, amountPaid, partial } }: { link: PaymentLink }) {
  if (amountPaid === 0 && !partial) return null
  return (
    <div className="link-progress">
      <ShareBar share={amountPaid / amount} />
      {partial && amountPaid < amount && (
        <p className="muted">Can be paid in parts of at least {formatRupees(partial.minimum)}.</p>
      )}
    </div>
  )
}

function Details({ link }: { link: PaymentLink }) {
  const { id, url, customer, reference, createdAt, expiresAt, merchantName } = link
  const contact = customer && contactOf(customer)
  const showsMerchant = useShowsMerchant()
  return (
    <>
      <h3>About this link</h3>
      <dl className="facts">
        {customer && (
          <Fact name="Customer">
            {contact ? (
              <Link className="link" to={pathTo.customer(contact)}>
                {customer.name || contact}
              </Link>
            ) : (
              customer.name
            )}
          </Fact>
        )}
        {reference && (
          <Fact name="Your reference">
            <Copyable text={reference} what="reference" />
          </Fact>
        )}
        <Fact name="Created">{formatTime(createdAt)}</Fact>
        <Fact name="Expires">{expiresAt ? formatTime(expiresAt) : 'Never'}</Fact>
        <Fact name="ID">
          <Copyable text={id} what="payment link id" />
        </Fact>
        <Fact name="Address">
          <span className="mono">{url}</span>
        </Fact>
        {showsMerchant && <Fact name="Merchant">{merchantName}</Fact>}
      </dl>
    </>
  )
}
