import type { components } from '#contract'
import type { Steps } from '../time-slicing.ts'
import { filterableIn } from './filterable-rows.ts'
import type { FilterableColumns } from './transaction-filters.ts'

export type Transaction = components['schemas']['Transaction']
/** The customers by number, and the number of each row's customer. */
export type CustomersByRow = {
  count: number
  get: (number: number) => Transaction['customer']
  numbers: Uint32Array
}
/** The refunds of the transaction at a place. */
export type RefundsAt = readonly [place: number, refunds: Transaction['refunds']]

/**
 * The initial transactions of a table, ascending by createdAt. Rows are created lazily, since most of 100,000
 * are never read.
 */
export type TransactionSource = {
  readonly length: number
  /** Deterministic: returns an equal row on every call. */
  row: (place: number) => Transaction
  id: (place: number) => string
  placeOf: (id: string) => number | undefined
  /** The fields for filtering, by place, without creating rows. */
  filterable: () => Steps<FilterableColumns>
  customers: () => CustomersByRow
  /** The places of the rows with a reference that starts with `word` (lower case), unordered. */
  withReference: (word: string) => Iterable<number>
  /** The refunds of the rows that have some, ascending by place. */
  refunded: () => Iterable<RefundsAt>
}

/** A source of existing rows. */
export function sourceOf(rows: readonly Transaction[]): TransactionSource {
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  const row = (place: number) => existing(rows[place], place)
  return {
    length: rows.length,
    row,
    id: (place) => row(place).id,
    placeOf: (id) => places.get(id),
    filterable: () => filterableIn(rows),
    // Each row counts as having a customer of its own.
    customers: () => ({
      count: rows.length,
      get: (place) => row(place).customer,
      numbers: Uint32Array.from(rows.keys()),
    }),
    *withReference(word) {
      for (const [place, each] of rows.entries()) if (hasReference(each, word)) yield place
    },
    *refunded() {
      for (const [place, each] of rows.entries()) if (each.refunds.length > 0) yield [place, each.refunds]
    },
  }
}

/** @throws RangeError if there is no row at this place */
export function existing<Row>(row: Row | undefined, place: number): Row {
  if (row === undefined) throw new RangeError(`There is no row ${place}`)
  return row
}

/** Whether the id, the RRN, or the id or reference of a refund starts with `word` (lower case). */
export const hasReference = (
  { id, rrn, refunds }: Pick<Transaction, 'id' | 'rrn' | 'refunds'>,
  word: string,
) => starts(id, word) || starts(rrn, word) || hasRefundReference(refunds, word)

/** Whether the id or the reference of one of these refunds starts with `word` (lower case). */
export const hasRefundReference = (refunds: Transaction['refunds'], word: string) =>
  refunds.some(({ id, reference }) => starts(id, word) || starts(reference.value, word))

const starts = (text: string | undefined, word: string) => text?.toLowerCase().startsWith(word) ?? false
