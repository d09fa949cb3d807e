import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import type { Columns } from '../csv/csv.ts'
import { Copyable } from '../format/copyable.tsx'
import { formatRupees } from '../format/rupees.ts'
import type { Column } from './column.ts'
import type { Field } from './list.ts'
import { idText } from './url-values.ts'

// Fields that several lists have.

/** What stands in the table and in the file. */
type Shown<Row> = { column: Column<Row>; csv: Columns<Row> }

export const merchantField = {
  column: {
    id: 'merchant',
    name: 'Merchant',
    width: 9,
    grow: 2,
    isOptional: true,
    cell: ({ merchantName }) => <span translate="no">{merchantName}</span>,
  },
  csv: [['Merchant', ({ merchantName }) => merchantName]],
  // Those that the list knows: see `merchantsOf`.
  filter: { label: 'Merchant', kind: 'choice', choices: [] },
  url: { merchantId: idText },
} satisfies Field<{ merchantName: string }, { merchantId?: string }>

type OfMerchant = { merchantId: string; merchantName: string }

/** The merchants of some rows by id, to filter by. */
export const merchantsOf = (rows: readonly OfMerchant[]) =>
  new Map(rows.map(({ merchantId, merchantName }) => [merchantId, merchantName]))

/** For a list that is filtered in the browser. */
export const isOfMerchant = ({ merchantId }: OfMerchant, filters: { merchantId?: string }) =>
  filters.merchantId === undefined || merchantId === filters.merchantId

type ColumnShape = Pick<Column<never>, 'id' | 'name' | 'width' | 'isOptional' | 'grow'>

type MoneyColumn<Row> = ColumnShape &
  Pick<Column<Row>, 'sort' | 'phone' | 'isRowHeader'> & {
    paise: (row: Row) => number
    cell?: Column<Row>['cell']
  }

/** An amount, as wide as the largest; without a `cell`, a dash if there is none. */
export const moneyColumn = <Row,>({ paise, ...column }: MoneyColumn<Row>): Column<Row> => ({
  isNumber: true,
  amount: paise,
  cell: (row) => (paise(row) > 0 ? <span translate="no">{formatRupees(paise(row))}</span> : '—'),
  ...column,
})

type ReferenceField<Row> = ColumnShape & {
  /** In the file, if it is not the name of the column. */
  inFile?: string
  /** Said by the button that copies it, before the reference. */
  what: string
  value: (row: Row) => string | undefined
  none?: string
}

/** An id or a number of a bank, which can be copied. */
export const referenceField = <Row,>(field: ReferenceField<Row>): Shown<Row> => {
  const { inFile = field.name, what, value, none, ...column } = field
  return {
    column: {
      ...column,
      cell: (row) => {
        const text = value(row)
        return text ? <Copyable text={text} what={`${what} ${text}`} /> : none
      },
    },
    csv: [[inFile, value]],
  }
}

type RowLinkProps = { id: string; to: string; isMoney?: boolean; children: ReactNode }

/** Opens a row in the panel beside the list, which keeps its filters. */
export function RowLink({ id, to, isMoney, children }: RowLinkProps) {
  const { search } = useLocation()
  const { id: opened } = useParams()
  return (
    <Link
      className={isMoney ? 'money row-link' : 'row-link'}
      // Cut at its end: that of a title in Urdu is on the left.
      dir={isMoney ? undefined : 'auto'}
      translate="no"
      to={to + search}
      state={{ inPlace: true }}
      aria-current={id === opened ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
