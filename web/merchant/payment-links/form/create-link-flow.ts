import type { QueryClient } from '@tanstack/react-query'
import { isBodyOf } from '../../../api/is-request-body.ts'
import { mutate } from '../../../api/mutate.ts'
import type { AttemptStep } from '../../outbox/attempt-flow.ts'
import { createAttemptFlow } from '../../outbox/attempt-flow.ts'
import type { NewPaymentLink } from '../payment-links.ts'
import { createPaymentLink, fetchPaymentLinks } from '../payment-links.ts'

export type CreateLinkStep = AttemptStep<NewPaymentLink>
export type CreateLinkFlow = ReturnType<typeof createLinkFlow>

/** Shared by new links and copies: an unresolved attempt is shown wherever a link can be created. */
export const CREATE_LINK = 'link'

export const isNewPaymentLink = isBodyOf('createPaymentLink')

/** One new payment link, from the form to a known outcome. */
export const createLinkFlow = (client: QueryClient) =>
  createAttemptFlow({
    purpose: CREATE_LINK,
    isBody: isNewPaymentLink,
    request: async ({ body, key }) => {
      const { link } = await mutate(client, createPaymentLink, { link: body, idempotencyKey: key })
      return link.id
    },
    find: async ({ key }) => {
      const links = await fetchPaymentLinks(client)
      return links.find(({ idempotencyKey }) => idempotencyKey === key)?.id ?? null
    },
  })
