import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { classes } from '../../ui/classes.ts'
import type { Elements } from '../../ui/elements.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Columns } from '../csv/csv.ts'
import { Copyable } from '../format/copyable.tsx'
import { formatRupees } from '../format/rupees.ts'
import type { Column, PhonePlace } from './column.ts'
import { choicesOf } from './filter.ts'
import type { Field } from './list.ts'
import { wordsOf } from './list.ts'
import { anyOf, idText } from './url-values.ts'

// Fields that several lists have.

type OfMerchant = { merchantId: string; merchantName: string }

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
  isForAdmins: 'as column',
  // Those that the list knows: see `merchantsOf`.
  filter: { label: 'Merchant', kind: 'choice', choices: [] },
  url: { merchantId: idText },
  passes: (row, { merchantId }) => merchantId === undefined || row.merchantId === merchantId,
  text: ({ merchantName }) => merchantName,
} satisfies Field<OfMerchant, { merchantId?: string }>

/** The merchants of some rows by id, to filter by. */
export const merchantsOf = (rows: readonly OfMerchant[]) =>
  new Map(rows.map(({ merchantId, merchantName }) => [merchantId, merchantName]))

export const statusFilter = <Row, Status extends string>(
  appearances: Record<Status, { label: string }>,
  statusOf: (row: Row) => Status,
) =>
  ({
    filter: { label: 'Status', kind: 'choices', isCommon: true, choices: choicesOf(appearances) },
    url: { status: anyOf(appearances) },
    passes: (row, { status }) => status?.includes(statusOf(row)) ?? true,
  }) satisfies Field<Row, { status?: Status[] }>

type Customer = { name?: string; email?: string; phone?: string }

export const customerWords = ({ name, email, phone }: Customer = {}) => wordsOf(name, email, phone)

/** A customer in the file and in the search. */
export const customerTexts = <Row,>(customerOf: (row: Row) => Customer | undefined) =>
  ({
    csv: [
      ['Customer', (row) => customerOf(row)?.name],
      ['Email', (row) => customerOf(row)?.email],
      ['Phone', (row) => customerOf(row)?.phone],
    ],
    text: (row) => customerWords(customerOf(row)),
  }) satisfies Field<Row, never>

type ColumnShape = Pick<Column<never>, 'id' | 'name' | 'width' | 'isOptional' | 'grow'>

type MoneyField<Row> = ColumnShape &
  Pick<Column<Row>, 'sort' | 'phone' | 'isRowHeader' | 'beside'> & {
    paise: (row: Row) => number
    cell?: Column<Row>['cell']
    /** If the file has more than the amount, or calls it something else. */
    csv?: Columns<Row>
  }

/** An amount, as wide as the largest; without a `cell`, a dash if there is none. */
export const moneyField = <Row,>({ paise, csv, ...column }: MoneyField<Row>) =>
  ({
    column: {
      isNumber: true,
      amount: paise,
      cell: (row) => (paise(row) > 0 ? <span translate="no">{formatRupees(paise(row))}</span> : '—'),
      ...column,
    },
    csv: csv ?? [[`${column.name} (INR)`, (row) => ({ paise: paise(row) })]],
    sortKey: paise,
  }) satisfies Field<Row, never>

type ReferenceField<Row> = ColumnShape & {
  /** In the file, if it is not the name of the column. */
  inFile?: string
  /** Said by the button that copies it, before the reference. */
  copyName: string
  value: (row: Row) => string | undefined
  none?: string
}

/** An id or a number of a bank, which can be copied, and finds the row also within a longer text. */
export const referenceField = <Row,>(field: ReferenceField<Row>) => {
  const { inFile = field.name, copyName, value, none, ...column } = field
  return {
    column: {
      ...column,
      cell: (row) => {
        const text = value(row)
        return text ? <Copyable text={text} name={`${copyName} ${text}`} isInRow /> : none
      },
    },
    csv: [[inFile, value]],
    text: (row) => value(row) ?? '',
    quoted: value,
  } satisfies Field<Row, never>
}

type AmountLinkProps = { id: string; to: string; paise: number }

/** The amount that opens its row, named by the id for screen readers. */
export const AmountLink = ({ id, to, paise }: AmountLinkProps) => (
  <RowLink id={id} to={to} isMoney>
    <span>{formatRupees(paise)}</span>
    <VisuallyHidden>{` ${id}`}</VisuallyHidden>
  </RowLink>
)

type RowLinkProps = { id: string; to: string; isMoney?: boolean; children: ReactNode }

/** Opens a row in the panel beside the list, which keeps its filters. */
export function RowLink({ id, to, isMoney, children }: RowLinkProps) {
  const { search } = useLocation()
  const { id: opened } = useParams()
  return (
    <Link
      className={rowLinkLook}
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

/**
 * The whole row is clickable, but only the name is focusable. WebKit does not support positioning relative to a table
 * row, so the link extends from its cell, which is as high as the row, across the table's width.
 */
export const rowLinkLook =
  'row-link inline-block max-w-full truncate align-middle text-ink after:absolute after:inset-y-0 after:left-0 after:w-[calc(100cqi-var(--select,0rem))] after:outline-action after:-outline-offset-2 focus-visible:outline-none focus-visible:after:outline-2 max-sm:block max-sm:after:w-[100cqi]'

type NameAndNoteProps = {
  /** Before the name. */
  mark?: Elements
  name: string
  /** Gives way first, and is left out where only its first letters would be left. */
  note?: string | undefined
  isAtEnd?: boolean
  translate?: 'no'
}

export const NameAndNote = ({ mark, name, note, isAtEnd = false, translate }: NameAndNoteProps) => (
  <span className="sm:@container/name block">
    <span className={classes('flex items-baseline gap-2', isAtEnd && 'max-sm:justify-end')}>
      {mark}
      <span className="min-w-0 truncate" translate={translate}>
        {name}
      </span>
      {note && (
        <span
          className="hidden min-w-0 shrink-[9999] truncate font-normal text-muted text-xs/body sm:@min-[12rem]/name:@min-4xl/sheet:block"
          translate={translate}
        >
          {note}
        </span>
      )}
    </span>
  </span>
)

/** What the date refers to, on a phone, which shows no column headers. */
export const PhoneWord = ({ children }: { children: string }) => (
  <span className="sm:hidden">{`${children} `}</span>
)

// The looks of the rows of a list, long or short.

/** On a phone a row has two lines: title and amount; status and date. */
export const phoneRowLook =
  'max-sm:@max-3xs/sheet:gap-x-1 max-sm:@max-3xs/sheet:px-2 max-sm:relative max-sm:grid max-sm:min-h-16 max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:content-center max-sm:gap-x-3 max-sm:gap-y-0.5 max-sm:px-4'

export const phoneCellLook: Record<PhonePlace, string> = {
  title: 'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1 max-sm:text-start max-sm:font-label',
  value: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:min-w-max max-sm:text-end max-sm:font-semibold',
  state: 'max-sm:col-start-1 max-sm:row-start-2 max-sm:text-start',
  who: 'max-sm:@container max-sm:col-start-2 max-sm:row-start-2 max-sm:self-center max-sm:text-start max-sm:text-muted max-sm:text-xs/body',
  detail:
    'max-sm:col-start-3 max-sm:row-start-2 max-sm:self-center max-sm:overflow-visible max-sm:whitespace-normal max-sm:text-end max-sm:text-muted max-sm:text-xs/body',
  menu: 'max-sm:col-start-4 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-center max-sm:overflow-visible',
}

/** The room around what a cell shows, which on a phone the row has. */
export const cellPadding =
  'sm:px-2 sm:first:ps-4 sm:last:pe-4 lg:px-3 lg:first:ps-4 lg:last:pe-4 print:px-3 print:align-middle'

/** @param isMarked selected, or open beside the list */
export const rowTone = (isMarked: boolean) =>
  isMarked
    ? 'bg-action-soft forced-colors:outline-2 forced-colors:outline-[Highlight] forced-colors:-outline-offset-2'
    : 'bg-surface hover:bg-sunk has-data-new:bg-[color-mix(in_oklab,var(--color-action-soft)_60%,var(--color-surface))]'
