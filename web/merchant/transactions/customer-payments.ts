import { queryOptions } from '@tanstack/react-query'
import { isContact } from '../records/contact.ts'
import { newestTransactions } from './all-transactions.ts'

export const MOST_PAYMENTS = 1000

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
