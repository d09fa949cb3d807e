import { pathTo } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { istTime } from '../csv/csv.ts'
import { formatCount, numbered } from '../format/count.ts'
import { addDays, dayOf } from '../format/ist.ts'
import { MARK_ROOM, PaidAmount } from '../format/paid-amount.tsx'
import { RelativeTime } from '../format/relative-time.tsx'
import { formatRupees } from '../format/rupees.ts'
import { moneyField, PhoneWord, rowLinkLook } from '../lists/fields.tsx'
import type { Field } from '../lists/list.ts'
import { listOf, wordsOf } from '../lists/list.ts'
import { oneOf, wholeNumber } from '../lists/url-values.ts'
import type { CustomerRow } from './customers.ts'

const linkChoices = { open: 'Some open', none: 'None open' }
const MAX_DAYS = 720

/** `seen`: within this many days. */
type CustomerFilters = { search?: string; links?: keyof typeof linkChoices; seen?: number; sort?: string }
type CustomerField = Field<CustomerRow, CustomerFilters>

const name: CustomerField = {
  column: {
    id: 'name',
    name: 'Customer',
    width: 11,
    grow: 2,
    isRowHeader: true,
    sort: 'name',
    phone: 'title',
    cell: (row) => (
      <Link className={rowLinkLook} translate="no" dir="auto" to={pathTo.customer(row.id)}>
        {row.name}
      </Link>
    ),
  },
  csv: [['Customer', (row) => row.name]],
  sortKey: (row) => row.name.toLowerCase(),
  text: (row) => row.name,
}

const contact = (part: 'email' | 'phone', title: string, width: number, grow?: number): CustomerField => ({
  column: {
    id: part,
    name: title,
    width,
    ...(grow && { grow }),
    isOptional: true,
    cell: (row) => <span translate="no">{row[part] ?? '—'}</span>,
  },
  csv: [[title, (row) => row[part]]],
  text: (row) => row[part] ?? '',
  quoted: (row) => row[part],
})

const phone = contact('phone', 'Phone', 9.75)
const email = contact('email', 'Email', 14.5, 4)

const paid: CustomerField = moneyField({
  id: 'paid',
  name: 'Paid',
  width: 8.25,
  sort: 'paid',
  phone: 'value',
  paise: (row) => row.paid,
  beside: MARK_ROOM,
  cell: (row) => <PaidAmount {...row} />,
  csv: [
    ['Paid (INR)', (row) => ({ paise: row.paid })],
    ['Refunded (INR)', (row) => ({ paise: row.refunded })],
  ],
})

const count: CustomerField = {
  column: {
    id: 'count',
    name: 'Payments',
    width: 7.5,
    isOptional: true,
    sort: 'count',
    phone: 'state',
    cell: (row) => numbered(row.count, 'payment'),
  },
  csv: [['Payments', (row) => row.count]],
  sortKey: (row) => row.count,
}

const lastSeen: CustomerField = {
  column: {
    id: 'lastSeen',
    name: 'Last seen',
    width: 10,
    grow: 1,
    sort: 'lastSeen',
    phone: 'detail',
    cell: (row) => (
      <>
        <PhoneWord>Last seen:</PhoneWord>
        <RelativeTime moment={row.lastSeen} />
      </>
    ),
  },
  csv: [['Last seen (IST)', (row) => istTime(row.lastSeen)]],
  filter: {
    label: 'Last seen',
    kind: 'choice',
    isCommon: true,
    choices: [
      ['7', 'Within 7 days'],
      ['30', 'Within 30 days'],
      ['90', 'Within 90 days'],
    ],
  },
  url: { seen: wholeNumber(MAX_DAYS) },
  passes: (row, { seen }, now) => seen === undefined || dayOf(row.lastSeen) > addDays(dayOf(now), -seen),
  sortKey: (row) => row.lastSeen,
}

const links: CustomerField = {
  ...moneyField<CustomerRow>({
    id: 'links',
    name: 'Open links',
    width: 10,
    grow: 1,
    paise: ({ open }) => open.amount,
    beside: '10 · ',
    sort: 'open',
    cell: ({ open }) =>
      open.count === 0 ? (
        '—'
      ) : (
        <span>
          <span className="text-muted">{`${formatCount(open.count)} · `}</span>
          <span translate="no">{formatRupees(open.amount)}</span>
        </span>
      ),
    csv: [
      ['Open links', ({ open }) => open.count],
      ['Outstanding (INR)', ({ open }) => ({ paise: open.amount })],
    ],
  }),
  filter: { label: 'Links', kind: 'choice', isCommon: true, choices: Object.entries(linkChoices) },
  url: { links: oneOf(linkChoices) },
  passes: ({ open }, filters) => filters.links === undefined || open.count > 0 === (filters.links === 'open'),
}

export const customerList = listOf<CustomerRow, CustomerFilters>({
  id: 'customers',
  title: 'Customers',
  nameOf: (row) => wordsOf(row.name, row.id),
  usualSort: '-paid',
  sorts: [
    ['', 'Most paid first'],
    ['-lastSeen', 'Last seen first'],
    ['-open', 'Largest outstanding first'],
    ['name', 'By name'],
  ],
  columns: [name, paid, phone, email, count, lastSeen, links],
  csv: [name, phone, email, paid, count, lastSeen, links],
  filters: [lastSeen, links],
})
