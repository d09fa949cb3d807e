import type { components } from '../control/control.d.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'

type WebhookFault = components['schemas']['WebhookFault']

/** What the product tells the merchant's server. */
export const webhooksOf = (api: ControlClient) => ({
  /** Sends them to this URL from now on, signed with the secret. */
  sendTo: (url: string, secret: string) => unwrap(api.PUT('/webhooks', { body: { url, secret } })),
  stop: () => unwrap(api.DELETE('/webhooks')),
  /** Oldest first, sent or only recorded, each with its attempts. */
  all: async () => (await unwrap(api.GET('/outbox/webhooks'))).webhooks,
  /** Lets the next one, or the next `times`, go wrong. */
  next: (how: WebhookFault['how'], times = 1) =>
    unwrap(api.POST('/webhooks/faults', { body: { how, times } })),
})
