import { MINUTE_MS, realClock } from '../time/clock.ts'
import { withinTimeLimit } from '../time-limit.ts'
import { reasonFor } from '../unreachable.ts'
import type { NewEvent, OwnRequest, WebhookEvent } from './event.ts'
import { signatureOf } from './signature.ts'

/** The endpoint for the events of a session, and the secret that signs them with the time of which clock. */
type Endpoint = { url: string; secret: string; signatureTime?: 'session' | 'real' }

/** An injected fault of one attempt. */
type WebhookFault = 'wrong-signature' | 'twice'

type Attempt = {
  /** In epoch milliseconds of the session's clock. */
  at: number
  /** Missing where there is no secret: for a callback in a session without an endpoint. */
  signature?: string
  /** The status of the response; undefined without one. */
  status?: number
  /** Why there was no response. */
  error?: string
  fault?: WebhookFault
}

export type Delivery = {
  event: WebhookEvent
  request?: OwnRequest
  /** `recorded`: the session had no endpoint. `given-up`: the last retry failed. */
  state: 'recorded' | 'pending' | 'delivered' | 'given-up'
  attempts: Attempt[]
  /** In epoch milliseconds of the session's clock. */
  nextAttemptAt?: number
}

/** The state of a session's webhooks, as data. */
export type WebhookState = {
  endpoint?: Endpoint | undefined
  deliveries: Delivery[]
  faults: WebhookFault[]
  /** The sequence number of the last event. */
  last: number
}

/** How webhooks are sent: by `fetch`, or its replacement in a test, with their signature in this header. */
export type Sender = {
  fetch: (request: Request) => Promise<Response>
  signatureHeader: string
  timeoutMs?: number
}

type Sent = { method: string; url: string; contentType: string | undefined; body: string }

const RETRIES_AFTER_MS = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS)
const TIMEOUT_MS = 10_000
const MAX_DELIVERIES = 500
const WRONG_SECRET = 'a secret that no endpoint has'

/**
 * The webhooks of one session: sent immediately, and retried on the session's clock until the endpoint accepts them. Without
 * an endpoint they are recorded only. The last 500 are kept.
 */
export class Webhooks {
  endpoint: Endpoint | undefined
  private deliveries: Delivery[] = []
  private count = 0
  private sending = Promise.resolve()
  /** How often the deliveries were replaced. Whoever was sending the earlier ones stops. */
  private replaced = 0
  private faults: WebhookFault[] = []

  constructor(private readonly sender: Sender) {}

  /** Oldest first. */
  all(): readonly Delivery[] {
    return this.deliveries
  }

  save(): WebhookState {
    const { endpoint, deliveries, faults, count: last } = this
    // Copied, since attempts are added to a delivery later.
    return structuredClone({ endpoint, deliveries, faults, last })
  }

  /** The part of the state that outlives the server, in an export. */
  settings(): Pick<WebhookState, 'endpoint' | 'last'> {
    return { ...(this.endpoint && { endpoint: this.endpoint }), last: this.count }
  }

  restore({ last: count, ...state }: WebhookState): void {
    this.stopSending()
    Object.assign(this, { endpoint: undefined, count, ...structuredClone(state) })
  }

  /** Deletes all deliveries, pending ones included. */
  forget(): void {
    this.deliveries = []
  }

  /** Deletes the deliveries, the endpoint and the faults. */
  clear(): void {
    this.stopSending()
    Object.assign(this, { endpoint: undefined, deliveries: [], faults: [], count: 0 })
  }

  /** Applies the fault to the next `times` attempts. */
  addFault(fault: WebhookFault, times: number): void {
    this.faults.push(...Array.from({ length: times }, () => fault))
  }

  announce(events: readonly NewEvent[]): void {
    for (const happened of events) this.add(happened)
  }

  /** @param refusal why the URL of the request is not called */
  add(happened: NewEvent, request?: OwnRequest, refusal?: string): void {
    const event = { id: `evt_${String(++this.count).padStart(8, '0')}`, ...happened }
    const at = Date.parse(happened.createdAt)
    const isSent = refusal === undefined && (request?.url ?? this.endpoint) !== undefined
    this.deliveries.push({
      event,
      ...(request && { request }),
      state: isSent ? 'pending' : refusal === undefined ? 'recorded' : 'given-up',
      attempts: refusal === undefined ? [] : [{ at, error: refusal }],
      ...(isSent && { nextAttemptAt: at }),
    })
    this.deliveries = this.deliveries.slice(-MAX_DELIVERIES)
  }

  /** Makes every attempt that is due, oldest first. @param now in epoch milliseconds of the session's clock */
  deliverDue(now: number): Promise<void> {
    if (!this.nextDue(now)) return this.sending
    const { replaced } = this
    this.sending = this.sending.then(async () => {
      for (let due = this.nextDue(now); due && replaced === this.replaced; due = this.nextDue(now))
        await this.attempt(due)
    })
    return this.sending
  }

  /** The deliveries that follow wait for nothing that is being sent. */
  private stopSending(): void {
    this.replaced++
    this.sending = Promise.resolve()
  }

  private nextDue(now: number): Delivery | undefined {
    let first: Delivery | undefined
    for (const delivery of this.deliveries) {
      const at = delivery.nextAttemptAt ?? Number.POSITIVE_INFINITY
      if (at <= now && at < (first?.nextAttemptAt ?? Number.POSITIVE_INFINITY)) first = delivery
    }
    return first
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const { endpoint } = this
    const at = delivery.nextAttemptAt ?? 0
    const { method = 'POST', url = endpoint?.url, contentType, body: ownBody } = delivery.request ?? {}
    if (url === undefined) {
      delete delivery.nextAttemptAt
      delivery.state = 'given-up'
      return
    }
    const fault = this.faults.shift()
    const body = ownBody ?? JSON.stringify(delivery.event)
    const secret = fault === 'wrong-signature' ? WRONG_SECRET : endpoint?.secret
    const signed = endpoint?.signatureTime === 'real' ? realClock.now() : at
    const signature = secret === undefined ? undefined : await signatureOf(body, { secret, at: signed })
    const send = () => this.send({ method, url, contentType, body }, signature)
    const outcome = await send()
    if (fault === 'twice') await send()
    delivery.attempts.push({
      at,
      ...(signature !== undefined && { signature }),
      ...outcome,
      ...(fault && { fault }),
    })
    this.conclude(delivery, at, outcome.status)
  }

  private conclude(delivery: Delivery, at: number, status = 0): void {
    delete delivery.nextAttemptAt
    const isAccepted = status >= 200 && status < 300
    const pause = RETRIES_AFTER_MS[delivery.attempts.length - 1]
    if (isAccepted) delivery.state = 'delivered'
    else if (pause === undefined) delivery.state = 'given-up'
    else delivery.nextAttemptAt = at + pause
  }

  private async send(
    { method, url, contentType = 'application/json', body }: Sent,
    signature: string | undefined,
  ): Promise<{ status?: number; error?: string }> {
    const { fetch, signatureHeader, timeoutMs = TIMEOUT_MS } = this.sender
    const hasBody = body !== '' && !/^(?:get|head)$/i.test(method)
    const headers = {
      ...(hasBody && { 'content-type': contentType }),
      ...(signature !== undefined && { [signatureHeader]: signature }),
    }
    try {
      return await withinTimeLimit(
        (signal) =>
          new Request(url, { method, headers, body: hasBody ? body : null, redirect: 'manual', signal }),
        { fetch, read: statusOf, timeoutMs },
      )
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        return { error: `no response within ${timeoutMs / 1000} s` }
      return { error: reasonFor(error) }
    }
  }
}

async function statusOf({ status }: Response, body: Response['body']) {
  await body?.cancel()
  return { status }
}
