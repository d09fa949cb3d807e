import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { Panel } from '../../ui/app/panel.tsx'
import { Cell, HeadCell, NameCell, Table, TableRow } from '../../ui/app/table.tsx'
import { classes } from '../../ui/classes.ts'
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
  title: string
  /** The title on each printed page, after the name of the business. */
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
  /** What needs to be known of its figures. */
  note?: string
  /** Other files. */
  actions?: Elements
}

/** One list of the books: on screen, as a file and on paper, where its head is on each page. */
export function BookTable<Row>(props: BookTableProps<Row>) {
  const { title, file, csv, rows, nothing, note, actions } = props
  return (
    <Panel
      title={title}
      className="mt-5 print:mt-0 print:break-before-page print:border-0 print:[&>header]:hidden"
      aside={
        rows.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            {actions}
            <CsvExport fileName={() => file} label={`${title} as CSV`} collect={async () => csv()} />
          </div>
        )
      }
    >
      {rows.length > 0 && note && <p className="line-b px-4 py-2.5 text-muted text-xs/body">{note}</p>}
      {rows.length === 0 ? <p className="p-4 text-muted">{nothing}</p> : <Rows {...props} />}
    </Panel>
  )
}

function Rows<Row>(props: BookTableProps<Row>) {
  const { title, printedTitle, columns, rows, keyOf, hasFailed, dayOf, hasMonths } = props
  const months = grouped(rows, (row) => (hasMonths ? dayOf(row).slice(0, 7) : ''))
  return (
    // Scrollable, so it must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is operated by the arrow keys.
    <section className={ROWS} aria-label={`Rows of ${title}`} tabIndex={0}>
      <Table
        label={title}
        head={
          <>
            <tr className="hidden bg-surface print:table-row">
              <th
                className="whitespace-nowrap py-[1mm] text-start font-heading text-[10pt]"
                colSpan={columns.length}
              >
                {printedTitle}
              </th>
            </tr>
            <tr className="bg-surface">
              {columns.map(({ name, isNumber }, index) => (
                <HeadCell
                  key={name}
                  isNumber={isNumber}
                  className={classes(CELL, index === 0 && FIRST, 'print:text-[length:inherit]')}
                >
                  {name}
                </HeadCell>
              ))}
            </tr>
          </>
        }
      >
        {[...months].map(([month, monthRows]) => (
          <Fragment key={month}>
            {monthRows.map((row) => (
              <TableRow key={keyOf(row)} className={hasFailed?.(row) ? 'bg-danger-soft' : 'bg-surface'}>
                <Cells columns={columns} contentOf={({ cell }) => cell(row)} />
              </TableRow>
            ))}
            {month && (
              <TableRow className="line-t border-t-line-strong bg-sunk font-label">
                <Cells
                  columns={columns}
                  contentOf={({ total }, index) => (index === 0 ? monthName(month) : total?.(monthRows))}
                />
              </TableRow>
            )}
          </Fragment>
        ))}
        <TableRow className="line-t border-t-line-strong bg-surface font-heading">
          <Cells
            columns={columns}
            contentOf={({ total }, index) => (index === 0 ? 'Total' : total?.(rows))}
          />
        </TableRow>
      </Table>
    </section>
  )
}

const ROWS = 'scroll-fade print:[mask:none] overflow-x-auto rounded-b-lg print:overflow-visible'

type CellsProps<Row> = {
  columns: readonly BookColumn<Row>[]
  contentOf: (column: BookColumn<Row>, index: number) => ReactNode
}

const Cells = <Row,>({ columns: [firstColumn, ...otherColumns], contentOf }: CellsProps<Row>) => (
  <>
    <NameCell className={classes(CELL, FIRST)}>{firstColumn && contentOf(firstColumn, 0)}</NameCell>
    {otherColumns.map((column, index) => (
      <Cell key={column.name} isNumber={column.isNumber} className={CELL}>
        {contentOf(column, index + 1)}
      </Cell>
    ))}
  </>
)

/** Wider than a phone: the first column stays, so that each figure keeps its day. */
const FIRST = 'sticky left-0 bg-inherit'
/** Close enough for the ten columns of the settlements beside the navigation. */
const CELL = 'whitespace-nowrap lg:not-first:not-last:px-1.5 print:py-[1mm]'
