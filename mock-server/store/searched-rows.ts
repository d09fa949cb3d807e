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
  /** Each customer's number. */
  private readonly customers = new Map<Transaction['customer'], number>()
  /** The number of each row's customer, built on the first search. */
  private customerOf: Uint32Array | undefined
  private readonly found = new Map<string, Bits>()

  constructor(rows: SharedRows) {
    this.rows = rows.copy()
  }

  /** The places of the rows containing a word that starts with `word` (lower case). */
  with(word: string): Bits {
    const known = this.found.get(word)
    if (known) return known
    const bits = noBits(this.rows.length)
    this.addCustomers(bits, word)
    for (const at of this.rows.withReference(word)) add(bits, at)
    if (this.found.size >= MAX_WORDS) this.found.clear()
    this.found.set(word, bits)
    return bits
  }

  private addCustomers(bits: Bits, word: string): void {
    this.customerOf ??= this.numbered()
    const { customerOf } = this
    const paying = Uint8Array.from(this.customers.keys(), (customer) => Number(isOfCustomer(customer, word)))
    for (let at = 0; at < customerOf.length; at++) if (paying[customerOf[at] ?? 0] === 1) add(bits, at)
  }

  private numbered(): Uint32Array {
    const numbers = new Uint32Array(this.rows.length)
    for (let at = 0; at < numbers.length; at++) {
      const customer = this.rows.customer(at)
      const number = this.customers.get(customer) ?? this.customers.size
      if (number === this.customers.size) this.customers.set(customer, number)
      numbers[at] = number
    }
    return numbers
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
