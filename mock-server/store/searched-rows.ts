import type { Bits } from './bits.ts'
import { add, noBits } from './bits.ts'
import type { SharedRows } from './shared-rows.ts'
import type { Transaction } from './transaction-source.ts'
import { hasReference } from './transaction-source.ts'

const MAX_WORDS = 50

/**
 * A snapshot of the rows with cached search results. Scanning 100,000 rows is too slow for a search, so it
 * checks the customers, of whom there are few, and leaves references to the source of the rows.
 */
export class SearchedRows {
  private readonly rows: SharedRows
  private readonly found = new Map<string, Bits>()

  constructor(rows: SharedRows) {
    this.rows = rows.copy()
  }

  /** The places of the rows containing a word that starts with `word` (lower case). */
  with(word: string): Bits {
    const known = this.found.get(word)
    if (known) return known
    const bits = noBits(this.rows.length)
    for (const at of this.rows.withCustomer((customer) => isOfCustomer(customer, word))) add(bits, at)
    for (const at of this.rows.withReference(word)) add(bits, at)
    if (this.found.size >= MAX_WORDS) this.found.clear()
    this.found.set(word, bits)
    return bits
  }
}

/** Whether a reference or a word of the customer starts with `word`. */
export const hasWord = (row: Transaction, word: string): boolean =>
  hasReference(row, word) || isOfCustomer(row.customer, word)

/** Splits at white space and converts to lower case. */
export const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

function isOfCustomer({ name, email, phone = '' }: Transaction['customer'], word: string): boolean {
  const text = `${name} ${email} ${phone}`.toLowerCase()
  return text.includes(word) && wordsIn(text).some((each) => each.startsWith(word))
}
