import type { ReactNode } from 'react'
import type { Snapshot } from 'valtio'
import { useSnapshot } from 'valtio'
import { CellNote } from '../../ui/app/cell-note.tsx'
import type { Tone } from '../../ui/badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import type { Elements } from '../../ui/elements.ts'
import { errorSentence } from '../../ui/error-sentence.ts'
import type { AnyRow, BatchRow, Problems } from './batch-rows.ts'

type RowsColumn<Column extends string, Body> = {
  heading: string
  width?: 'last-day' | 'in-rupees'
  /** `wrong`: the problem of one of its cells. */
  cell: (row: Snapshot<BatchRow<Column, Body>>, wrong: (column: Column) => Elements) => ReactNode
}

/** How the rows of a batch are shown. */
export type RowsLook<Column extends string, Body> = {
  /** Of the table. */
  label: string
  /** The first one names the row. */
  columns: readonly RowsColumn<Column, Body>[]
  headings: Readonly<Partial<Record<Column, string>>>
  states: Record<AnyRow['state'], { label: string; tone: Tone }>
}

type RowsTableProps<Column extends string, Body> = {
  /** Each row is a valtio proxy. */
  rows: BatchRow<Column, Body>[]
  look: RowsLook<Column, Body>
}

/** The rows of a batch, with each problem at its cell. */
export const RowsTable = <Column extends string, Body>({ rows, look }: RowsTableProps<Column, Body>) => (
  <table className="ledger wrap-anywhere sm:table-fixed" data-cards aria-label={look.label}>
    <thead>
      <tr>
        <th scope="col" className="wrap-normal sm:w-11 sm:ps-0">
          Row
        </th>
        {look.columns.map(({ heading, width }) => (
          <th key={heading} scope="col" className={classes('wrap-normal', width && widths[width])}>
            {heading}
          </th>
        ))}
        <th scope="col" className="wrap-normal sm:w-42 sm:pe-0">
          State
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.number} row={row} look={look} />
      ))}
    </tbody>
  </table>
)

const widths = { 'last-day': 'sm:w-[17%]', 'in-rupees': 'number sm:w-[19%]' }

type RowProps<Column extends string, Body> = { row: BatchRow<Column, Body>; look: RowsLook<Column, Body> }

/** Subscribes to its own row, so that a change re-renders only that row. */
function Row<Column extends string, Body>({ row, look }: RowProps<Column, Body>) {
  const shown = useSnapshot(row)
  const { number, state, message, problems } = useSnapshot<AnyRow & { problems: Problems<string> }>(row)
  const [naming, ...others] = look.columns
  const wrong = (column: Column) => {
    const problem = problems[column]
    return problem && <CellNote tone="danger">{errorSentence(look.headings[column] ?? '', problem)}</CellNote>
  }
  return (
    <tr className={classes('max-sm:px-0', state === 'done' && 'text-muted')}>
      <td className="text-muted sm:ps-0" data-label="Row">
        {number}
      </td>
      <th scope="row">
        <span>{naming?.cell(shown, wrong)}</span>
        {problems.row && <CellNote tone="danger">{`The row ${problems.row}`}</CellNote>}
        {message && <CellNote tone="danger">{message}</CellNote>}
      </th>
      {others.map(({ heading, width, cell }) => (
        <td key={heading} data-label={heading} className={width === 'in-rupees' ? 'number' : undefined}>
          <span>{cell(shown, wrong)}</span>
        </td>
      ))}
      <td className="sm:pe-0" data-label="State">
        <Badge tone={look.states[state].tone}>{look.states[state].label}</Badge>
      </td>
    </tr>
  )
}
