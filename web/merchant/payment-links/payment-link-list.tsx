import { Clock, Undo2 } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { paths, pathTo } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { istTime } from '../csv/csv.ts'
import { daysUntil, formatDay, formatDaysUntil, formatShortDay } from '../format/ist.ts'
import { MARK_ROOM, PaidAmount } from '../format/paid-amount.tsx'
import { RelativeTime } from '../format/relative-time.tsx'
import { formatRupees, rupeesForInput } from '../format/rupees.ts'
import { labelOf, Status, statuses } from '../format/status.tsx'
import {
  customerTexts,
  customerWords,
  merchantField,
  moneyField,
  RowLink,
  statusFilter,
} from '../lists/fields.tsx'
import type { Field, RowEntry } from '../lists/list.ts'
import { listOf, wordsOf } from '../lists/list.ts'
import { wholeNumber } from '../lists/url-values.ts'
import type { ViewPage } from '../lists/views.ts'
import { DeletionFailure } from './deletion/deletion-failure.tsx'
import { deletions } from './deletion/deletions.ts'
import { PaymentLinkActions } from './payment-link-actions.tsx'
import { expiresWithin, hoursToExpiry, refundedPartOf } from './payment-link-lifecycle.ts'
import type { PaymentLink } from './payment-links.ts'

/** `expiring`: within this many days, for links that can still be paid. */
type LinkFilters = {
  search?: string
  status?: PaymentLink['status'][]
  expiring?: number
  merchantId?: string
  sort?: string
}
type LinkField = Field<PaymentLink, LinkFilters>

const id: LinkField = {
  csv: [['Payment link', (link) => link.id]],
  text: (link) => link.id,
}

const title: LinkField = {
  column: {
    id: 'title',
    name: 'Payment link',
    width: 11,
    grow: 5,
    isRowHeader: true,
    sort: 'title',
    phone: 'title',
    cell: (link) => <Title link={link} />,
  },
  csv: [['Title', (link) => link.title]],
  sortKey: (link) => link.title.toLowerCase(),
  text: (link) => link.title,
}

const merchant: LinkField = { ...merchantField, isForAdmins: 'everywhere' }

const amount: LinkField = moneyField({
  id: 'amount',
  name: 'Amount',
  width: 7,
  sort: 'amount',
  phone: 'value',
  paise: (link) => link.amount,
})

const paid: LinkField = moneyField({
  id: 'paid',
  name: 'Paid',
  width: 7.75,
  isOptional: true,
  sort: 'amountPaid',
  paise: ({ amountPaid }) => amountPaid,
  beside: MARK_ROOM,
  cell: ({ amountPaid, amountRefunded }) =>
    amountPaid > 0 ? <PaidAmount paid={amountPaid} refunded={amountRefunded} /> : '—',
  csv: [
    ['Amount paid (INR)', ({ amountPaid }) => ({ paise: amountPaid })],
    ['Refunded (INR)', ({ amountRefunded }) => paiseOf(amountRefunded)],
  ],
})

const paiseOf = (paise: number | undefined) => (paise === undefined ? undefined : { paise })

const status: LinkField = {
  column: {
    id: 'status',
    name: 'Status',
    width: 8.75,
    grow: 1,
    phone: 'state',
    cell: (link) =>
      link.status === 'partially_paid' || refundedPartOf(link) ? (
        <PaidPart {...link} />
      ) : (
        <Status kind="link" status={link.status} />
      ),
  },
  csv: [['Status', (link) => labelOf('link', link.status)]],
  ...statusFilter(statuses.link, (link: PaymentLink) => link.status),
}

const expires: LinkField = {
  column: {
    id: 'expires',
    name: 'Expires',
    width: 7.75,
    grow: 1,
    sort: 'expiresAt',
    phone: 'detail',
    cell: (link) => <Expiry link={link} />,
  },
  csv: [['Expires (IST)', ({ expiresAt }) => istTime(expiresAt)]],
  filter: {
    label: 'Expires',
    kind: 'choice',
    isCommon: true,
    choices: [
      ['1', 'Within 24 hours'],
      ['7', 'Within 7 days'],
      ['30', 'Within 30 days'],
    ],
  },
  url: { expiring: wholeNumber(365) },
  passes: (link, { expiring }, now) => expiring === undefined || expiresWithin(link, expiring, now),
  sortKey: ({ expiresAt }) => expiresAt,
}

const customer: LinkField = {
  column: {
    id: 'customer',
    name: 'Customer',
    width: 9,
    grow: 2,
    isOptional: true,
    phone: 'who',
    cell: ({ customer }) => (
      // On a phone left out where only its first letters would be left.
      <span
        className="inline-block max-w-full truncate align-top max-sm:@max-[3rem]:hidden"
        translate="no"
        dir="auto"
      >
        {customer?.name ?? customer?.email ?? customer?.phone ?? '—'}
      </span>
    ),
  },
  ...customerTexts((link: PaymentLink) => link.customer),
}

const reference: LinkField = {
  column: {
    id: 'reference',
    name: 'Reference',
    width: 8,
    grow: 1,
    isOptional: 'hidden',
    cell: (link) => <span translate="no">{link.reference ?? '—'}</span>,
  },
  csv: [['Reference', (link) => link.reference]],
  text: (link) => link.reference ?? '',
}

const url: LinkField = {
  csv: [['URL', (link) => link.url]],
  text: (link) => link.url,
}

const created: LinkField = {
  column: {
    id: 'created',
    name: 'Created',
    width: 11.5,
    isOptional: 'hidden',
    sort: 'createdAt',
    cell: ({ createdAt }) => <RelativeTime moment={createdAt} />,
  },
  csv: [['Created (IST)', ({ createdAt }) => istTime(createdAt)]],
  sortKey: ({ createdAt }) => createdAt,
}

const actions: LinkField = {
  column: {
    id: 'actions',
    name: 'Actions',
    width: 9.25,
    phone: 'menu',
    cell: (link) => <PaymentLinkActions link={link} />,
  },
}

export const paymentLinkList = listOf<PaymentLink, LinkFilters>({
  id: 'payment-links',
  title: 'Payment links',
  nameOf: (link) => link.title,
  usualSort: '-createdAt',
  sorts: [
    ['', 'Newest first'],
    ['expiresAt', 'Expiring first'],
    ['-amount', 'Largest amount first'],
    ['-amountPaid', 'Most paid first'],
    ['title', 'By title'],
  ],
  columns: [title, merchant, amount, status, expires, paid, customer, reference, created, actions],
  csv: [id, merchant, title, status, amount, paid, customer, reference, url, created, expires],
  filters: [status, expires, merchant],
})

export const paymentLinkViews: ViewPage = {
  ...paymentLinkList,
  id: 'links',
  path: paths.links,
  allName: 'All payment links',
  builtIn: [{ name: 'Expiring this week', query: 'expiring=7' }],
}

/** The words by which the search of the whole area finds a link, and the details it shows. */
export const paymentLinkEntry = (link: PaymentLink): RowEntry => ({
  id: link.id,
  name: link.title,
  details: [formatRupees(link.amount), labelOf('link', link.status), link.reference, link.customer?.name],
  keywords: wordsOf(
    link.id,
    link.reference,
    link.merchantName,
    rupeesForInput(link.amount),
    customerWords(link.customer),
  ),
})

function Title({ link }: { link: PaymentLink }) {
  const deletion = useSnapshot(deletions).byId[link.id]
  return (
    <>
      <RowLink id={link.id} to={pathTo.link(link.id)}>
        {link.title}
      </RowLink>
      {deletion?.step === 'failed' && <DeletionFailure link={link} message={deletion.message} />}
    </>
  )
}

/** On a phone, which has no column for it, the badge says how much was paid or refunded. */
function PaidPart(link: PaymentLink) {
  const { amountPaid, amountRefunded = 0, status } = link
  const { label, icon, tone } = statuses.link[status]
  return (
    <>
      <span className={classes(amountRefunded > 0 && 'max-sm:hidden')}>
        <Badge tone={tone} icon={icon}>
          <ByWidth wide={label} phone={`${formatRupees(amountPaid)} paid`} />
        </Badge>
      </span>
      {amountRefunded > 0 && (
        <span className="sm:hidden">
          <Badge tone="returned" icon={Undo2}>
            <span>{amountRefunded < amountPaid ? 'Part refunded' : 'Refunded'}</span>
            <VisuallyHidden>{`, ${formatRupees(amountPaid)} paid, ${refundedPartOf(link)}`}</VisuallyHidden>
          </Badge>
        </span>
      )}
    </>
  )
}

const ByWidth = ({ wide, phone }: { wide: string; phone: string }) => (
  <>
    <span className="max-sm:hidden">{wide}</span>
    <span className="sm:hidden">{phone}</span>
  </>
)

const SOON_DAYS = 3

/** The day on which a link expires; if that is near, how soon. */
function Expiry({ link }: { link: PaymentLink }) {
  if (!link.expiresAt) return <ByWidth wide="Never" phone="Never expires" />
  const now = Date.now()
  const isSoon = hoursToExpiry(link, now) !== null && daysUntil(link.expiresAt) <= SOON_DAYS
  const verb = Date.parse(link.expiresAt) < now ? 'Expired' : 'Expires'
  const day = formatDay(link.expiresAt)
  if (!isSoon) return <ByWidth wide={day} phone={`${verb} ${formatShortDay(link.expiresAt)}`} />
  return (
    <Badge tone="warning" icon={Clock}>
      <span>{formatDaysUntil(link.expiresAt)}</span>
      <VisuallyHidden>{`, ${day}`}</VisuallyHidden>
    </Badge>
  )
}
