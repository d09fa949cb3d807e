import type { ReactNode } from 'react'
import type { Snapshot } from 'valtio'
import { useSnapshot } from 'valtio'
import type { Tone } from '../../ui/badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Elements } from '../../ui/elements.ts'
import { errorSentence } from '../../ui/error-sentence.ts'
import type { AnyRow, BatchRow, Problems } from './batch-rows.ts'

export type RowsColumn<Column extends string, Body> = {
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
  <table className="ledger many-rows" data-cards aria-label={look.label}>
    <thead>
      <tr>
        <th scope="col" data-column="row">
          Row
        </th>
        {look.columns.map(({ heading, width }) => (
          <th key={heading} scope="col" className={numeric(width)} data-column={width}>
            {heading}
          </th>
        ))}
        <th scope="col" data-column="state">
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

const numeric = (width: RowsColumn<string, unknown>['width']) =>
  width === 'in-rupees' ? 'number' : undefined

type RowProps<Column extends string, Body> = { row: BatchRow<Column, Body>; look: RowsLook<Column, Body> }

/** Subscribes to its own row, so that a change re-renders only that row. */
function Row<Column extends string, Body>({ row, look }: RowProps<Column, Body>) {
  const shown = useSnapshot(row)
  const { number, state, message, problems } = useSnapshot<AnyRow & { problems: Problems<string> }>(row)
  const [naming, ...others] = look.columns
  const wrong = (column: Column) => {
    const problem = problems[column]
    return problem && <small className="wrong">{errorSentence(look.headings[column] ?? '', problem)}</small>
  }
  return (
    <tr data-state={state}>
      <td className="muted" data-label="Row">
        {number}
      </td>
      <th scope="row">
        <span>{naming?.cell(shown, wrong)}</span>
        {problems.row && <small className="wrong">{`The row ${problems.row}`}</small>}
        {message && <small className="wrong">{message}</small>}
      </th>
      {others.map(({ heading, width, cell }) => (
        <td key={heading} data-label={heading} className={numeric(width)}>
          <span>{cell(shown, wrong)}</span>
        </td>
      ))}
      <td data-label="State">
        <Badge tone={look.states[state].tone}>{look.states[state].label}</Badge>
      </td>
    </tr>
  )
}
