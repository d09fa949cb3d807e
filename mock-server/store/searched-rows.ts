import type { components } from '#contract'
import type { Bits } from './bits.ts'
import { add, noBits } from './bits.ts'

export type Transaction = components['schemas']['Transaction']

const MAX_WORDS = 50

/**
 * Rows as they were when they were added, and what was found among them. To look at a hundred thousand rows takes
 * longer than anybody waits for a search, so what tells them apart is noted as they come: who paid, of few people who
 * pay often, how their ids begin, and which have refunds.
 */
export class SearchedRows {
  private readonly rows: Transaction[] = []
  private readonly customers = new Map<Transaction['customer'], number>()
  /** The number of each row's customer. */
  private readonly customerOf: number[] = []
  /** The first characters of ids and RRNs. */
  private readonly firsts = new Set<string>()
  private readonly refunded: number[] = []
  private readonly found = new Map<string, Bits>()

  constructor(rows: Iterable<Transaction> = []) {
    for (const row of rows) this.add(row)
  }

  add(row: Transaction): void {
    const number = this.customers.get(row.customer) ?? this.customers.size
    this.customers.set(row.customer, number)
    this.customerOf.push(number)
    this.rows.push(row)
    this.firsts.add(row.id.charAt(0).toLowerCase())
    if (row.rrn !== undefined) this.firsts.add(row.rrn.charAt(0).toLowerCase())
    if (row.refunds.length > 0) this.refunded.push(this.rows.length - 1)
  }

  /** The places of the rows in which a word begins with `word`, which is in lower case. */
  with(word: string): Bits {
    const known = this.found.get(word)
    if (known) return known
    const bits = noBits(this.rows.length)
    const paying = [...this.customers.keys()].map((customer) => isOfCustomer(customer, word))
    for (const [at, customer] of this.customerOf.entries()) if (paying[customer]) add(bits, at)
    if (this.firsts.has(word.charAt(0)))
      for (const [at, row] of this.rows.entries()) if (isPayment(row, word)) add(bits, at)
    for (const at of this.refunded) {
      const row = this.rows[at]
      if (row && hasRefund(row, word)) add(bits, at)
    }
    if (this.found.size >= MAX_WORDS) this.found.clear()
    this.found.set(word, bits)
    return bits
  }
}

/** Whether a word begins the id, the RRN, a word of the customer or a reference of a refund. */
export const hasWord = (row: Transaction, word: string): boolean =>
  isPayment(row, word) || hasRefund(row, word) || isOfCustomer(row.customer, word)

/** Split at white space, in lower case. */
export const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

function isOfCustomer({ name, email, phone = '' }: Transaction['customer'], word: string): boolean {
  const text = `${name} ${email} ${phone}`.toLowerCase()
  return text.includes(word) && wordsIn(text).some((each) => each.startsWith(word))
}

const isPayment = ({ id, rrn = '' }: Transaction, word: string) =>
  id.toLowerCase().startsWith(word) || rrn.toLowerCase().startsWith(word)

const hasRefund = ({ refunds }: Transaction, word: string) =>
  refunds.some(
    ({ id, reference: { value = '' } }) =>
      id.toLowerCase().startsWith(word) || value.toLowerCase().startsWith(word),
  )
