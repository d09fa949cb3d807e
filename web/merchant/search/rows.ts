import type { QueryClient } from '@tanstack/react-query'
import { ArrowLeftRight, History, Landmark, Link2, UserRound } from 'lucide-react'
import { pathTo } from '../../paths.ts'
import { formatDay, formatTime } from '../format/ist.ts'
import { formatRupees, rupeesForInput } from '../format/rupees.ts'
import { labelOf } from '../format/status.tsx'
import type { PaymentLink } from '../payment-links/payment-links.ts'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import type { Settlement } from '../settlements/settlements.ts'
import { settlementsQuery } from '../settlements/settlements.ts'
import type { Transaction } from '../transactions/transactions.ts'
import { loadedTransactions, transactionQuery } from '../transactions/transactions.ts'
import type { Entry } from './entry.ts'

export type Rows = ReturnType<typeof rowEntries>

/** The rows in the cache; sends no request. */
export function rowEntries(client: QueryClient) {
  const links = client.getQueryData(paymentLinksQuery.queryKey)?.links ?? []
  const transactions = loadedTransactions(client)
  const settlements = client.getQueryData(settlementsQuery.queryKey)?.settlements ?? []
  return {
    links: links.map(linkEntry),
    transactions: transactions.map(transactionEntry),
    settlements: settlements.map(settlementEntry),
    customers: customerEntries([...transactions, ...links]),
    /** The settlement whose UTR occurs in a text, such as a line of a bank statement. */
    settlementIn(text: string): Entry | undefined {
      const lowered = text.toLowerCase()
      const found = settlements.find(({ utr }) => utr && lowered.includes(utr.toLowerCase()))
      return found && settlementEntry(found)
    },
  }
}

/** One entry for each phone number or email address, since names are not unique. */
function customerEntries(rows: { customer?: Transaction['customer'] | PaymentLink['customer'] }[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { customer } of rows) {
    const contact = customer?.phone ?? customer?.email
    if (!customer?.name || contact === undefined || entries.has(contact)) continue
    entries.set(contact, {
      id: `customer-${contact}`,
      name: customer.name,
      detail: detail(customer.email, customer.phone),
      keywords: keywords(customer.email, customer.phone),
      icon: UserRound,
      act: { goes: pathTo.customer(contact) },
    })
  }
  return [...entries.values()]
}

/** Transactions whose panel was opened, the most recent first. */
export function recentEntries(client: QueryClient): Entry[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: ['transaction'], predicate: ({ state }) => state.status === 'success' })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, MAX_RECENT)
    .flatMap(({ queryKey: [, id] }) => client.getQueryData(transactionQuery(String(id)).queryKey) ?? [])
    .map((transaction) => ({ ...transactionEntry(transaction), icon: History }))
}

const MAX_RECENT = 3

const linkEntry = (link: PaymentLink): Entry => ({
  id: link.id,
  name: link.title,
  detail: detail(
    formatRupees(link.amount),
    labelOf('link', link.status),
    link.reference,
    link.customer?.name,
  ),
  keywords: keywords(
    link.id,
    link.reference,
    link.merchantName,
    rupeesForInput(link.amount),
    ...contactWords(link.customer),
  ),
  icon: Link2,
  act: { goes: pathTo.link(link.id) },
})

const transactionEntry = (row: Transaction): Entry => ({
  id: row.id,
  name: row.id,
  detail: detail(
    formatRupees(row.amount),
    labelOf('transaction', row.status),
    row.customer.name,
    formatTime(row.createdAt),
  ),
  keywords: keywords(row.rrn, row.merchantName, rupeesForInput(row.amount), ...contactWords(row.customer)),
  icon: ArrowLeftRight,
  act: { goes: pathTo.transaction(row.id) },
})

const settlementEntry = (row: Settlement): Entry => ({
  id: row.id,
  name: row.id,
  detail: detail(
    formatRupees(row.net),
    labelOf('settlement', row.status),
    row.utr,
    `due ${formatDay(row.dueOn)}`,
  ),
  keywords: keywords(row.utr, row.merchantName, rupeesForInput(row.net)),
  icon: Landmark,
  act: { goes: pathTo.settlement(row.id) },
})

const detail = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')
const keywords = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

const contactWords = (customer?: { name?: string; email?: string; phone?: string }) => [
  customer?.name,
  customer?.email,
  customer?.phone,
]
