import type { State } from '../backend.ts'
import type { ControlsFor } from '../control/handlers.ts'
import type { Webhooks } from './deliveries.ts'

type OutboxContext = {
  session: { webhooks: Webhooks; state: Pick<State, 'outbox'> }
}

export const outbox = {
  listMails: ({ query }, { session }) => {
    const to = query.to?.toLowerCase()
    return {
      mails: session.state.outbox.mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to),
    }
  },

  clearOutbox: (_request, { session }) => {
    session.state.outbox.clear()
    session.webhooks.forget()
  },
} satisfies ControlsFor<'listMails' | 'clearOutbox', OutboxContext>
