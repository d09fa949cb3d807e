import { pathTo } from '../../paths.ts'
import { istTime } from '../csv/csv.ts'
import { numbered } from '../format/count.ts'
import { dayOf, formatDay } from '../format/ist.ts'
import { Late } from '../format/late.tsx'
import { formatRupees, rupeesForInput } from '../format/rupees.ts'
import { labelOf, Status, statuses } from '../format/status.tsx'
import {
  AmountLink,
  merchantField,
  moneyField,
  NameAndNote,
  PhoneWord,
  referenceField,
  statusFilter,
} from '../lists/fields.tsx'
import type { Field, RowEntry } from '../lists/list.ts'
import { listOf, wordsOf } from '../lists/list.ts'
import type { Settlement } from '../records/settlements.ts'
import { isOverdue } from '../records/settlements.ts'

type SettlementFilters = {
  search?: string
  status?: Settlement['status'][]
  merchantId?: string
  sort?: string
}
type SettlementField = Field<Settlement, SettlementFilters>

const id: SettlementField = referenceField({
  id: 'id',
  name: 'Settlement ID',
  inFile: 'Settlement',
  width: 10.5,
  isOptional: true,
  copyName: 'settlement id',
  value: (row) => row.id,
})

const net: SettlementField = moneyField({
  id: 'net',
  name: 'Net',
  width: 7.75,
  isRowHeader: true,
  sort: 'net',
  phone: 'value',
  paise: (row) => row.net,
  cell: (row) => <AmountLink id={row.id} to={pathTo.settlement(row.id)} paise={row.net} />,
})

const status: SettlementField = {
  column: {
    id: 'status',
    name: 'Status',
    width: 8.5,
    grow: 1,
    phone: 'state',
    cell: (row) => <Status kind="settlement" status={row.status} />,
  },
  csv: [['Status', (row) => labelOf('settlement', row.status)]],
  ...statusFilter(statuses.settlement, (row: Settlement) => row.status),
}

const due: SettlementField = {
  column: {
    id: 'due',
    name: 'Due',
    width: 8.25,
    grow: 1,
    sort: 'dueOn',
    phone: 'title',
    cell: (row) =>
      isOverdue(row, dayOf(Date.now())) ? (
        <Late day={row.dueOn} />
      ) : (
        <>
          <PhoneWord>Due</PhoneWord>
          <span>{formatDay(row.dueOn)}</span>
        </>
      ),
  },
  csv: [['Due', ({ dueOn }) => dueOn]],
  sortKey: ({ dueOn }) => dueOn,
}

const merchant: SettlementField = merchantField

const utr: SettlementField = referenceField({
  id: 'utr',
  name: 'UTR',
  width: 14.5,
  grow: 1,
  isOptional: true,
  copyName: 'UTR',
  value: (row) => row.utr,
  none: '—',
})

const payments: SettlementField = {
  column: {
    id: 'payments',
    name: 'Payments',
    width: 8,
    grow: 2,
    isOptional: true,
    sort: 'transactionCount',
    phone: 'detail',
    cell: ({ transactionCount: count, capturedOn }) => (
      <NameAndNote name={numbered(count, 'payment')} note={`of ${formatDay(capturedOn)}`} isAtEnd />
    ),
  },
  csv: [['Transactions', ({ transactionCount }) => transactionCount]],
  sortKey: ({ transactionCount }) => transactionCount,
}

const captured: SettlementField = { csv: [['Payments of', ({ capturedOn }) => capturedOn]] }
const processed: SettlementField = { csv: [['Processed (IST)', ({ processedAt }) => istTime(processedAt)]] }

/** What the net is made of. */
const money = (part: 'gross' | 'refunds' | 'fee' | 'tax', name: string, inFile = name): SettlementField =>
  moneyField({
    id: part,
    name,
    width: 7.75,
    isOptional: 'hidden',
    sort: part,
    paise: (row) => row[part],
    cell: (row) => <span translate="no">{formatRupees(row[part])}</span>,
    csv: [[`${inFile} (INR)`, (row) => ({ paise: row[part] })]],
  })

const gross = money('gross', 'Captured', 'Gross')
const refunds = money('refunds', 'Refunds')
const fee = money('fee', 'Fee')
const tax = money('tax', 'GST on fee')

export const settlementList = listOf<Settlement, SettlementFilters>({
  id: 'settlements',
  title: 'Settlements',
  nameOf: (row) => row.id,
  usualSort: '-dueOn',
  sorts: [
    ['', 'Newest first'],
    ['dueOn', 'Oldest first'],
    ['-net', 'Largest first'],
  ],
  columns: [net, status, due, merchant, utr, payments, gross, refunds, fee, tax, id],
  csv: [id, merchant, status, captured, due, processed, utr, payments, gross, refunds, fee, tax, net],
  filters: [status, merchant],
})

/** The fields by which the global search finds a settlement, and those that it shows. */
export const settlementEntry = (row: Settlement): RowEntry => ({
  id: row.id,
  name: row.id,
  details: [formatRupees(row.net), labelOf('settlement', row.status), row.utr, `due ${formatDay(row.dueOn)}`],
  keywords: wordsOf(row.utr, row.merchantName, rupeesForInput(row.net)),
})
