import type { QueryClient } from '@tanstack/react-query'
import { isBodyOf } from '../../../api/is-request-body.ts'
import { mutate } from '../../../api/mutate.ts'
import { createAttemptFlow } from '../../outbox/attempt-flow.ts'
import type { Kind } from '../../outbox/kind.ts'
import type { NewPaymentLink } from '../payment-links.ts'
import { createPaymentLink, fetchPaymentLinks } from '../payment-links.ts'

export type CreateLinkFlow = ReturnType<typeof createLinkFlow>

/** Shared by new links and copies: an unresolved attempt is shown wherever a link can be created. */
export const CREATE_LINK = 'link'

export const isNewPaymentLink = isBodyOf('createPaymentLink')

const { meta, ...withoutToast } = createPaymentLink

/** How payment links are created, alone or in bulk, and found again. */
export const newLinks = {
  isBody: isNewPaymentLink,
  words: {
    done: 'created',
    notDone: 'not created, or has been deleted',
    never: 'creates a second link',
    failure: meta.failure,
    network: meta.network,
  },
  async send(client, { body, key }, { isQuiet } = { isQuiet: false }) {
    const mutation = isQuiet ? withoutToast : createPaymentLink
    const { link } = await mutate(client, mutation, { link: body, idempotencyKey: key })
    return link
  },
  async lookUp(client) {
    const links = await fetchPaymentLinks(client)
    return async ({ key }) => links.find(({ idempotencyKey }) => idempotencyKey === key) ?? null
  },
} satisfies Kind<NewPaymentLink>

/** One new payment link, from the form to a known outcome. */
export const createLinkFlow = (client: QueryClient) => createAttemptFlow(newLinks, CREATE_LINK, client)
