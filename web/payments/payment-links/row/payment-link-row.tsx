import { Clock } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathTo } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { useShowsMerchant } from '../../screen/use-shows-merchant.ts'
import { daysUntil, formatDay, formatDaysUntil } from '../../values/ist.ts'
import { formatRupees } from '../../values/rupees.ts'
import { Status } from '../../values/status.tsx'
import { DeletionFailure } from '../deletion/deletion-failure.tsx'
import { deletions } from '../deletion/deletions.ts'
import { PendingDeletion } from '../deletion/pending-deletion.tsx'
import { hoursToExpiry } from '../payment-link-search.ts'
import type { PaymentLink } from '../payment-links.ts'
import { PaymentLinkActions } from './payment-link-actions.tsx'

export function PaymentLinkHeadings() {
  const showMerchant = useShowsMerchant()
  return (
    <tr aria-rowindex={1}>
      <th scope="col" data-column="link">
        Payment link
      </th>
      {showMerchant && <th scope="col">Merchant</th>}
      <th scope="col" data-column="link-status">
        Status
      </th>
      <th scope="col" data-column="expires">
        Expires
      </th>
      <th scope="col" className="number" data-column="link-amount">
        Amount
      </th>
      <th scope="col" className="number" data-column="actions">
        Actions
      </th>
    </tr>
  )
}

export function PaymentLinkCells({ link }: { link: PaymentLink }) {
  const { search } = useLocation()
  const showMerchant = useShowsMerchant()
  const deletion = useSnapshot(deletions).of[link.id]
  if (deletion && deletion.step !== 'failed') {
    return <PendingDeletion link={link} deletion={deletion} columns={showMerchant ? 6 : 5} />
  }
  return (
    <>
      <th scope="row">
        <Link className="row-link" to={pathTo.shareLink(link.id) + search} state={{ inPlace: true }}>
          {link.title}
        </Link>
        <small>
          {[link.reference, link.customer?.name].map((text) => text && `${text}\u00a0· `)}
          <span className="unbroken">{formatDay(link.createdAt)}</span>
        </small>
        {deletion && <DeletionFailure link={link} message={deletion.message} />}
      </th>
      {showMerchant && <td data-label="Merchant">{link.merchantName}</td>}
      <td data-label="Status">
        <Status kind="link" status={link.status} />
      </td>
      <td data-label="Expires">
        <Expiry link={link} />
      </td>
      <td data-label="Amount" className="number money">
        <span>
          {formatRupees(link.amount)}
          {link.amountPaid > 0 && <small>{formatRupees(link.amountPaid)} paid</small>}
        </span>
      </td>
      <td>
        <PaymentLinkActions link={link} />
      </td>
    </>
  )
}

const SOON_DAYS = 3

/** The expiry date, with a badge when it is near. */
function Expiry({ link }: { link: PaymentLink }) {
  if (!link.expiresAt) return 'Never'
  const isSoon = hoursToExpiry(link, Date.now()) !== null && daysUntil(link.expiresAt) <= SOON_DAYS
  return (
    <span className="expiry">
      {formatDay(link.expiresAt)}
      {isSoon && (
        <Badge tone="warning" icon={Clock}>
          {formatDaysUntil(link.expiresAt)}
        </Badge>
      )}
    </span>
  )
}
