import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract'
import { api, bearer } from '../../api/client.ts'
import { ApiError, done, unwrap, unwrapOnce } from '../../api/errors.ts'
import { mutation } from '../../api/query-client.ts'
import { isList, isRecord } from '../../api/shape.ts'

type Schemas = components['schemas']
export type PaymentLink = Schemas['PaymentLink']
export type NewPaymentLink = Schemas['NewPaymentLink']
export type PaymentLinkUpdate = Schemas['PaymentLinkUpdate']

export const paymentLinksQuery = queryOptions({
  queryKey: ['payment-links'],
  queryFn: ({ signal }) => unwrap(api.GET('/payments/links', { signal }), { links: isList }),
  select: ({ links }) => links,
})

/** The server's current list, which also updates the cache. @throws ApiError or NetworkError */
export async function fetchPaymentLinks(client: QueryClient): Promise<PaymentLink[]> {
  await client.cancelQueries({ queryKey: paymentLinksQuery.queryKey })
  const response = await unwrap(api.GET('/payments/links'), { links: isList })
  client.setQueryData(paymentLinksQuery.queryKey, response)
  return response.links
}

/** The fields of the form of a link. */
export const linkFields = [
  'title',
  'amount',
  'partial.minimum',
  'reference',
  'expiresAt',
  'customer.name',
  'customer.email',
  'customer.phone',
]

type Creation = { link: NewPaymentLink; idempotencyKey: string }

export const createPaymentLink = mutation({
  mutationFn: ({ link, idempotencyKey }: Creation) =>
    unwrapOnce(
      api.POST('/payments/create', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: link }),
      { link: isRecord },
    ),
  onSuccess: ({ link }, _creation, _result, { client }) =>
    change(client, (links) => [link, ...links.filter(({ id }) => id !== link.id)]),
  meta: {
    success: 'Payment link created successfully',
    replayed: 'This payment link was already created. No second one was created.',
    failure: 'Failed to create payment',
    network: 'Network error',
    fields: linkFields,
  },
})

/** `before` is the link as the user saw it: the update is rejected with 412 if it was changed since. */
type Update = { before: PaymentLink; link: PaymentLinkUpdate }

export const updatePaymentLink = mutation({
  mutationFn: async ({ before, link }: Update, { client }) => {
    const { id, etag } = before
    if (!etag) await rejectOutdated(client, before)
    return await unwrap(
      api.PUT('/payments/links/{id}', {
        params: { path: { id }, header: { ...(etag && { 'If-Match': etag }) } },
        body: link,
      }),
    )
  },
  onSuccess: ({ link }, _update, _result, { client }) =>
    change(client, (links) => links.map((old) => (old.id === link.id ? link : old))),
  meta: {
    success: 'Payment link updated successfully',
    failure: 'Failed to update payment link',
    network: 'Network error',
  },
})

/** Identifies a version of a link, even where the server offers no entity tags. */
export const versionOf = ({ etag, updatedAt }: PaymentLink): string => etag ?? updatedAt

export const isOutdated = (error: Error) => error instanceof ApiError && error.status === 412

/** For a server without entity tags: a change made after this read is still overwritten. */
async function rejectOutdated(client: QueryClient, before: PaymentLink): Promise<void> {
  const latest = (await fetchPaymentLinks(client)).find(({ id }) => id === before.id)
  if (latest && versionOf(latest) !== versionOf(before))
    throw new ApiError(412, { message: 'This payment link was changed in the meantime.' })
}

/** `token` of the user who deleted: session and page may have ended when it is sent. */
type Deletion = { id: string; token: string }

export const deletePaymentLink = mutation({
  mutationFn: ({ id, token }: Deletion) =>
    done(
      api.DELETE('/payments/links/{id}', {
        params: { path: { id } },
        headers: { Authorization: bearer(token) },
        keepalive: true,
      }),
    ),
  onSuccess: (_nothing, deleted, _result, { client }) =>
    change(client, (links) => links.filter(({ id }) => id !== deleted.id)),
  meta: {
    success: 'Payment link deleted successfully',
    failure: 'Failed to delete payment link',
    network: 'Network error',
  },
})

/** A list that was never loaded stays so: it would otherwise look complete with one row. */
async function change(client: QueryClient, next: (links: PaymentLink[]) => PaymentLink[]) {
  // A pending response was written before this change, and would undo it here.
  await client.cancelQueries({ queryKey: paymentLinksQuery.queryKey })
  const loaded = client.setQueryData(paymentLinksQuery.queryKey, (old) => old && { links: next(old.links) })
  if (!loaded) await client.invalidateQueries({ queryKey: paymentLinksQuery.queryKey })
}
