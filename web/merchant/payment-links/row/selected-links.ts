import type { QueryClient } from '@tanstack/react-query'
import { SessionOverError } from '../../../api/errors.ts'
import { allowsLinkAction } from '../../../api/link-actions.ts'
import { failureMessage } from '../../../api/query-client.ts'
import { addDays, dayOf, endOf } from '../../format/ist.ts'
import { cancelled, reissued } from '../payment-link-lifecycle.ts'
import type { PaymentLink, PaymentLinkUpdate } from '../payment-links.ts'
import { savePaymentLink, updatePaymentLink } from '../payment-links.ts'

/** A change of several links at once. */
export type LinksChange = {
  /** Such as `Cancel`, and `cancelled` once it is done. */
  verb: string
  done: string
  isPossible: (link: PaymentLink) => boolean
  to: (link: PaymentLink) => PaymentLinkUpdate
}

export const EXTENDED_DAYS = 14

export const cancelLinks: LinksChange = {
  verb: 'Cancel',
  done: 'cancelled',
  isPossible: (link) => allowsLinkAction(link, 'cancel'),
  to: cancelled,
}

/** By two weeks, or two weeks from now if a link has expired. A link that never expires stays so. */
export const extendLinks: LinksChange = {
  verb: 'Extend',
  done: 'extended',
  isPossible: ({ status, expiresAt }) =>
    expiresAt !== undefined && ['active', 'partially_paid', 'expired'].includes(status),
  to(link) {
    const { status: _active, ...content } = reissued(link)
    return link.status === 'expired' || !link.expiresAt
      ? reissued(link)
      : { ...content, expiresAt: endOf(addDays(dayOf(link.expiresAt), EXTENDED_DAYS)) }
  },
}

export type LinksChanged = { count: number; failures: string[] }

/**
 * One link after another, so that a rejected one stops no other; only the end of the session does. `onProgress` counts
 * those that were tried.
 */
export async function changeLinks(
  client: QueryClient,
  links: readonly PaymentLink[],
  { to }: LinksChange,
  onProgress: (count: number) => void,
): Promise<LinksChanged> {
  const failures: string[] = []
  for (const [index, link] of links.entries()) {
    onProgress(index)
    try {
      await savePaymentLink(client, { before: link, link: to(link) })
    } catch (error) {
      if (error instanceof SessionOverError) return { count: index - failures.length, failures }
      failures.push(`${link.title}: ${failureMessage(error, updatePaymentLink.meta)}`)
    }
  }
  return { count: links.length - failures.length, failures }
}
