import { paths, pathTo } from '../../paths.ts'
import { istTime } from '../csv/csv.ts'
import { isCaptured } from '../format/captured.ts'
import { formatTime } from '../format/ist.ts'
import { methodName, methodNames } from '../format/method-names.ts'
import { RelativeTime } from '../format/relative-time.tsx'
import { formatRupees, rupeesForInput } from '../format/rupees.ts'
import { labelOf, PaymentStatus, paymentLabel, statuses } from '../format/status.tsx'
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
import { choicesOf } from '../lists/filter.ts'
import type { Field, RowEntry } from '../lists/list.ts'
import { listOf, wordsOf } from '../lists/list.ts'
import { anyOf, day, idText, oneOf, rupees, wholeNumber } from '../lists/url-values.ts'
import type { ViewPage } from '../lists/views.ts'
import { NewMark } from '../live/new-rows.tsx'
import { GatewayName } from './gateway-name.tsx'
import type { Transaction, TransactionFilters } from './transactions.ts'

type TransactionField = Field<Transaction, TransactionFilters>

const MAX_HOURS = 720

const id: TransactionField = referenceField({
  id: 'id',
  name: 'Transaction ID',
  inFile: 'Transaction',
  width: 12.5,
  isOptional: true,
  copyName: 'transaction id',
  value: (row) => row.id,
})

const amount: TransactionField = {
  ...moneyField<Transaction>({
    id: 'amount',
    name: 'Amount',
    width: 7.75,
    isRowHeader: true,
    sort: 'amount',
    phone: 'value',
    paise: (row) => row.amount,
    cell: (row) => <AmountLink id={row.id} to={pathTo.transaction(row.id)} paise={row.amount} />,
  }),
  filter: { label: 'Amount', kind: 'amounts' },
  url: { minAmount: rupees, maxAmount: rupees },
}

const status: TransactionField = {
  column: {
    id: 'status',
    name: 'Status',
    width: 10.25,
    grow: 1,
    phone: 'state',
    cell: (row) => <PaymentStatus {...row} />,
  },
  csv: [['Status', (row) => labelOf('transaction', row.status)]],
  ...statusFilter(statuses.transaction, (row: Transaction) => row.status),
}

const customer: TransactionField = {
  column: {
    id: 'customer',
    name: 'Customer',
    width: 8.5,
    grow: 6,
    phone: 'title',
    cell: (row) => (
      <NameAndNote
        mark={<NewMark id={row.id} />}
        name={row.customer.name}
        note={row.customer.email ?? row.customer.phone}
        translate="no"
      />
    ),
  },
  ...customerTexts((row: Transaction) => row.customer),
}

const merchant: TransactionField = merchantField

const method: TransactionField = {
  column: {
    id: 'method',
    name: 'Method',
    width: 6.75,
    grow: 1,
    isOptional: true,
    cell: (row) => methodName(row.method),
  },
  csv: [['Method', (row) => methodName(row.method)]],
  filter: { label: 'Method', kind: 'choices', isCommon: true, choices: Object.entries(methodNames) },
  url: { method: anyOf(methodNames) },
}

const time: TransactionField = {
  column: {
    id: 'time',
    name: 'Time',
    width: 11.5,
    grow: 1,
    sort: 'createdAt',
    phone: 'detail',
    cell: ({ createdAt }) => (
      <>
        <PhoneWord>Created:</PhoneWord>
        <RelativeTime moment={createdAt} />
      </>
    ),
  },
  csv: [
    ['Created (IST)', ({ createdAt }) => istTime(createdAt)],
    ['Paid (IST)', ({ events }) => istTime(events.find(({ type }) => type === 'succeeded')?.at)],
  ],
  filter: { label: 'Date', kind: 'days', isCommon: true },
  url: { from: day, to: day, lastHours: wholeNumber(MAX_HOURS) },
}

const fee: TransactionField = moneyField({
  id: 'fee',
  name: 'Fee and GST',
  width: 7,
  isOptional: 'hidden',
  paise: (row) => row.fee + row.tax,
  csv: [
    ['Fee (INR)', (row) => ({ paise: row.fee })],
    ['GST on fee (INR)', (row) => ({ paise: row.tax })],
  ],
})

const refunded: TransactionField = {
  ...moneyField<Transaction>({
    id: 'refunded',
    name: 'Refunded',
    width: 7.5,
    isOptional: 'hidden',
    paise: ({ refundedAmount }) => refundedAmount,
  }),
  filter: { label: 'Refunds', kind: 'choice', choices: choicesOf(statuses.refund) },
  url: { refundStatus: oneOf(statuses.refund) },
}

/** The amount that reaches the bank, of captured payments only. */
const net: TransactionField = moneyField({
  id: 'net',
  name: 'Net',
  width: 7.75,
  isOptional: 'hidden',
  paise: (row) => row.amount,
  cell: (row) => (isCaptured(row) ? <span translate="no">{formatRupees(netOf(row))}</span> : '—'),
  csv: [['Net (INR)', (row) => (isCaptured(row) ? { paise: netOf(row) } : undefined)]],
})

const netOf = ({ amount, fee, tax, refundedAmount }: Transaction) => amount - fee - tax - refundedAmount

const vpa: TransactionField = { csv: [['UPI ID', (row) => row.vpa]] }

const rrn: TransactionField = referenceField({
  id: 'rrn',
  name: 'RRN',
  width: 10,
  isOptional: 'hidden',
  copyName: 'RRN',
  value: (row) => row.rrn,
})

const link: TransactionField = {
  ...referenceField<Transaction>({
    id: 'link',
    name: 'Payment link',
    width: 11,
    isOptional: 'hidden',
    copyName: 'payment link id',
    value: ({ paymentLinkId }) => paymentLinkId,
  }),
  filter: { label: 'Payment link', kind: 'set-elsewhere' },
  url: { paymentLinkId: idText },
}

const gateway: TransactionField = {
  column: {
    id: 'gateway',
    name: 'Gateway',
    width: 8,
    grow: 1,
    isOptional: 'hidden',
    cell: ({ gatewayId }) => <GatewayName id={gatewayId} />,
  },
  csv: [['Gateway', ({ gatewayId }) => gatewayId]],
  filter: { label: 'Gateway', kind: 'choice', choices: [] },
  url: { gatewayId: idText },
}

const settlement: TransactionField = {
  ...referenceField<Transaction>({
    id: 'settlement',
    name: 'Settlement',
    width: 10.5,
    isOptional: 'hidden',
    copyName: 'settlement id',
    value: ({ settlementId }) => settlementId,
  }),
  filter: { label: 'Settlement', kind: 'set-elsewhere' },
  url: { settlementId: idText },
}

const modes: Record<'test' | 'live', { label: string }> = { test: { label: 'Test' }, live: { label: 'Live' } }

const mode: TransactionField = {
  csv: [['Mode', (row) => modes[row.mode ?? 'live'].label]],
  filter: { label: 'Mode', kind: 'choice', choices: choicesOf(modes) },
  url: { mode: oneOf(modes) },
}

const failure: TransactionField = { csv: [['Failure', (row) => row.failure?.reason]] }

/** The server filters, sorts and searches. What a merchant looks for comes first, ids last. */
export const transactionList = listOf<Transaction, TransactionFilters>({
  id: 'transactions',
  title: 'Transactions',
  nameOf: (row) => row.id,
  usualSort: '-createdAt',
  sorts: [
    ['', 'Newest first'],
    ['createdAt', 'Oldest first'],
    ['-amount', 'Largest amount first'],
    ['amount', 'Smallest amount first'],
  ],
  columns: [
    ...[amount, status, customer, merchant, method, time, fee, refunded, net, rrn, link, gateway],
    ...[settlement, id],
  ],
  csv: [
    ...[id, time, merchant, status, method, amount, refunded, fee, net, customer, vpa, rrn, gateway, link],
    ...[settlement, failure, mode],
  ],
  filters: [time, status, method, amount, refunded, gateway, mode, link, settlement, merchant],
})

export const transactionViews: ViewPage = {
  ...transactionList,
  path: paths.transactions,
  allName: 'All transactions',
  builtIn: [{ name: 'Failed in the last 24 h', query: 'status=failed&lastHours=24' }],
}

/** The words by which the search of the whole area finds a transaction, and the details it shows. */
export const transactionEntry = (row: Transaction): RowEntry => ({
  id: row.id,
  name: row.id,
  details: [formatRupees(row.amount), paymentLabel(row), row.customer.name, formatTime(row.createdAt)],
  keywords: wordsOf(
    row.mode,
    row.rrn,
    row.merchantName,
    rupeesForInput(row.amount),
    customerWords(row.customer),
  ),
})
