import type { components } from '#contract'

type Schemas = components['schemas']

/** A webhook event, as openapi.yaml declares it under `webhooks`. */
export type WebhookEvent = Schemas['PaymentEvent'] | Schemas['RefundEvent'] | Schemas['SettlementEvent']

type Numbered<Event> = Event extends WebhookEvent ? Omit<Event, 'id'> : never

/** An event before it has an id. Its rows are frozen, so keeping it costs almost nothing. */
export type NumberedEvent = Numbered<WebhookEvent>
