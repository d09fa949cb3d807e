import type { ControlsFor } from './context.ts'

export const outbox = {
  listMails: ({ query }, { world }) => {
    const to = query.to?.toLowerCase()
    return {
      mails: world.store.outbox.mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to),
    }
  },

  clearOutbox: (_request, { world }) => world.store.outbox.clear(),
} satisfies ControlsFor<'listMails' | 'clearOutbox'>
