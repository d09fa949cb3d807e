import { useLocation, useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { RelativeTime } from '../../format/relative-time.tsx'
import { formatRupees } from '../../format/rupees.ts'
import { Status } from '../../format/status.tsx'
import type { Column } from '../../table/column.ts'
import { DeletionFailure } from '../deletion/deletion-failure.tsx'
import { deletions } from '../deletion/deletions.ts'
import type { PaymentLink } from '../payment-links.ts'
import { Expiry } from './expiry.tsx'
import { PaymentLinkActions } from './payment-link-actions.tsx'

export const paymentLinkColumns: readonly Column<PaymentLink>[] = [
  {
    id: 'title',
    name: 'Payment link',
    width: 11,
    grow: 5,
    isRowHeader: true,
    sort: 'title',
    phone: 'title',
    cell: (link) => <Title link={link} />,
  },
  {
    id: 'merchant',
    name: 'Merchant',
    width: 9,
    grow: 2,
    isOptional: true,
    cell: ({ merchantName }) => merchantName,
  },
  {
    id: 'amount',
    name: 'Amount',
    width: 7,
    isNumber: true,
    sort: 'amount',
    phone: 'value',
    amount: ({ amount }) => amount,
    cell: ({ amount }) => <span className="money">{formatRupees(amount)}</span>,
  },
  {
    id: 'paid',
    name: 'Paid',
    width: 7.75,
    isNumber: true,
    isOptional: true,
    sort: 'amountPaid',
    amount: ({ amountPaid }) => amountPaid,
    cell: ({ amountPaid }) => (amountPaid > 0 ? formatRupees(amountPaid) : '—'),
  },
  {
    id: 'status',
    name: 'Status',
    width: 8.75,
    grow: 1,
    phone: 'state',
    cell: ({ status }) => <Status kind="link" status={status} />,
  },
  {
    id: 'expires',
    name: 'Expires',
    width: 7.75,
    grow: 1,
    sort: 'expiresAt',
    phone: 'detail',
    cell: (link) => <Expiry link={link} />,
  },
  {
    id: 'customer',
    name: 'Customer',
    width: 9,
    grow: 2,
    isOptional: true,
    cell: ({ customer }) => customer?.name ?? customer?.email ?? customer?.phone ?? '—',
  },
  {
    id: 'reference',
    name: 'Reference',
    width: 9,
    grow: 1,
    isOptional: true,
    cell: ({ reference }) => reference ?? '—',
  },
  {
    id: 'created',
    name: 'Created',
    width: 11.5,
    isOptional: true,
    sort: 'createdAt',
    cell: ({ createdAt }) => <RelativeTime moment={createdAt} />,
  },
  {
    id: 'actions',
    name: 'Actions',
    width: 9.25,
    phone: 'menu',
    cell: (link) => <PaymentLinkActions link={link} />,
  },
]

/** For a single merchant, the name of the merchant says nothing. */
export const ownPaymentLinkColumns = paymentLinkColumns.filter(({ id }) => id !== 'merchant')

function Title({ link }: { link: PaymentLink }) {
  const { search } = useLocation()
  const { id: opened } = useParams()
  const deletion = useSnapshot(deletions).of[link.id]
  return (
    <>
      <Link
        className="row-link"
        // Cut at its end: that of a title in Urdu is on the left.
        dir="auto"
        to={pathTo.link(link.id) + search}
        state={{ inPlace: true }}
        aria-current={link.id === opened ? 'page' : undefined}
      >
        {link.title}
      </Link>
      {deletion?.step === 'failed' && <DeletionFailure link={link} message={deletion.message} />}
    </>
  )
}
