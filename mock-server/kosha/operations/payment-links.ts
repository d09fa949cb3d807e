import { rejectDeletion } from '../rules/payment-links.ts'
import { createLink, updateLink } from '../store/requests.ts'
import type { HandlersFor } from './handler.ts'

export const paymentLinks = {
  listPaymentLinks: ({ caller }, { paymentLinks }) => ({ links: paymentLinks.newestFirst(caller) }),

  createPaymentLink: ({ body, header, caller }, store) => {
    const { user, merchantId } = caller
    // Only merchants create links, and a merchant has an id: the contract's roles exclude admins.
    if (merchantId === undefined) throw new Error(`${user.id} has no merchant account`)
    const owner = { merchantId, merchantName: user.businessName }
    return { link: createLink(body, { ...owner, idempotencyKey: header['Idempotency-Key'] }, store) }
  },

  updatePaymentLink: ({ path, header, body, caller }, store) => {
    const link = store.paymentLinks.get(path.id, caller)
    return { link: updateLink(link, body, { ifMatch: header['If-Match'] }, store) }
  },

  deletePaymentLink: ({ path, caller }, { paymentLinks }) => {
    rejectDeletion(paymentLinks.get(path.id, caller))
    paymentLinks.remove(path.id)
  },
} satisfies HandlersFor<'listPaymentLinks' | 'createPaymentLink' | 'updatePaymentLink' | 'deletePaymentLink'>
