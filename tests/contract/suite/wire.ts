import { readBounded, TooLong } from '../../../mock-server/engine/contract/bounded-body.ts'
import { withinTimeLimit } from '../../../mock-server/engine/time-limit.ts'
import { reasonFor } from '../../../mock-server/engine/unreachable.ts'
import type { Backend } from './backend.ts'
import type { ActorRole, OperationId } from './document.ts'
import { Secrets } from './secrets.ts'
import { ContractViolation, NotCovered } from './verdicts.ts'

export type Sent = {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | Uint8Array
  /** Whether to send the body in chunks, without a Content-Length. */
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
  operation?: OperationId
  role: ActorRole
  sent: Sent
  received?: Received
  ms: number
}
type By = Pick<Exchange, 'operation' | 'role'>
export type Limits = {
  readOnly: boolean
  timeoutMs: number
  requests?: number
  signal?: AbortSignal | undefined
}

// Keeps a byte order mark, since strict JSON parsers reject it.
const asSent = new TextDecoder('utf-8', { ignoreBOM: true })

/** The server did not respond. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** Sends requests and records the exchanges. */
export class Wire {
  exchanges: Exchange[] = []
  readonly secrets = new Secrets()
  /** The statuses of all responses, by operation. */
  readonly answered = new Map<OperationId, Set<number>>()
  /** The responses that a cache may store, which none may. */
  readonly storable = new Set<string>()
  private mayBeStopped = true
  private count = 0

  constructor(
    readonly backend: Backend,
    private readonly limits: Limits,
  ) {}

  /**
   * @throws ContractViolation if the response is too long, Unreachable if there is none, NotCovered beyond the budget and for
   * a write in read-only mode
   */
  async send(sent: Sent, by: By): Promise<Received> {
    if (this.limits.readOnly && !onlyReads(sent, by.operation)) {
      throw new NotCovered(`${sent.method} may change data, and --read-only was given`)
    }
    if (this.mayBeStopped) this.rejectBeyondBudget()
    this.count++
    const exchange: Exchange = { ...by, sent, ms: 0 }
    this.exchanges.push(exchange)
    const start = performance.now()
    try {
      exchange.received = await this.responseTo(sent)
    } catch (error) {
      if (error instanceof TooLong)
        throw new ContractViolation(`${sent.method} ${sent.url}: ${error.message}`, { cause: error })
      throw new Unreachable(reasonOf(error, this.limits.timeoutMs), { cause: error })
    } finally {
      exchange.ms = performance.now() - start
      this.secrets.note(sent, exchange.received)
    }
    const { status, headers } = exchange.received
    if (by.operation !== undefined) this.noteStatus(by.operation, status)
    if (status !== 501 && !/(^|,)\s*no-store\s*(,|$)/i.test(headers.get('cache-control') ?? ''))
      this.storable.add(`${by.operation ?? sent.method} ${status} for the role ${by.role}`)
    return exchange.received
  }

  /** @throws NotCovered if as many requests were sent as were announced */
  rejectBeyondBudget(): void {
    const { requests = Number.POSITIVE_INFINITY } = this.limits
    if (this.count >= requests)
      throw new NotCovered(`the ${requests} announced requests are spent: --requests`)
  }

  private noteStatus(id: OperationId, status: number): void {
    const statuses = this.answered.get(id)
    if (statuses) statuses.add(status)
    else this.answered.set(id, new Set([status]))
  }

  /** When the last response was asked for and complete. */
  get lastSpan(): Span {
    return this.exchanges.findLast(({ received }) => received)?.received?.between ?? [Date.now(), Date.now()]
  }

  /** Sends the requests of `act` even if the run was stopped. */
  evenIfStopped<Result>(act: () => Promise<Result>): Promise<Result> {
    const before = this.mayBeStopped
    this.mayBeStopped = false
    return act().finally(() => {
      this.mayBeStopped = before
    })
  }

  private responseTo({ method, url, headers, body, isStreamed }: Sent): Promise<Received> {
    const sentAt = Date.now()
    const stop = this.mayBeStopped ? this.limits.signal : undefined
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
      timeoutMs: this.limits.timeoutMs,
      stop,
    })
  }
}

const onlyReads = ({ method }: Sent, operation?: OperationId) =>
  method === 'GET' || method === 'HEAD' || operation === 'signIn'

function reasonOf(error: unknown, timeoutMs: number): string {
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return isLate ? `no response within ${timeoutMs} ms` : reasonFor(error)
}
