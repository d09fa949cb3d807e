import { contactOf } from '../../records/contact.ts'
import type { Transaction } from '../../transactions/transactions.ts'

type Customer = { contact: string; name: string; count: number; amount: number }
type Returning = {
  /** All customers, by phone number or email address. */
  customers: number
  /** Those who paid more than once, the largest amount first. */
  returning: Customer[]
  /** What these paid, and what all paid, in paise. */
  amount: number
  allAmount: number
}

/** Who came back. Payments without contact data belong to nobody and count only for the amount of all. */
export function returningIn(rows: readonly Transaction[]): Returning {
  const customers = new Map<string, Customer>()
  for (const { customer, amount } of rows) {
    const contact = contactOf(customer)?.toLowerCase()
    if (contact === undefined) continue
    const known = customers.get(contact) ?? { contact, name: customer.name, count: 0, amount: 0 }
    customers.set(contact, { ...known, count: known.count + 1, amount: known.amount + amount })
  }
  const returning = [...customers.values()]
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.amount - a.amount)
  return { customers: customers.size, returning, amount: sumOf(returning), allAmount: sumOf(rows) }
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
