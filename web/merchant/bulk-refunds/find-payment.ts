import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors.ts'
import { capturedStatuses } from '../format/captured.ts'
import { formatCount } from '../format/count.ts'
import { pastedIn } from '../format/pasted.ts'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import type { Transaction } from '../transactions/transactions.ts'
import { fetchPage, fetchTransaction } from '../transactions/transactions.ts'

/**
 * A payment by its id, its RRN, or the order reference of the link that it was paid through.
 * @throws ApiError 404, which says why there is none
 */
export async function findPayment(client: QueryClient, name: string): Promise<Transaction> {
  const pasted = pastedIn(name)
  try {
    return await fetchTransaction(pasted && 'value' in pasted ? pasted.value : name)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return await findByOrder(client, name)
  }
}

async function findByOrder(client: QueryClient, name: string): Promise<Transaction> {
  const { links } = await client.ensureQueryData(paymentLinksQuery)
  const reference = name.toLowerCase()
  const orderLinks = links.filter((link) => link.reference?.trim().toLowerCase() === reference)
  if (orderLinks.length === 0)
    throw notFound('No payment in this account has this id, RRN or order reference.')
  const pages = await Promise.all(
    orderLinks.map(({ id }) => fetchPage({ paymentLinkId: id, status: capturedStatuses, limit: 1 })),
  )
  const count = pages.reduce((sum, { total }) => sum + total, 0)
  if (count > 1)
    throw notFound(`${formatCount(count)} payments were made for this order: enter the id of one.`)
  const payment = pages.flatMap(({ transactions }) => transactions)[0]
  if (!payment) throw notFound('Nothing was paid for this order.')
  return payment
}

const notFound = (message: string) => new ApiError(404, { message })
