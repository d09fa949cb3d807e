import { mutate } from '../../api/mutate.ts'
import { queryClient } from '../../api/query-client.ts'
import { createBatch } from '../outbox/batch.ts'
import type { BatchKind, BatchWords } from '../outbox/batch-kind.ts'
import type { BatchRow } from '../outbox/batch-rows.ts'
import { isNewPaymentLink } from '../payment-links/form/create-link-flow.ts'
import type { NewPaymentLink } from '../payment-links/payment-links.ts'
import { createPaymentLink, fetchPaymentLinks } from '../payment-links/payment-links.ts'
import type { Column } from './link-sheet.ts'
import { linkSheet } from './link-sheet.ts'

export type LinkRow = BatchRow<Column, NewPaymentLink>

export const linkWords: BatchWords = {
  one: 'payment link',
  many: 'payment links',
  done: 'created',
  doing: 'Creating',
  never: 'creates a second link',
  missing: 'It was not created, or has been deleted.',
  blocked: 'This payment link is already being created.',
  failure: createPaymentLink.meta.failure,
  network: createPaymentLink.meta.network,
  lookUpFailure: 'Failed to fetch payment links',
}

const { meta: _eachToast, ...withoutToast } = createPaymentLink

const links: BatchKind<Column, NewPaymentLink> = {
  name: 'bulk-links',
  columns: linkSheet.columns,
  isBody: isNewPaymentLink,
  words: linkWords,
  async send({ body, key }) {
    const { link } = await mutate(queryClient(), withoutToast, { link: body, idempotencyKey: key })
    return link.url
  },
  columnOf: {
    title: 'title',
    amount: 'amount',
    'customer.name': 'customerName',
    'customer.email': 'customerEmail',
    'customer.phone': 'customerPhone',
    reference: 'reference',
    expiresAt: 'expiresOn',
  },
  async lookUp() {
    const all = await fetchPaymentLinks(queryClient())
    return async ({ key }) => all.find(({ idempotencyKey }) => idempotencyKey === key)?.url ?? null
  },
}

export const createLinkBatch = () => createBatch(links)

/** The batch of this tab. */
export const linkBatch = createLinkBatch()
linkBatch.followSession()
