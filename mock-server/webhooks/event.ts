import type { components } from '#contract'

type Schemas = components['schemas']

/** What a webhook says, as openapi.yaml declares it under `webhooks`. */
export type WebhookEvent = Schemas['PaymentEvent'] | Schemas['RefundEvent'] | Schemas['SettlementEvent']

type Numbered<Event> = Event extends WebhookEvent ? Omit<Event, 'id'> : never

/** An event that has happened and has no id yet. Its rows are frozen, so that to keep it costs next to nothing. */
export type Happened = Numbered<WebhookEvent>

/** What has happened to a store since somebody last asked, and what a webhook tells about. */
export class Events {
  private list: Happened[] = []

  emit(event: Happened): void {
    this.list.push(event)
  }

  take(): Happened[] {
    const taken = this.list
    if (taken.length > 0) this.list = []
    return taken
  }
}
