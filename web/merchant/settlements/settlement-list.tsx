import { pathTo } from '../../paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { istTime } from '../csv/csv.ts'
import { numbered } from '../format/count.ts'
import { dayOf, formatDay } from '../format/ist.ts'
import { Late } from '../format/late.tsx'
import { formatRupees, rupeesForInput } from '../format/rupees.ts'
import { labelOf, Status, statuses } from '../format/status.tsx'
import {
  isOfMerchant,
  merchantField,
  moneyColumn,
  NameAndNote,
  PhoneWord,
  RowLink,
  referenceField,
} from '../lists/fields.tsx'
import { choicesOf } from '../lists/filter.ts'
import type { Field, RowEntry } from '../lists/list.ts'
import { listOf, wordsOf } from '../lists/list.ts'
import { anyOf } from '../lists/url-values.ts'
import type { Settlement } from '../records/settlements.ts'
import { isOverdue } from '../records/settlements.ts'

type SettlementFilters = {
  search?: string
  status?: Settlement['status'][]
  merchantId?: string
  sort?: string
}
type SettlementField = Field<Settlement, SettlementFilters>

const id: SettlementField = {
  ...referenceField<Settlement>({
    id: 'id',
    name: 'Settlement ID',
    inFile: 'Settlement',
    width: 10.5,
    isOptional: true,
    copyName: 'settlement id',
    value: (row) => row.id,
  }),
  text: (row) => row.id,
}

const net: SettlementField = {
  column: moneyColumn({
    id: 'net',
    name: 'Net',
    width: 7.75,
    isRowHeader: true,
    sort: 'net',
    phone: 'value',
    paise: (row) => row.net,
    cell: (row) => (
      <RowLink id={row.id} to={pathTo.settlement(row.id)} isMoney>
        <span>{formatRupees(row.net)}</span>
        <VisuallyHidden>{` ${row.id}`}</VisuallyHidden>
      </RowLink>
    ),
  }),
  csv: [['Net (INR)', (row) => ({ paise: row.net })]],
  sortKey: (row) => row.net,
}

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
  filter: { label: 'Status', kind: 'choices', isCommon: true, choices: choicesOf(statuses.settlement) },
  url: { status: anyOf(statuses.settlement) },
  passes: (row, filters) => filters.status?.includes(row.status) ?? true,
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

const merchant: SettlementField = {
  ...merchantField,
  isForAdmins: 'as column',
  passes: isOfMerchant,
  text: ({ merchantName }) => merchantName,
}

const utr: SettlementField = {
  ...referenceField<Settlement>({
    id: 'utr',
    name: 'UTR',
    width: 14.5,
    grow: 1,
    isOptional: true,
    copyName: 'UTR',
    value: (row) => row.utr,
    none: '—',
  }),
  text: (row) => row.utr ?? '',
  quoted: (row) => row.utr,
}

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
const money = (part: 'gross' | 'refunds' | 'fee' | 'tax', name: string, inFile = name): SettlementField => ({
  column: moneyColumn({
    id: part,
    name,
    width: 7.75,
    isOptional: 'hidden',
    sort: part,
    paise: (row) => row[part],
    cell: (row) => <span translate="no">{formatRupees(row[part])}</span>,
  }),
  csv: [[`${inFile} (INR)`, (row) => ({ paise: row[part] })]],
  sortKey: (row) => row[part],
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

/** What the search of the whole area finds a settlement by, and shows of it. */
export const settlementEntry = (row: Settlement): RowEntry => ({
  id: row.id,
  name: row.id,
  details: [formatRupees(row.net), labelOf('settlement', row.status), row.utr, `due ${formatDay(row.dueOn)}`],
  keywords: wordsOf(row.utr, row.merchantName, rupeesForInput(row.net)),
})
