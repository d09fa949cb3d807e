import type { ReactNode } from 'react'
import { formatRupees } from '../format/rupees.ts'

/** Where a column stands in the two lines of a row on a phone; without one it is left out there. */
type PhonePlace = 'title' | 'value' | 'state' | 'who' | 'detail' | 'menu'

export type Column<Row> = {
  id: string
  name: string
  /** In rem, at least. */
  width: number
  /** Its share of the width that is left over. */
  grow?: number
  isNumber?: true
  /** What the cell shows, in paise: the column becomes as wide as the largest of them. */
  amount?: (row: Row) => number
  /** How many letters stand beside the amount. */
  beside?: number
  /** Holds the row's link and names the row. Always shown, like any column that is not `isOptional`. */
  isRowHeader?: true
  /** Can be hidden; `hidden` columns are, until they are chosen. */
  isOptional?: true | 'hidden'
  /** The `sort` in the URL for ascending order; descending has a minus before it. */
  sort?: string
  phone?: PhonePlace
  cell: (row: Row) => ReactNode
}

/** The columns as tracks of a grid: what is left over goes to those that grow. */
export const tracksOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.map(({ width, grow }) => (grow ? `minmax(${width}rem, ${grow}fr)` : `${width}rem`)).join(' ')

/** In rem, without growing. */
export const widthOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.reduce((sum, { width }) => sum + width, 0)

/** A figure that is cut off would be read as another one. */
export function wideEnough<Row>(column: Column<Row>, rows: readonly Row[]): Column<Row> {
  const { amount, beside = 0, width } = column
  if (!amount) return column
  const largest = rows.reduce((most, row) => Math.max(most, Math.abs(amount(row))), 0)
  const letters = formatRupees(largest).length + beside
  return { ...column, width: Math.max(width, letters * CHARACTER_REM + PADDING_REM) }
}

/** Of letters that a user has set further apart, the same number needs more room. In rem, per letter. */
export const withSpacing = <Row>(column: Column<Row>, spacing: number): Column<Row> => ({
  ...column,
  width: column.width * (1 + spacing / CHARACTER_REM),
})

const CHARACTER_REM = 0.54
const PADDING_REM = 1.75

/** Whether a column is shown if the user has chosen nothing. */
export const isShownAtFirst = ({ isOptional }: Pick<Column<never>, 'isOptional'>) => isOptional !== 'hidden'
