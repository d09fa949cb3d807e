import type { components } from '#contract'
import type { Filterable } from './transaction-filters.ts'
import { columnsOf } from './transaction-filters.ts'

export type Transaction = components['schemas']['Transaction']

/**
 * The transactions that a table begins with, ascending by createdAt. A row is made when it is read: most of a hundred
 * thousand never are.
 */
export type TransactionSource = {
  readonly length: number
  /** The same bytes each time. */
  row: (place: number) => Transaction
  placeOf: (id: string) => number | undefined
  filterable: (place: number) => Filterable
  customer: (place: number) => Transaction['customer']
  /** The places of the rows whose id or RRN begins with `word`, which is in lower case. */
  withReference: (word: string) => Iterable<number>
  /** The rows that have refunds, ascending by place. */
  refunded: () => Iterable<readonly [place: number, row: Transaction]>
}

/** Rows that are there already. */
export function sourceOf(rows: readonly Transaction[]): TransactionSource {
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  const row = (place: number) => existing(rows[place], place)
  return {
    length: rows.length,
    row,
    placeOf: (id) => places.get(id),
    filterable: (place) => columnsOf(row(place)),
    customer: (place) => row(place).customer,
    *withReference(word) {
      for (const [place, each] of rows.entries()) if (hasReference(each, word)) yield place
    },
    *refunded() {
      for (const [place, each] of rows.entries()) if (each.refunds.length > 0) yield [place, each]
    },
  }
}

/** @throws RangeError for a place behind the last */
export function existing<Row>(row: Row | undefined, place: number): Row {
  if (row === undefined) throw new RangeError(`There is no row ${place}`)
  return row
}

/** Whether the id or the RRN begins with `word`, which is in lower case. */
export const hasReference = ({ id, rrn = '' }: Pick<Transaction, 'id' | 'rrn'>, word: string) =>
  id.toLowerCase().startsWith(word) || rrn.toLowerCase().startsWith(word)
