import { ChangeSignal } from '../change-signal.ts'
import { HttpError } from '../http-error.ts'

const MAX_SESSIONS = 1000
const IDLE_MS = 30 * 60 * 1000
const KEY = /^[A-Za-z0-9._~-]{1,64}$/

/** The key of calls without one. */
export const DEFAULT_KEY = 'default'

type Entry<Session> = { kept: Session | Promise<Session>; usedAt: number }
type Options<Kept> = {
  max?: number | undefined
  /** Whether memory is left; always true where the runtime cannot tell. */
  hasMemory?: (() => boolean) | undefined
  /** Whether a call without a key is rejected instead of using the default session. */
  requireKey?: boolean | undefined
  /** Throws if this request may use sessions but not create one. */
  beforeOpen?: ((request: Request) => void) | undefined
  /** Called for every session that expires or is deleted. */
  ended?: ((kept: Kept) => void) | undefined
  wallClock?: () => number
}

/**
 * One entry for each key in `X-Mock-Session` (header, else cookie), created on first use and dropped after half an
 * hour without a call; calls without a key share one.
 */
export class SessionRegistry<Kept extends object> {
  /** Notified when a session is created or deleted. */
  readonly changes = new ChangeSignal()
  private readonly byKey = new Map<string, Entry<Kept>>()
  private readonly most: number
  private readonly wallClock: () => number

  constructor(
    private readonly create: (key: string) => Promise<Kept>,
    private readonly options: Options<Kept> = {},
  ) {
    this.most = options.max ?? MAX_SESSIONS
    this.wallClock = options.wallClock ?? Date.now
  }

  /** @throws HttpError 400 for an invalid or missing key, 429 if there are too many sessions */
  of(request: Request): Kept | Promise<Kept> {
    const key = this.keyOf(request)
    const usedAt = this.wallClock()
    const kept = this.byKey.get(key)?.kept ?? this.open(key, usedAt, request)
    // Re-inserted, so that the map stays in order of use with idle sessions first.
    this.byKey.delete(key)
    this.byKey.set(key, { kept, usedAt })
    return kept
  }

  /** The entry for this key, if any; reading it does not count as use. */
  peek(key: string): Kept | undefined {
    const kept = this.byKey.get(key)?.kept
    return kept instanceof Promise ? undefined : kept
  }

  /** Least recently used first. */
  all(): Kept[] {
    this.dropIdle(this.wallClock())
    return [...this.byKey.values()].flatMap(({ kept }) => (kept instanceof Promise ? [] : kept))
  }

  /** @returns whether there was one */
  forget(key: string): boolean {
    const kept = this.byKey.get(key)?.kept
    if (kept && !(kept instanceof Promise)) this.options.ended?.(kept)
    const isForgotten = this.byKey.delete(key)
    if (isForgotten) this.changes.notify()
    return isForgotten
  }

  /** @throws HttpError 429 if the server has no memory for `what` */
  rejectWithoutMemory(what: string): void {
    if (this.options.hasMemory?.() === false) full(`This server has no memory left for ${what}.`)
  }

  private open(key: string, now: number, request: Request): Promise<Kept> {
    this.options.beforeOpen?.(request)
    this.dropIdle(now)
    if (this.byKey.size >= this.most) full(`This server already has ${this.most} mock sessions.`)
    this.rejectWithoutMemory('another mock session')
    const opening = this.create(key)
    const settle = (kept: Kept | undefined) => {
      const entry = this.byKey.get(key)
      if (entry?.kept !== opening) return
      if (kept) entry.kept = kept
      else this.byKey.delete(key)
      this.changes.notify()
    }
    opening.then(settle, () => settle(undefined))
    return opening
  }

  private dropIdle(now: number): void {
    for (const [key, { usedAt }] of this.byKey) {
      if (usedAt + IDLE_MS > now) break
      this.forget(key)
    }
  }

  private keyOf({ headers }: Request): string {
    const key = keyIn(headers)
    if (key === undefined && this.options.requireKey) rejectKey('is required by this server')
    if (key === undefined) return DEFAULT_KEY
    return KEY.test(key) ? key : rejectKey('must be 1 to 64 letters, digits or . _ ~ -')
  }
}

function full(message: string): never {
  throw new HttpError(
    429,
    'too_many_requests',
    `${message} Delete some with DELETE /__mock/sessions/KEY (GET /__mock/sessions lists them), or wait until idle ones expire.`,
    { headers: { 'Retry-After': '60' } },
  )
}

function rejectKey(message: string): never {
  throw new HttpError(400, 'invalid_request', `X-Mock-Session ${message}`)
}

/** The key of a call, which may be invalid. */
export const keyIn = (headers: Headers): string | undefined =>
  headers.get('x-mock-session') ?? cookie(headers.get('cookie'))

const cookie = (header: string | null) =>
  header === null ? undefined : /(?:^|;\s*)X-Mock-Session=([^;]*)/i.exec(header)?.[1]
