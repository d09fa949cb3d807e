import type { components } from '../kosha/control.d.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'

type Endpoint = components['schemas']['WebhookEndpoint']
type WebhookFault = components['schemas']['WebhookFault']

/** Webhooks to the merchant's server. */
export const webhooksOf = (api: ControlClient) => ({
  /** Sends later events to this URL, signed with the secret and the time of the session's clock, or the real one. */
  sendTo: (url: string, secret: string, time: Pick<Endpoint, 'signatureTime'> = {}) =>
    unwrap(api.PUT('/webhooks', { body: { url, secret, ...time } })),
  stop: () => unwrap(api.DELETE('/webhooks')),
  /** Oldest first, sent or only recorded, with their attempts. */
  all: async () => (await unwrap(api.GET('/outbox/webhooks'))).webhooks,
  /** Injects a fault into the next attempt, or the next `times`. */
  next: (how: WebhookFault['how'], times = 1) =>
    unwrap(api.POST('/webhooks/faults', { body: { how, times } })),
})
