import type { ReactNode } from 'react'
import { formatRupees } from '../format/rupees.ts'

/** The place of a column in the two lines of a row on a phone, one for each place; without one it is left out there. */
export type PhonePlace = 'title' | 'value' | 'state' | 'who' | 'detail' | 'menu'

export type Column<Row> = {
  id: string
  name: string
  /** In rem, at least. */
  width: number
  /** Its share of the width that is left over. */
  grow?: number
  isNumber?: true
  /** What the cell shows, in paise: the column is as wide as the largest amount, in the reader's font. */
  amount?: (row: Row) => number
  /** The longest prefix of the amount. */
  beside?: string
  /** Contains the row's link and names the row. Always shown, like any column that is not `isOptional`. */
  isRowHeader?: true
  /** Can be hidden; `hidden` columns are, until they are chosen. */
  isOptional?: true | 'hidden'
  /** The `sort` in the URL for ascending order; descending has a minus before it. */
  sort?: string
  phone?: PhonePlace
  cell: (row: Row) => ReactNode
}

/** The columns as tracks of a grid, the same in each row: an amount is never cut off, other texts are. */
export const tracksOf = <Row>(columns: readonly Column<Row>[]) =>
  columns
    .map(({ width, grow, amount, phone }) =>
      phone === 'menu'
        ? 'var(--menu)'
        : amount
          ? 'max-content'
          : grow
            ? `minmax(${width}rem, ${grow}fr)`
            : `${width}rem`,
    )
    .join(' ')

/** The longest text that a column of amounts shows. */
export function widestOf<Row>({ amount, beside = '' }: Column<Row>, rows: readonly Row[]) {
  if (!amount) return undefined
  return beside + formatRupees(rows.reduce((most, row) => Math.max(most, Math.abs(amount(row))), 0))
}

/** Whether a column is shown if the user has chosen nothing. */
export const isShownAtFirst = ({ isOptional }: Pick<Column<never>, 'isOptional'>) => isOptional !== 'hidden'
