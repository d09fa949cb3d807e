import type { components } from '#contract'

type Schemas = components['schemas']

/** What a webhook says, as openapi.yaml declares it under `webhooks`. */
export type WebhookEvent = Schemas['PaymentEvent'] | Schemas['RefundEvent'] | Schemas['SettlementEvent']

type Numbered<Event> = Event extends WebhookEvent ? Omit<Event, 'id'> : never

/** An event that has happened and has no id yet. Its rows are frozen, so that to keep it costs next to nothing. */
export type Happened = Numbered<WebhookEvent>
