/** An event before it has an id. Its rows are replaced, never changed, so keeping it costs almost nothing. */
export type NewEvent = { type: string; createdAt: string }

/** A webhook event, as the contract declares it under `webhooks`. */
export type WebhookEvent = NewEvent & { id: string }
