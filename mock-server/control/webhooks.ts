import { timestamp } from '../time/clock.ts'
import type { Delivery } from '../webhooks/deliveries.ts'
import type { ControlsFor } from './context.ts'
import type { components } from './control.d.ts'

export const webhooks = {
  setWebhookEndpoint: ({ body: { url, secret } }, { session }) => {
    session.webhooks.endpoint = { url, secret }
  },

  removeWebhookEndpoint: (_request, { session }) => {
    session.webhooks.endpoint = undefined
  },

  addWebhookFault: ({ body: { how, times = 1 } }, { session }) => session.webhooks.addFault(how, times),

  listWebhooks: (_request, { session }) => ({ webhooks: session.webhooks.all().map(shown) }),
} satisfies ControlsFor<'setWebhookEndpoint' | 'removeWebhookEndpoint' | 'addWebhookFault' | 'listWebhooks'>

const shown = ({
  event,
  state,
  attempts,
  nextAttemptAt,
}: Delivery): components['schemas']['WebhookDelivery'] => ({
  event: { ...event },
  state,
  attempts: attempts.map(({ at, ...attempt }) => ({ at: timestamp(at), ...attempt })),
  ...(nextAttemptAt !== undefined && { nextAttemptAt: timestamp(nextAttemptAt) }),
})
