import type { State } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import type { components } from '../control/control.d.ts'
import type { ControlsFor } from '../control/handler-types.ts'
import { rejectAbsent } from '../rule-violation.ts'
import { timestamp } from '../time/clock.ts'
import { checkEndpoint } from './allowed-endpoint.ts'
import type { Delivery, Webhooks } from './deliveries.ts'
import { webhookRequest } from './outgoing.ts'

type WebhookContext = {
  session: { webhooks: Webhooks; state: Pick<State, 'clock'>; start: { seed: number } }
  contract: Contract
  /** The hosts that webhooks may be sent to, in addition to this machine. */
  webhookHosts: readonly string[]
}

export const webhooks = {
  setWebhookEndpoint: ({ body }, { session, webhookHosts }) => {
    checkEndpoint(body.url, webhookHosts)
    session.webhooks.endpoint = body
  },

  removeWebhookEndpoint: (_request, { session }) => {
    session.webhooks.endpoint = undefined
  },

  addWebhookFault: ({ body: { how, times = 1 } }, { session }) => session.webhooks.addFault(how, times),

  sendWebhook: ({ path: { name } }, { session, contract }) => {
    const named = contract.webhooks.filter((webhook) => webhook.name === name)
    if (named.length === 0) rejectAbsent(`webhook ${name} in the contract`)
    const event = { type: name, createdAt: timestamp(session.state.clock.now()) }
    for (const webhook of named)
      session.webhooks.add(event, webhookRequest(webhook, contract, session.start.seed))
  },

  listWebhooks: (_request, { session }) => ({ webhooks: session.webhooks.all().map(shownDelivery) }),
} satisfies ControlsFor<
  'setWebhookEndpoint' | 'removeWebhookEndpoint' | 'addWebhookFault' | 'sendWebhook' | 'listWebhooks',
  WebhookContext
>

const shownDelivery = ({
  event,
  request,
  state,
  attempts,
  nextAttemptAt,
}: Delivery): components['schemas']['WebhookDelivery'] => ({
  event: { ...event },
  ...(request && { request }),
  state,
  attempts: attempts.map(({ at, ...attempt }) => ({ at: timestamp(at), ...attempt })),
  ...(nextAttemptAt !== undefined && { nextAttemptAt: timestamp(nextAttemptAt) }),
})

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
