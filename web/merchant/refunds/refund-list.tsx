import { paths, pathTo } from '../../paths.ts'
import { istTime } from '../csv/csv.ts'
import { dayOf, formatDay } from '../format/ist.ts'
import { Late } from '../format/late.tsx'
import { RelativeTime } from '../format/relative-time.tsx'
import { formatRupees, rupeesForInput } from '../format/rupees.ts'
import { PaymentStatus, paymentLabel, statuses } from '../format/status.tsx'
import {
  AmountLink,
  customerTexts,
  customerWords,
  merchantField,
  moneyField,
  NameAndNote,
  PhoneWord,
  referenceField,
  statusFilter,
} from '../lists/fields.tsx'
import type { Field, RowEntry } from '../lists/list.ts'
import { listOf, wordsOf } from '../lists/list.ts'
import { oneOf } from '../lists/url-values.ts'
import type { ViewPage } from '../lists/views.ts'
import type { RefundRow } from './refunds.ts'
import { isLate, isOwed } from './refunds.ts'

const dueChoices = { late: 'Late', open: 'Not late', refused: 'Refused, not made again' }

type RefundFilters = {
  search?: string
  status?: RefundRow['refund']['status'][]
  due?: keyof typeof dueChoices
  merchantId?: string
  sort?: string
}
type RefundField = Field<RefundRow, RefundFilters>

const amount: RefundField = moneyField({
  id: 'amount',
  name: 'Refund',
  width: 7.75,
  isRowHeader: true,
  sort: 'amount',
  phone: 'value',
  paise: ({ refund }) => refund.amount,
  cell: ({ id, refund }) => <AmountLink id={id} to={pathTo.refund(id)} paise={refund.amount} />,
})

const status: RefundField = {
  column: {
    id: 'status',
    name: 'Status',
    width: 8.5,
    grow: 1,
    phone: 'state',
    cell: ({ refund, transaction }) => (
      <PaymentStatus kind="refund" status={refund.status} mode={transaction.mode} />
    ),
  },
  csv: [['Status', (row) => statusLabel(row)]],
  ...statusFilter(statuses.refund, ({ refund }: RefundRow) => refund.status),
}

const due: RefundField = {
  column: {
    id: 'due',
    name: 'Expected by',
    width: 10.5,
    sort: 'expectedBy',
    phone: 'detail',
    cell: (row) =>
      isLate(row, dayOf(Date.now())) ? (
        <Late day={row.refund.expectedBy} />
      ) : (
        <>
          <PhoneWord>Expected by</PhoneWord>
          <span>{formatDay(row.refund.expectedBy)}</span>
        </>
      ),
  },
  csv: [['Expected by', ({ refund }) => refund.expectedBy]],
  filter: { label: 'Due', kind: 'choice', isCommon: true, choices: Object.entries(dueChoices) },
  url: { due: oneOf(dueChoices) },
  passes: (row, { due }, now) => {
    if (due === undefined) return true
    if (due === 'refused') return isOwed(row)
    return row.refund.status === 'pending' && isLate(row, dayOf(now)) === (due === 'late')
  },
  sortKey: ({ refund }) => refund.expectedBy,
}

const customer: RefundField = {
  column: {
    id: 'customer',
    name: 'Customer',
    width: 8.5,
    grow: 8,
    phone: 'title',
    cell: ({ transaction: { customer: paidBy, id } }) => (
      <NameAndNote name={paidBy.name || id} note={paidBy.phone ?? paidBy.email} translate="no" />
    ),
  },
  ...customerTexts(({ transaction }: RefundRow) => transaction.customer),
}

const merchant: RefundField = merchantField

const payment: RefundField = {
  ...moneyField<RefundRow>({
    id: 'payment',
    name: 'Of the payment',
    width: 8.5,
    isOptional: true,
    paise: ({ transaction }) => transaction.amount,
    csv: [
      ['Transaction', ({ transaction }) => transaction.id],
      ['Payment (INR)', ({ transaction }) => ({ paise: transaction.amount })],
      ['Paid (IST)', ({ transaction }) => istTime(transaction.createdAt)],
    ],
  }),
  text: ({ transaction }) => wordsOf(transaction.id, transaction.rrn),
}

const bankReference: RefundField = {
  ...referenceField<RefundRow>({
    id: 'reference',
    name: 'RRN or ARN',
    width: 13.5,
    isOptional: true,
    copyName: 'refund reference',
    value: ({ refund }) => refund.reference.value,
    none: '—',
  }),
  // With its kind, which makes it a text: a spreadsheet would round a number of 23 digits.
  csv: [
    [
      'RRN or ARN',
      ({ refund: { reference } }) => reference.value && `${reference.type.toUpperCase()} ${reference.value}`,
    ],
  ],
}

const requested: RefundField = {
  column: {
    id: 'requested',
    name: 'Requested',
    width: 11.5,
    isOptional: true,
    sort: 'createdAt',
    cell: ({ refund }) => <RelativeTime moment={refund.createdAt} />,
  },
  csv: [
    ['Requested (IST)', ({ refund }) => istTime(refund.createdAt)],
    ['Sent (IST)', ({ refund }) => istTime(refund.processedAt)],
  ],
  sortKey: ({ refund }) => refund.createdAt,
}

const reason: RefundField = {
  column: {
    id: 'reason',
    name: 'Reason',
    width: 9,
    grow: 2,
    isOptional: 'hidden',
    cell: ({ refund }) => refund.reason ?? '—',
  },
  csv: [['Reason', ({ refund }) => refund.reason]],
  text: ({ refund }) => refund.reason ?? '',
}

const id: RefundField = referenceField({
  id: 'id',
  name: 'Refund ID',
  width: 10.5,
  isOptional: 'hidden',
  copyName: 'refund id',
  value: (row) => row.id,
})

export const refundList = listOf<RefundRow, RefundFilters>({
  id: 'refunds',
  title: 'Refunds',
  nameOf: (row) => row.id,
  usualSort: 'urgency',
  sorts: [
    ['', 'Late first'],
    ['-createdAt', 'Newest first'],
    ['expectedBy', 'Due first'],
    ['-amount', 'Largest first'],
  ],
  columns: [amount, status, due, customer, merchant, payment, bankReference, requested, reason, id],
  csv: [id, requested, merchant, status, amount, due, bankReference, payment, customer, reason],
  filters: [status, due],
})

export const refundViews: ViewPage = {
  ...refundList,
  path: paths.refunds,
  allName: 'All refunds',
  builtIn: [
    { name: 'Late', query: 'due=late' },
    { name: 'Refused, not made again', query: 'due=refused' },
    { name: 'Pending', query: 'status=pending' },
    { name: 'Refused', query: 'status=failed' },
  ],
}

/** The words by which the search of the whole area finds a refund, and the details it shows. */
export const refundEntry = (row: RefundRow): RowEntry => ({
  id: row.id,
  name: row.id,
  details: [formatRupees(row.refund.amount), statusLabel(row), row.transaction.customer.name],
  keywords: wordsOf(
    'refund',
    row.refund.reference.value,
    rupeesForInput(row.refund.amount),
    customerWords(row.transaction.customer),
  ),
})

const statusLabel = ({ refund, transaction }: RefundRow) =>
  paymentLabel({ kind: 'refund', status: refund.status, mode: transaction.mode })
