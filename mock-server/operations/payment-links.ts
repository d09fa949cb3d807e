import { conflict } from '../refusal.ts'
import { cancelOrChange, newPaymentLink, refusePaid } from '../rules/payment-link-rules.ts'
import { linkAppointments } from '../store/due-events.ts'
import type { HandlersFor } from './handlers.ts'

const MOST_LINKS = 5000

export const paymentLinks = {
  listPaymentLinks: ({ caller }, { paymentLinks }) => ({ links: paymentLinks.newestFirst(caller) }),

  createPaymentLink: ({ body, caller }, store) => {
    if (store.paymentLinks.oldestFirst(caller).length >= MOST_LINKS) {
      conflict('link_limit_reached', 'This account has 5,000 payment links. Delete some first.')
    }
    const link = store.paymentLinks.insert(newPaymentLink(body, caller, store))
    for (const expiry of linkAppointments(link)) store.agenda.add(expiry)
    return { link }
  },

  updatePaymentLink: ({ path, body, caller }, store) => {
    const link = store.paymentLinks.replace(
      cancelOrChange(store.paymentLinks.get(path.id, caller), body, store.clock.now()),
    )
    for (const expiry of linkAppointments(link)) store.agenda.add(expiry)
    return { link }
  },

  deletePaymentLink: ({ path, caller }, { paymentLinks }) => {
    refusePaid(paymentLinks.get(path.id, caller), 'This link was paid and stays on record.')
    paymentLinks.remove(path.id)
  },
} satisfies HandlersFor<'listPaymentLinks' | 'createPaymentLink' | 'updatePaymentLink' | 'deletePaymentLink'>
