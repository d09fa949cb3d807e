import type { components } from '../control/control.d.ts'
import type { ControlsFor } from '../control/handlers.ts'
import type { Webhooks } from './deliveries.ts'

type Mail = components['schemas']['Mail']

type OutboxContext = {
  session: { webhooks: Webhooks; store: { outbox: { mails: readonly Mail[]; clear: () => void } } }
}

export const outbox = {
  listMails: ({ query }, { session }) => {
    const to = query.to?.toLowerCase()
    return {
      mails: session.store.outbox.mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to),
    }
  },

  clearOutbox: (_request, { session }) => {
    session.store.outbox.clear()
    session.webhooks.forget()
  },
} satisfies ControlsFor<'listMails' | 'clearOutbox', OutboxContext>
