import { queryOptions } from '@tanstack/react-query'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import type { Transaction } from '../../transactions/transactions.ts'
import { fetchPage } from '../../transactions/transactions.ts'

type Contact = { email?: string | undefined; phone?: string | undefined }

const MOST_PAYMENTS = 100

/** What a customer is found by: the contract has no customers, only payments and links with contact data. */
export const contactOf = ({ phone, email }: Contact) => phone ?? email

/** Whether a person has exactly this phone number or email address, however it is written. */
export function isContact({ phone, email }: Contact, contact: string): boolean {
  const wanted = plain(contact)
  return [phone, email].some((one) => one !== undefined && plain(one) === wanted)
}

const plain = (contact: string) => contact.toLowerCase().replaceAll(/[\s()-]/g, '')

/** The newest payments of a customer, at most 100. */
export const customerPaymentsQuery = (contact: string) =>
  queryOptions({
    queryKey: ['customer-payments', contact],
    queryFn: ({ signal }) => fetchPage({ search: contact, limit: MOST_PAYMENTS }, signal),
    // The search finds the beginnings of words, and so others too.
    select: ({ transactions }) => transactions.filter(({ customer }) => isContact(customer, contact)),
  })

export const linksOf = (links: PaymentLink[], contact: string) =>
  links.filter(({ customer }) => customer !== undefined && isContact(customer, contact))

/** What a customer paid in all, in paise, before refunds. */
export const paidBy = (payments: Transaction[]) =>
  payments.reduce((sum, { amount, status }) => sum + (PAID.has(status) ? amount : 0), 0)

const PAID = new Set<Transaction['status']>(['success', 'partially_refunded', 'refunded'])
