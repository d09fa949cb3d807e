import type { components } from '#contract'
import type { FilterableOf } from './transaction-filters.ts'
import { filterableOfRow } from './transaction-filters.ts'

export type Transaction = components['schemas']['Transaction']
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
  /** Reads the fields for filtering of the row at a place, without creating the row. */
  filterable: FilterableOf<number>
  customer: (place: number) => Transaction['customer']
  /** The places of the rows whose id or RRN starts with `word` (lower case). */
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
    filterable: filterableAt(row),
    customer: (place) => row(place).customer,
    *withReference(word) {
      for (const [place, each] of rows.entries()) if (hasReference(each, word)) yield place
    },
    *refunded() {
      for (const [place, each] of rows.entries()) if (each.refunds.length > 0) yield [place, each.refunds]
    },
  }
}

function filterableAt(row: (place: number) => Transaction): FilterableOf<number> {
  const { codes, numbers } = filterableOfRow
  return {
    codes: {
      status: (place) => codes.status(row(place)),
      method: (place) => codes.method(row(place)),
      refunds: (place) => codes.refunds(row(place)),
      merchant: (place) => codes.merchant(row(place)),
      gateway: (place) => codes.gateway(row(place)),
      link: (place) => codes.link(row(place)),
      settlement: (place) => codes.settlement(row(place)),
    },
    numbers: {
      createdAt: (place) => numbers.createdAt(row(place)),
      amount: (place) => numbers.amount(row(place)),
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
