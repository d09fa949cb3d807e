import { queryOptions } from '@tanstack/react-query'
import { isCaptured, isLive } from '../format/captured.ts'
import { grouped } from '../format/grouped.ts'
import { closedReason } from '../payment-links/payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links/payment-links.ts'
import { contactOf, isContact } from '../records/contact.ts'
import { newestTransactions } from '../transactions/all-transactions.ts'
import type { Transaction } from '../transactions/transactions.ts'

type Contact = { name?: string | undefined; email?: string | undefined; phone?: string | undefined }

/** A person by phone number or, without one, by email address, which is the `id`. */
export type CustomerRow = Contact & {
  id: string
  name: string
  /** The captured payments but tests, in paise before refunds. */
  paid: number
  /** The refunded part of it. */
  refunded: number
  count: number
  /** When they last paid, tried to, or were sent a link. */
  lastSeen: string
  /** Their links that can still be paid, and the amount outstanding, in paise. */
  open: { count: number; amount: number }
}

/** The payments that customers are derived from: the contract has no customers. Tests have none. */
export const customersQuery = queryOptions({
  queryKey: ['customers'],
  queryFn: ({ signal }) => newestTransactions({ mode: 'live' }, signal),
})

/** All payments of a customer, or those among the newest 1,000 that the search finds. */
export const customerPaymentsQuery = (contact: string) =>
  queryOptions({
    queryKey: ['customer-payments', contact],
    queryFn: ({ signal }) => newestTransactions({ search: contact }, signal),
    // The search finds the beginnings of words, and so others too.
    select: ({ rows, total }) => ({
      payments: rows.filter(({ customer }) => isContact(customer, contact)),
      isComplete: rows.length >= total,
    }),
  })

type Meeting = { customer: Contact; at: string; payment?: Transaction; link?: PaymentLink }

/** One for each contact, the largest amount first. Payments without a phone number and an address have no customer. */
export function customerRows(payments: readonly Transaction[], links: readonly PaymentLink[]): CustomerRow[] {
  const meetings: Meeting[] = [
    ...payments.map((payment) => ({ customer: payment.customer, at: payment.createdAt, payment })),
    ...links.flatMap((link) =>
      link.customer ? [{ customer: link.customer, at: link.createdAt, link }] : [],
    ),
  ]
  return [...grouped(meetings, ({ customer }) => contactOf(customer)?.toLowerCase())]
    .flatMap(([contact, group]) => (contact === undefined ? [] : rowOf(contact, group)))
    .toSorted((a, b) => b.paid - a.paid || b.lastSeen.localeCompare(a.lastSeen))
}

function rowOf(id: string, meetings: readonly Meeting[]): CustomerRow {
  const newestFirst = meetings.toSorted((a, b) => b.at.localeCompare(a.at))
  const latest = (part: keyof Contact) => newestFirst.find(({ customer }) => customer[part])?.customer[part]
  const captured = meetings.flatMap(({ payment }) =>
    payment && isLive(payment) && isCaptured(payment) ? payment : [],
  )
  const open = meetings.flatMap(({ link }) => (link && closedReason(link) === null ? link : []))
  return {
    id,
    name: latest('name') ?? id,
    email: latest('email'),
    phone: latest('phone'),
    ...moneyOf(captured),
    count: captured.length,
    lastSeen: newestFirst[0]?.at ?? '',
    open: {
      count: open.length,
      amount: open.reduce((sum, { amount, amountPaid }) => sum + amount - amountPaid, 0),
    },
  }
}

export const linksOf = (links: PaymentLink[], contact: string) =>
  links.filter(({ customer }) => customer !== undefined && isContact(customer, contact))

/** The sum that a customer paid, before refunds, and its refunded part, in paise. Test payments moved nothing. */
export function moneyOf(payments: readonly Transaction[]) {
  const live = payments.filter((payment) => isLive(payment) && isCaptured(payment))
  return {
    paid: live.reduce((sum, { amount }) => sum + amount, 0),
    refunded: live.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0),
  }
}
