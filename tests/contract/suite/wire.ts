import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { readBounded, TooLong } from '../../../mock-server/engine/requests/bounded-body.ts'
import { withinTimeLimit } from '../../../mock-server/engine/time-limit.ts'
import { reasonFor } from '../../../mock-server/engine/unreachable.ts'
import type { Backend } from './backend.ts'
import type { RunOptions } from './call.ts'
import { Secrets } from './secrets.ts'
import { ContractViolation, NotCovered } from './verdicts.ts'

export type Sent = {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | Uint8Array
  isStreamed?: boolean
}
/** From one instant to another, in epoch milliseconds. */
export type Span = readonly [from: number, to: number]
export type Received = {
  status: number
  headers: Headers
  text: string
  /** From when it was asked for to when it was complete, by the clock of this machine. */
  between: Span
}
export type Exchange = {
  operation?: string
  role: string
  sent: Sent
  received?: Received
  ms: number
}
type By = Pick<Exchange, 'operation' | 'role'> & {
  /** The statuses that are declared for it. */
  declared?: number[]
  /** Whether it makes no lasting change, although its method may. */
  isSafe?: boolean
}
export type Limits = Pick<RunOptions, 'readOnly' | 'timeoutMs' | 'requests' | 'rate' | 'signal'>

/** After Ctrl-C, so that a run ends within a second. */
const CLEAN_UP_MS = 700
const MAX_WAITS = 5
const LONGEST_WAIT_S = 60
const KEPT_RESPONSES = 20
const KEPT_LENGTH = 100_000

/** The beginning, as a copy: a slice of a string would keep all of it. */
const beginningOf = (text: string) =>
  text.length > KEPT_LENGTH ? Buffer.from(text.slice(0, KEPT_LENGTH)).toString() : text
const shownOf = ({ body, ...sent }: Sent): Sent => ({
  ...sent,
  ...(body !== undefined && {
    body: typeof body === 'string' ? beginningOf(body) : body.slice(0, KEPT_LENGTH),
  }),
})

// Keeps a byte order mark, since strict JSON parsers reject it.
const asSent = new TextDecoder('utf-8', { ignoreBOM: true })

export class Unreachable extends Error {
  override name = 'Unreachable'
}

export class Wire {
  exchanges: Exchange[] = []
  readonly secrets = new Secrets()
  readonly answered = new Map<string, Set<number>>()
  /** The responses that a cache may store, which none may. */
  readonly storable = new Set<string>()
  private mayBeStopped = true
  private count = 0
  private inFlight = 0
  private nextAt = 0
  /** Ends the clean-up of a run that was stopped. */
  private readonly end = new AbortController()

  constructor(
    readonly backend: Backend,
    private readonly limits: Limits,
  ) {
    setMaxListeners(0, this.end.signal)
    // Not `this`: the signal outlives the run and would keep it in memory.
    const { end } = this
    limits.signal?.addEventListener('abort', () => void setTimeout(CLEAN_UP_MS).then(() => end.abort()))
  }

  /** @throws ContractViolation if the response is too long, Unreachable if there is none, NotCovered if it must not be sent */
  async send(sent: Sent, by: By): Promise<Received> {
    for (let waits = 0; ; waits++) {
      const received = await this.sendOnce(sent, by)
      const seconds = waits < MAX_WAITS ? secondsToWait(received, by) : undefined
      if (seconds === undefined) return received
      await this.pause(seconds * 1000)
    }
  }

  private async sendOnce(sent: Sent, by: By): Promise<Received> {
    if (this.limits.readOnly && !(by.isSafe || sent.method === 'GET' || sent.method === 'HEAD')) {
      throw new NotCovered(`${sent.method} may change data, and --read-only was given`)
    }
    if (this.mayBeStopped) this.rejectBeyondBudget()
    this.count++
    await this.keepRate()
    const { declared: _declared, isSafe: _isSafe, ...caller } = by
    const exchange: Exchange = { ...caller, sent: shownOf(sent), ms: 0 }
    this.exchanges.push(exchange)
    const start = performance.now()
    let received: Received | undefined
    try {
      this.inFlight++
      received = await this.responseTo(sent)
      exchange.received = { ...received, text: beginningOf(received.text) }
    } catch (error) {
      if (error instanceof TooLong)
        throw new ContractViolation(`${sent.method} ${sent.url}: ${error.message}`, { cause: error })
      throw new Unreachable(reasonOf(error, this.limits.timeoutMs), { cause: error })
    } finally {
      this.inFlight--
      exchange.ms = performance.now() - start
      this.secrets.note(sent, received)
      // Of a check, the last few are shown.
      delete this.exchanges.at(-KEPT_RESPONSES)?.received
    }
    const { status, headers } = received
    if (by.operation !== undefined) this.noteStatus(by.operation, received)
    if (status !== 501 && !/(^|,)\s*no-store\s*(,|$)/i.test(headers.get('cache-control') ?? ''))
      this.storable.add(`${by.operation ?? sent.method} ${status} for the role ${by.role}`)
    return received
  }

  rejectBeyondBudget(): void {
    const { requests = Number.POSITIVE_INFINITY } = this.limits
    if (this.count >= requests)
      throw new NotCovered(`the ${requests} announced requests are spent: --requests`)
  }

  /** Waits; not if the run is stopped. */
  pause(ms: number): Promise<void> {
    return setTimeout(ms, undefined, { signal: this.mayBeStopped ? this.limits.signal : this.end.signal })
  }

  private async keepRate(): Promise<void> {
    const { rate } = this.limits
    if (rate === undefined) return
    const now = performance.now()
    const at = Math.max(now, this.nextAt)
    this.nextAt = at + 1000 / rate
    if (at > now) await this.pause(at - now)
  }

  /** Not what something in front of a call answers: a body parser, or what looks for a token. */
  private noteStatus(id: string, { status, text }: Received): void {
    if ([401, 413, 415].includes(status) || (status === 400 && !text.includes('"errors"'))) return
    this.answered.set(id, (this.answered.get(id) ?? new Set()).add(status))
  }

  get lastSpan(): Span {
    return this.exchanges.findLast(({ received }) => received)?.received?.between ?? [Date.now(), Date.now()]
  }

  evenIfStopped<Result>(act: () => Promise<Result>): Promise<Result> {
    const before = this.mayBeStopped
    this.mayBeStopped = false
    return act().finally(() => {
      this.mayBeStopped = before
    })
  }

  private responseTo({ method, url, headers, body, isStreamed }: Sent): Promise<Received> {
    const sentAt = Date.now()
    const stop = this.mayBeStopped ? this.limits.signal : this.end.signal
    // Copied, since TypeScript rejects a view of a shared buffer as a body.
    const bytes = typeof body === 'string' ? body : body && Uint8Array.from(body)
    const stream = isStreamed && bytes !== undefined ? new Blob([bytes]).stream() : undefined
    const requestWith = (signal: AbortSignal) => {
      const request = new Request(url, {
        method,
        headers,
        signal,
        redirect: 'manual',
        ...(bytes !== undefined && { body: bytes }),
        ...(stream && { body: stream, duplex: 'half' }),
      })
      // Removes the text/plain that a string body sets by default.
      if (!Object.keys(headers).some((name) => name.toLowerCase() === 'content-type'))
        request.headers.delete('content-type')
      return request
    }
    return withinTimeLimit(requestWith, {
      fetch: (request) => this.backend.fetch(request),
      read: async (response, body) => ({
        status: response.status,
        headers: response.headers,
        text: asSent.decode(await readBounded({ body })),
        between: [sentAt, Date.now()],
      }),
      // A server may handle calls one after another.
      timeoutMs: this.limits.timeoutMs * this.inFlight,
      stop,
    })
  }
}

/** How long a server that is busy, or limits requests, asks to wait; not where the contract says 429 of that call. */
function secondsToWait({ status, headers }: Received, { declared = [] }: By): number | undefined {
  const isLimited = status === 429 || status === 503
  if (!isLimited || declared.includes(status)) return undefined
  const retryAfter = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.max(0, (Date.parse(retryAfter) - Date.now()) / 1000)
  return seconds <= LONGEST_WAIT_S ? seconds : undefined
}

function reasonOf(error: unknown, timeoutMs: number): string {
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return isLate ? `no response within ${timeoutMs} ms` : reasonFor(error)
}
