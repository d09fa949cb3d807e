import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components, operations } from '#contract'
import { api } from '../../api/client.ts'
import { ApiError, unwrap, unwrapOnce } from '../../api/errors.ts'
import { mutation } from '../../api/query-client.ts'
import { isList, isRecord } from '../../api/shape.ts'
import { pastedIn } from '../format/pasted.ts'
import { formatRupees } from '../format/rupees.ts'
import { noteRefund } from './refund/just-refunded.ts'

type Schemas = components['schemas']
export type Transaction = Schemas['Transaction']
export type Refund = Schemas['Refund']
export type TransactionFilters = Omit<
  NonNullable<operations['listTransactions']['parameters']['query']>,
  'cursor' | 'limit'
>
type Pages = InfiniteData<Schemas['TransactionPage']>

const PAGE_SIZE = 50
const firstPage: { cursor?: string } = {}

/** All pages loaded so far, as one list. */
export const transactionsQuery = (filters: TransactionFilters = {}) =>
  infiniteQueryOptions({
    queryKey: ['transactions', filters],
    queryFn: ({ signal, pageParam }) => fetchPage({ ...filters, limit: PAGE_SIZE, ...pageParam }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
    select: ({ pages }) => ({
      transactions: pages.flatMap((page) => page.transactions),
      total: pages.at(-1)?.total ?? 0,
      sums: pages.at(-1)?.sums,
    }),
    meta: { failure: 'Failed to fetch transactions', network: 'Network error' },
  })

/** One transaction by its id or that of a refund, found by searching the list: the contract has no endpoint for it. */
export const transactionQuery = (id: string) =>
  queryOptions({
    queryKey: ['transaction', id],
    queryFn: async ({ signal, client }) => {
      const transaction = await findTransaction(id, signal)
      // A loaded list may be newer than the search index.
      return transaction ?? inLists(client, id) ?? notFound()
    },
  })

/** Usually already in a cached list. */
export function inLists(client: QueryClient, id: string): Transaction | undefined {
  return loadedTransactions(client).find((transaction) => isNamedBy(transaction, id))
}

/** The transactions of all loaded lists, without duplicates. */
export function loadedTransactions(client: QueryClient): Transaction[] {
  const transactions = client
    .getQueriesData<Pages>({ queryKey: ['transactions'] })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ transactions }) => transactions)
  return [...new Map(transactions.map((transaction) => [transaction.id, transaction])).values()]
}

type Refunded = { transaction: Transaction; replayed: boolean }
type RefundCall = { refund: Schemas['RefundRequest']; idempotencyKey: string }

export const refundTransaction = mutation({
  mutationFn: ({ refund, idempotencyKey }: RefundCall): Promise<Refunded> =>
    unwrapOnce(
      api.POST('/payments/refund', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: refund,
      }),
      { transaction: isRecord },
    ),
  onSuccess: ({ transaction }, { refund }, _result, { client }) => {
    noteRefund(formatRupees(refund.amount))
    return replaceTransaction(client, transaction)
  },
  onError: (error, _attempt, _result, { client }) => {
    // Changed elsewhere, perhaps in another tab: the figures shown are out of date.
    if (error instanceof ApiError && error.status === 409) void refetchTransactions(client)
  },
  meta: {
    success: 'Refund processed successfully',
    replayed: 'Refund processed successfully. The first response was lost, so we checked: it was made once.',
    failure: 'Failed to process refund',
    network: 'Network error',
    fields: ['amount', 'reason'],
  },
})

/**
 * Replaces it wherever it is cached. A list filtered by its old status keeps it until fetched again; lists that were
 * loading are loaded again.
 */
export async function replaceTransaction(client: QueryClient, transaction: Transaction) {
  // A pending response was written before this change, and would undo it here.
  await client.cancelQueries({ predicate: showsTransactions })
  client.setQueriesData<Transaction>({ queryKey: ['transaction'] }, (opened) =>
    opened?.id === transaction.id ? transaction : opened,
  )
  client.setQueriesData<Pages>(
    { queryKey: ['transactions'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          transactions: page.transactions.map((old) => (old.id === transaction.id ? transaction : old)),
        })),
      },
  )
  void client.invalidateQueries({ predicate: (query) => showsTransactions(query) && !query.state.data })
  void client.invalidateQueries({ queryKey: ['refunds'] })
}

/** For when the data shown may be out of date. */
export const refetchTransactions = (client: QueryClient) =>
  client.invalidateQueries({ predicate: showsTransactions })

const showsTransactions = ({ queryKey: [name] }: Query) => name === 'transaction' || name === 'transactions'

/** The current version on the server, by its id, its RRN or that of a refund. @throws ApiError 404 if there is none */
export const fetchTransaction = async (id: string) => (await findTransaction(id)) ?? notFound()

async function findTransaction(id: string, signal?: AbortSignal): Promise<Transaction | undefined> {
  const { transactions } = await readPage({ search: id, limit: 5 }, signal)
  return transactions.find((transaction) => isNamedBy(transaction, id))
}

const isNamedBy = ({ id, rrn, refunds }: Transaction, name: string) =>
  id === name || rrn === name || refunds.some((refund) => refund.id === name)

type PageQuery = TransactionFilters & { limit: number; cursor?: string }

export const fetchPage = (query: PageQuery, signal?: AbortSignal) => readPage(asStored(query), signal)

/** The server stores numbers without a label, and finds an amount only by its limits. */
function asStored(query: PageQuery): PageQuery {
  const { search = '', minAmount = 0, maxAmount = Number.POSITIVE_INFINITY, ...others } = query
  const pasted = pastedIn(search)
  if (pasted === null) return query
  if (pasted.kind !== 'amount') return { ...query, search: pasted.value }
  const { paise } = pasted
  return paise < minAmount || paise > maxAmount ? query : { ...others, minAmount: paise, maxAmount: paise }
}

const readPage = (query: PageQuery, signal?: AbortSignal) =>
  unwrap(api.GET('/payments/transactions', { params: { query }, ...(signal && { signal }) }), {
    transactions: isList,
  })

function notFound(): never {
  throw new ApiError(404, { message: 'There is no such transaction in this account.' })
}
