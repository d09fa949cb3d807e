import { createBatch } from '../outbox/batch.ts'
import type { BatchWords } from '../outbox/kind.ts'
import { newLinks } from '../payment-links/form/create-link-flow.ts'
import type { NewPaymentLink } from '../payment-links/payment-links.ts'
import type { Column } from './link-sheet.ts'
import { columnOf, linkSheet } from './link-sheet.ts'

export const linkWords: BatchWords = {
  ...newLinks.words,
  one: 'payment link',
  many: 'payment links',
  doing: 'Creating',
  missing: 'It was not created, or has been deleted.',
  blocked: 'This payment link is already being created.',
  lookUpFailure: 'Failed to fetch payment links',
}

export const createLinkBatch = () =>
  createBatch<Column, NewPaymentLink>({
    ...newLinks,
    name: 'bulk-links',
    columns: linkSheet.columns,
    words: linkWords,
    columnOf,
  })

/** The batch of this tab. */
export const linkBatch = createLinkBatch()
linkBatch.followSession()
