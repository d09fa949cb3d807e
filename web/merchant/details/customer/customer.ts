import { queryOptions } from '@tanstack/react-query'
import { isCaptured, isLive } from '../../format/captured.ts'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import { newestTransactions } from '../../transactions/all-transactions.ts'
import type { Transaction } from '../../transactions/transactions.ts'

type Contact = { email?: string | undefined; phone?: string | undefined }

export const MOST_PAYMENTS = 1000

/** What a customer is found by: the contract has no customers, only payments and links with contact data. */
export const contactOf = ({ phone, email }: Contact) => phone ?? email

/** Whether a person has exactly this phone number or email address, however it is written. */
function isContact({ phone, email }: Contact, contact: string): boolean {
  const wanted = plain(contact)
  return [phone, email].some((one) => one !== undefined && plain(one) === wanted)
}

const plain = (contact: string) => contact.toLowerCase().replaceAll(/[\s()-]/g, '')

/** All payments of a customer, or those among the newest 1,000 that the search finds. */
export const customerPaymentsQuery = (contact: string) =>
  queryOptions({
    queryKey: ['customer-payments', contact],
    queryFn: ({ signal }) => newestTransactions({ search: contact }, MOST_PAYMENTS, signal),
    // The search finds the beginnings of words, and so others too.
    select: ({ rows, total }) => ({
      payments: rows.filter(({ customer }) => isContact(customer, contact)),
      areAll: rows.length >= total,
    }),
  })

export const linksOf = (links: PaymentLink[], contact: string) =>
  links.filter(({ customer }) => customer !== undefined && isContact(customer, contact))

/** What a customer paid in all, in paise, before refunds, and what of it was refunded. Test payments moved nothing. */
export function moneyOf(payments: Transaction[]) {
  const live = payments.filter((payment) => isLive(payment) && isCaptured(payment))
  return {
    paid: live.reduce((sum, { amount }) => sum + amount, 0),
    refunded: live.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0),
  }
}
