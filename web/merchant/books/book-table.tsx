import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { CsvExport } from '../csv/csv-export.tsx'
import { grouped } from '../format/grouped.ts'
import { monthName } from './period.ts'

export type BookColumn<Row> = {
  name: string
  isNumber?: true
  cell: (row: Row) => ReactNode
  /** Below all rows, and below those of a month. */
  total?: (rows: readonly Row[]) => ReactNode
}

type BookTableProps<Row> = {
  /** Of its heading. */
  id: string
  title: string
  /** What it is called on each printed page, behind the name of the business. */
  printedTitle: string
  /** The name of its file. */
  file: string
  csv: () => string
  columns: readonly BookColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Whether the money of a row did not arrive. */
  hasFailed?: (row: Row) => boolean
  /** The day or month that a row is of. */
  dayOf: (row: Row) => string
  /** Whether the period has several months, each with its subtotal. */
  hasMonths: boolean
  /** Instead of a table without rows. */
  nothing: string
  isPrinted: boolean
  onPrint: () => void
  /** Other files, and what needs to be known. */
  actions?: Elements
  children?: Elements
}

/** Where the rows of a month begin. */
export const monthId = (tableId: string, month: string) => `${tableId}-${month}`

/** One list of the books: on screen, as a file and on paper, where its head is on each page. */
export function BookTable<Row>(props: BookTableProps<Row>) {
  const { id, title, file, csv, rows, nothing, isPrinted, onPrint, actions, children } = props
  return (
    <section className="sheet book" aria-labelledby={id} data-printed={isPrinted || undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {rows.length > 0 && (
          <div className="book-actions">
            {actions}
            <CsvExport fileName={() => file} label={`${title} as CSV`} collect={async () => csv()} />
            <button
              type="button"
              className="icon-button"
              aria-label={`Print ${title.toLowerCase()}`}
              title={`Print ${title.toLowerCase()}`}
              onClick={onPrint}
            >
              <Printer aria-hidden size={16} />
            </button>
          </div>
        )}
      </header>
      {rows.length === 0 ? <p className="p-4 text-muted">{nothing}</p> : <Rows {...props} />}
      {children}
    </section>
  )
}

function Rows<Row>(props: BookTableProps<Row>) {
  const { id, title, printedTitle, columns, rows, keyOf, hasFailed, dayOf, hasMonths } = props
  const months = grouped(rows, (row) => (hasMonths ? dayOf(row).slice(0, 7) : ''))
  return (
    // Scrollable, so it must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is operated by the arrow keys.
    <section className="book-rows" aria-label={`Rows of ${title}`} tabIndex={0}>
      <table className="ledger" aria-label={title}>
        <thead>
          <tr className="book-printed-head">
            <th colSpan={columns.length}>{printedTitle}</th>
          </tr>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={isNumber && 'number'}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months].map(([month, own]) => (
            <Fragment key={month}>
              {own.map((row, index) => (
                <tr
                  key={keyOf(row)}
                  id={index === 0 && month ? monthId(id, month) : undefined}
                  data-failed={hasFailed?.(row) || undefined}
                >
                  <Cells columns={columns} contentOf={({ cell }) => cell(row)} />
                </tr>
              ))}
              {month && (
                <tr data-total="month">
                  <Cells
                    columns={columns}
                    contentOf={({ total }, index) => (index === 0 ? monthName(month) : total?.(own))}
                  />
                </tr>
              )}
            </Fragment>
          ))}
          <tr data-total>
            <Cells
              columns={columns}
              contentOf={({ total }, index) => (index === 0 ? 'Total' : total?.(rows))}
            />
          </tr>
        </tbody>
      </table>
    </section>
  )
}

type CellsProps<Row> = {
  columns: readonly BookColumn<Row>[]
  contentOf: (column: BookColumn<Row>, index: number) => ReactNode
}

const Cells = <Row,>({ columns: [first, ...others], contentOf }: CellsProps<Row>) => (
  <>
    <th scope="row">{first && contentOf(first, 0)}</th>
    {others.map((column, index) => (
      <td key={column.name} className={column.isNumber && 'number money'}>
        {contentOf(column, index + 1)}
      </td>
    ))}
  </>
)
