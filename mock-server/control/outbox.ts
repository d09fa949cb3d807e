import type { ControlsFor } from './context.ts'

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
} satisfies ControlsFor<'listMails' | 'clearOutbox'>
