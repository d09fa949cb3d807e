import type { QueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { ArrowLeftRight, Landmark, Link2, Undo2, UserRound } from 'lucide-react'
import { pathTo } from '../../paths.ts'
import { dayOf } from '../format/ist.ts'
import type { RowEntry } from '../lists/list.ts'
import { wordsOf } from '../lists/list.ts'
import { paymentLinkEntry } from '../payment-links/payment-link-list.tsx'
import type { PaymentLink } from '../payment-links/payment-links.ts'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import type { Settlement } from '../records/settlements.ts'
import { settlementsQuery } from '../records/settlements.ts'
import { refundEntry } from '../refunds/refund-list.tsx'
import type { RefundRow } from '../refunds/refunds.ts'
import { refundRows, refundsQuery } from '../refunds/refunds.ts'
import { settlementEntry } from '../settlements/settlement-list.tsx'
import { transactionEntry } from '../transactions/transaction-list.tsx'
import type { Transaction } from '../transactions/transactions.ts'
import { loadedTransactions } from '../transactions/transactions.ts'
import type { Entry } from './entry.ts'

export type Rows = ReturnType<typeof rowEntries>

/** The rows in the cache; sends no request. */
export function rowEntries(client: QueryClient) {
  const links = client.getQueryData(paymentLinksQuery.queryKey)?.links ?? []
  const transactions = loadedTransactions(client)
  const settlements = client.getQueryData(settlementsQuery.queryKey)?.settlements ?? []
  const refunds = client.getQueryData(refundsQuery.queryKey)
  return {
    links: links.map(entriesOf.link),
    transactions: transactions.map(entriesOf.transaction),
    settlements: settlements.map(entriesOf.settlement),
    refunds: refundRows(refunds?.transactions ?? [], dayOf(Date.now())).map(entriesOf.refund),
    customers: customerEntries([...transactions, ...links]),
    /** The link with an address that occurs in a text, such as a message to a customer. */
    linkIn(text: string): Entry | undefined {
      const inText = links.filter(({ url }) => text.includes(url.replace(/^https?:\/\//, '')))
      const [longest] = inText.toSorted((a, b) => b.url.length - a.url.length)
      return longest && entriesOf.link(longest)
    },
    /** The settlement with a UTR that occurs in a text, such as a line of a bank statement. */
    settlementIn(text: string): Entry | undefined {
      const lowered = text.toLowerCase()
      const settlement = settlements.find(({ utr }) => utr && lowered.includes(utr.toLowerCase()))
      return settlement && entriesOf.settlement(settlement)
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
      keywords: wordsOf(customer.email, customer.phone),
      icon: UserRound,
      act: { goes: pathTo.customer(contact) },
    })
  }
  return [...entries.values()]
}

const entriesOf = {
  link: (link: PaymentLink) => entryOf(paymentLinkEntry(link), Link2, pathTo.link),
  transaction: (row: Transaction) => entryOf(transactionEntry(row), ArrowLeftRight, pathTo.transaction),
  refund: (row: RefundRow) => entryOf(refundEntry(row), Undo2, pathTo.refund),
  settlement: (row: Settlement) => entryOf(settlementEntry(row), Landmark, pathTo.settlement),
}

const entryOf = ({ details, ...row }: RowEntry, icon: LucideIcon, path: (id: string) => string): Entry => ({
  ...row,
  detail: detail(...details),
  icon,
  act: { goes: path(row.id) },
})

const detail = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')
