import type { components } from '#contract'
import type { Filterable } from './transaction-filters.ts'
import { columnsOf } from './transaction-filters.ts'

export type Transaction = components['schemas']['Transaction']

/**
 * The initial transactions of a table, ascending by createdAt. Rows are created lazily, since most of 100,000
 * are never read.
 */
export type TransactionSource = {
  readonly length: number
  /** Deterministic: returns an equal row on every call. */
  row: (place: number) => Transaction
  placeOf: (id: string) => number | undefined
  filterable: (place: number) => Filterable
  customer: (place: number) => Transaction['customer']
  /** The places of the rows whose id or RRN starts with `word` (lower case). */
  withReference: (word: string) => Iterable<number>
  /** The rows with refunds, ascending by place. */
  refunded: () => Iterable<readonly [place: number, row: Transaction]>
}

/** A source of existing rows. */
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

/** @throws RangeError if there is no row at this place */
export function existing<Row>(row: Row | undefined, place: number): Row {
  if (row === undefined) throw new RangeError(`There is no row ${place}`)
  return row
}

/** Whether the id or the RRN starts with `word` (lower case). */
export const hasReference = ({ id, rrn = '' }: Pick<Transaction, 'id' | 'rrn'>, word: string) =>
  id.toLowerCase().startsWith(word) || rrn.toLowerCase().startsWith(word)
