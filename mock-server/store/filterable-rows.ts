import type { Steps } from '../time-slicing.ts'
import { inRanges } from '../time-slicing.ts'
import type { CodedTexts } from './column-values.ts'
import type { FilterableColumns } from './transaction-filters.ts'
import { filterableOfRow } from './transaction-filters.ts'
import type { Transaction } from './transaction-source.ts'

/** The filterable fields of existing rows. */
export function* filterableIn(rows: readonly Transaction[]): Steps<FilterableColumns> {
  const { codes, numbers } = filterableOfRow
  return {
    codes: {
      status: yield* coded(rows, codes.status),
      method: yield* coded(rows, codes.method),
      refunds: yield* coded(rows, codes.refunds),
      merchant: yield* coded(rows, codes.merchant),
      gateway: yield* coded(rows, codes.gateway),
      link: yield* coded(rows, codes.link),
      settlement: yield* coded(rows, codes.settlement),
    },
    numbers: {
      createdAt: yield* numbered(rows, numbers.createdAt),
      amount: yield* numbered(rows, numbers.amount),
    },
  }
}

function* coded(rows: readonly Transaction[], read: (row: Transaction) => string): Steps<CodedTexts> {
  const known = new Map<string, number>()
  const codes = new Uint32Array(rows.length)
  yield* inRanges(rows.length, (from, to) => {
    rows.slice(from, to).forEach((row, offset) => {
      const text = read(row)
      const code = known.get(text) ?? known.size
      if (code === known.size) known.set(text, code)
      codes[from + offset] = code
    })
  })
  return { texts: [...known.keys()], codes }
}

function* numbered(rows: readonly Transaction[], read: (row: Transaction) => number): Steps<Float64Array> {
  const numbers = new Float64Array(rows.length)
  yield* inRanges(rows.length, (from, to) => {
    rows.slice(from, to).forEach((row, offset) => {
      numbers[from + offset] = read(row)
    })
  })
  return numbers
}
