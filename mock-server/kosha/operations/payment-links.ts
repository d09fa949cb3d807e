import { conflict } from '../../engine/http-error.ts'
import { cancelOrChange, newPaymentLink, rejectDeletion } from '../rules/payment-links.ts'
import { linkEvents } from '../rules/scheduled-events.ts'
import type { HandlersFor } from './handler.ts'

const MAX_LINKS = 5000

export const paymentLinks = {
  listPaymentLinks: ({ caller }, { paymentLinks }) => ({ links: paymentLinks.newestFirst(caller) }),

  createPaymentLink: ({ body, header, caller }, store) => {
    if (store.paymentLinks.hasAtLeast(MAX_LINKS, caller)) {
      conflict('link_limit_reached', 'This account has 5,000 payment links. Delete some first.')
    }
    const { user, merchantId } = caller
    // Only merchants create links, and a merchant has an id: the contract's roles exclude admins.
    if (merchantId === undefined) throw new Error(`${user.id} has no merchant account`)
    const owner = { merchantId, merchantName: user.businessName }
    const now = store.clock.now()
    const idempotencyKey = header['Idempotency-Key']
    const link = newPaymentLink(body, { id: store.ids.peek('plink'), ...owner, idempotencyKey, now })
    store.ids.next('plink')
    store.paymentLinks.insert(link)
    for (const expiry of linkEvents(link)) store.schedule.add(expiry)
    return { link }
  },

  updatePaymentLink: ({ path, header, body, caller }, store) => {
    const link = store.paymentLinks.replace(
      cancelOrChange(store.paymentLinks.get(path.id, caller), body, {
        now: store.clock.now(),
        ifMatch: header['If-Match'],
      }),
    )
    for (const expiry of linkEvents(link)) store.schedule.add(expiry)
    return { link }
  },

  deletePaymentLink: ({ path, caller }, { paymentLinks }) => {
    rejectDeletion(paymentLinks.get(path.id, caller))
    paymentLinks.remove(path.id)
  },
} satisfies HandlersFor<'listPaymentLinks' | 'createPaymentLink' | 'updatePaymentLink' | 'deletePaymentLink'>
