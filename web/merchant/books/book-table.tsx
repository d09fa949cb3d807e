import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { CsvExport } from '../csv/csv-export.tsx'

export type BookColumn<Row> = {
  name: string
  isNumber?: true
  cell: (row: Row) => ReactNode
  /** Below all rows. */
  total?: ReactNode
}

type BookTableProps<Row> = {
  title: string
  /** What it is called on each printed page, behind the name of the business. */
  printedTitle: string
  /** Begins the name of its file. */
  file: string
  csv: () => string
  columns: readonly BookColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Whether the money of a row did not arrive. */
  hasFailed?: (row: Row) => boolean
  /** Instead of a table without rows. */
  nothing: string
  isPrinted: boolean
  onPrint: () => void
  /** Other files, and what needs to be known. */
  actions?: ReactNode
  children?: ReactNode
}

/** One list of the books: on screen, as a file and on paper, where its head is on each page. */
export function BookTable<Row>(props: BookTableProps<Row>) {
  const { title, file, csv, rows, nothing, isPrinted, onPrint, actions, children } = props
  const id = useId()
  return (
    <section className="sheet book" aria-labelledby={id} data-printed={isPrinted || undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {rows.length > 0 && (
          <div className="book-actions">
            {actions}
            <CsvExport fileName={file} label={`${title} as CSV`} collect={async () => csv()} />
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
      {rows.length === 0 ? <p className="facts muted">{nothing}</p> : <Rows {...props} />}
      {children}
    </section>
  )
}

function Rows<Row>({ title, printedTitle, columns, rows, keyOf, hasFailed }: BookTableProps<Row>) {
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
          {rows.map((row) => (
            <tr key={keyOf(row)} data-failed={hasFailed?.(row) || undefined}>
              <Cells columns={columns} contentOf={({ cell }) => cell(row)} />
            </tr>
          ))}
          <tr data-total>
            <Cells columns={columns} contentOf={({ total }) => total} />
          </tr>
        </tbody>
      </table>
    </section>
  )
}

type CellsProps<Row> = {
  columns: readonly BookColumn<Row>[]
  contentOf: (column: BookColumn<Row>) => ReactNode
}

const Cells = <Row,>({ columns: [first, ...others], contentOf }: CellsProps<Row>) => (
  <>
    <th scope="row">{first && contentOf(first)}</th>
    {others.map((column) => (
      <td key={column.name} className={column.isNumber && 'number money'}>
        {contentOf(column)}
      </td>
    ))}
  </>
)
