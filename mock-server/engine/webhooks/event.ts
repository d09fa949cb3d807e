/** An event before it has an id. Its rows are replaced, never changed, so keeping it costs almost nothing. */
export type NewEvent = { type: string; createdAt: string }

/** The request of an event with another body: to the endpoint, or to the URL that a call gave. */
export type OwnRequest = { method: string; url?: string; contentType: string; body: string }

/** A webhook event, as the contract declares it under `webhooks`. */
export type WebhookEvent = NewEvent & { id: string }
