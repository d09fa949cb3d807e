import type { ReactNode } from 'react'
import type { Snapshot } from 'valtio'
import { useSnapshot } from 'valtio'
import { CellNote } from '../../ui/app/cell-note.tsx'
import { Cell, HeadCell, NameCell, Table, TableRow } from '../../ui/app/table.tsx'
import type { Tone } from '../../ui/badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import type { Elements } from '../../ui/elements.ts'
import { errorSentence } from '../../ui/error-sentence.ts'
import { formatRupees } from '../format/rupees.ts'
import type { AnyRow, BatchRow, Problems } from './batch-rows.ts'

type RowsColumn<Column extends string, Body> = {
  heading: string
  width?: 'last-day' | 'in-rupees'
  /** `problemAt`: the problem of one of its cells. */
  cell: (row: Snapshot<BatchRow<Column, Body>>, problemAt: (column: Column) => Elements) => ReactNode
}

/** How the rows of a batch are shown. */
export type RowsLook<Column extends string, Body> = {
  /** Of the table. */
  label: string
  /** The first one names the row. */
  columns: readonly RowsColumn<Column, Body>[]
  headings: Readonly<Partial<Record<Column, string>>>
  /** Such as `Created`. */
  states: Record<'invalid' | 'sending' | 'done', string>
}

type RowsTableProps<Column extends string, Body> = {
  /** Each row is a valtio proxy. */
  rows: BatchRow<Column, Body>[]
  look: RowsLook<Column, Body>
}

/** The rows of a batch, with each problem at its cell. */
export const RowsTable = <Column extends string, Body>({ rows, look }: RowsTableProps<Column, Body>) => (
  <Table
    areCards
    isFlush
    className="wrap-anywhere sm:table-fixed"
    label={look.label}
    head={
      <tr>
        <HeadCell className="wrap-normal sm:w-12">Row</HeadCell>
        {look.columns.map(({ heading, width }) => (
          <HeadCell
            key={heading}
            isNumber={width === 'in-rupees'}
            className={classes('wrap-normal', width && widths[width])}
          >
            {heading}
          </HeadCell>
        ))}
        <HeadCell className="wrap-normal sm:w-42">State</HeadCell>
      </tr>
    }
  >
    {rows.map((row) => (
      <Row key={row.number} row={row} look={look} />
    ))}
  </Table>
)

const widths = { 'last-day': 'sm:w-[17%]', 'in-rupees': 'sm:w-[19%]' }

type RowProps<Column extends string, Body> = { row: BatchRow<Column, Body>; look: RowsLook<Column, Body> }

/** Subscribes to its own row, so that a change re-renders only that row. */
function Row<Column extends string, Body>({ row, look }: RowProps<Column, Body>) {
  const snapshot = useSnapshot(row)
  const { number, state, message, problems } = useSnapshot<AnyRow & { problems: Problems<string> }>(row)
  const [nameColumn, ...otherColumns] = look.columns
  const problemAt = (column: Column) => {
    const problem = problems[column]
    return problem && <CellNote tone="danger">{errorSentence(look.headings[column] ?? '', problem)}</CellNote>
  }
  return (
    <TableRow className={classes(state === 'done' && 'text-muted')}>
      <Cell className="wrap-normal tnum text-muted" label="Row">
        {number}
      </Cell>
      <NameCell>
        <span>{nameColumn?.cell(snapshot, problemAt)}</span>
        {problems.row && <CellNote tone="danger">{`The row ${problems.row}`}</CellNote>}
        {message && <CellNote tone="danger">{message}</CellNote>}
      </NameCell>
      {otherColumns.map(({ heading, width, cell }) => (
        <Cell key={heading} label={heading} isNumber={width === 'in-rupees'}>
          <span>{cell(snapshot, problemAt)}</span>
        </Cell>
      ))}
      <Cell label="State">
        <Badge tone={tones[state]}>{{ ...usualStates, ...look.states }[state]}</Badge>
      </Cell>
    </TableRow>
  )
}

const usualStates = { waiting: 'Ready', uncertain: 'Not confirmed', rejected: 'Rejected' }

const tones: Record<AnyRow['state'], Tone> = {
  invalid: 'danger',
  waiting: 'neutral',
  sending: 'open',
  uncertain: 'warning',
  done: 'success',
  rejected: 'danger',
}

type AmountRow = { texts: { amount: string }; body: { amount: number } | null }

/** The amount column: the amount as read or, if it cannot be sent, as pasted. */
export const amountColumn = (heading: string) => ({
  heading,
  width: 'in-rupees' as const,
  cell: ({ texts, body }: AmountRow, problemAt: (column: 'amount') => Elements) => (
    <>
      <span className="tnum whitespace-nowrap" translate="no">
        {body ? formatRupees(body.amount) : texts.amount}
      </span>
      {problemAt('amount')}
    </>
  ),
})
