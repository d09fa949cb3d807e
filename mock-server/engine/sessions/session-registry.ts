import { ChangeSignal } from '../change-signal.ts'
import { RuleViolation } from '../rule-violation.ts'

const MAX_SESSIONS = 1000
const IDLE_MS = 30 * 60 * 1000
const KEY = /^[A-Za-z0-9._~-]{1,64}$/

/** The key of calls without one. */
export const DEFAULT_KEY = 'default'

type Entry<Session> = { session: Session | Promise<Session>; usedAt: number }
type Options<Session> = {
  max?: number | undefined
  /** Whether memory is left; always true where the runtime cannot tell. */
  hasMemory?: (() => boolean) | undefined
  /** Whether a call without a key is rejected instead of using the default session. */
  requireKey?: boolean | undefined
  /** Throws if this request may use sessions but not create one. */
  beforeOpen?: ((request: Request) => void) | undefined
  /** Called for every session that expires or is deleted. */
  ended?: ((session: Session) => void) | undefined
}

/**
 * One entry for each key in `X-Mock-Session` (header, else cookie), created on first use and dropped after half an
 * hour without a call; calls without a key share one.
 */
export class SessionRegistry<Session extends object> {
  /** Notified when a session is created or deleted. */
  readonly changes = new ChangeSignal()
  private readonly byKey = new Map<string, Entry<Session>>()
  private readonly maxSessions: number

  constructor(
    private readonly create: (key: string) => Promise<Session>,
    private readonly options: Options<Session> = {},
  ) {
    this.maxSessions = options.max ?? MAX_SESSIONS
  }

  /** @throws RuleViolation 400 for an invalid or missing key, 429 if there are too many sessions */
  sessionOf(request: Request): Session | Promise<Session> {
    const key = this.keyOf(request)
    const usedAt = Date.now()
    const session = this.byKey.get(key)?.session ?? this.open(key, usedAt, request)
    // Re-inserted, so that the map stays in order of use with idle sessions first.
    this.byKey.delete(key)
    this.byKey.set(key, { session, usedAt })
    return session
  }

  /** The entry for this key, if any; reading it does not count as use. */
  peek(key: string): Session | undefined {
    const session = this.byKey.get(key)?.session
    return session instanceof Promise ? undefined : session
  }

  /** Least recently used first. */
  all(): Session[] {
    this.dropIdle(Date.now())
    return [...this.byKey.values()].flatMap(({ session }) => (session instanceof Promise ? [] : session))
  }

  /** @returns whether there was one */
  forget(key: string): boolean {
    const session = this.byKey.get(key)?.session
    if (session && !(session instanceof Promise)) this.options.ended?.(session)
    const isForgotten = this.byKey.delete(key)
    if (isForgotten) this.changes.notify()
    return isForgotten
  }

  /** @throws RuleViolation 429 if the server has no memory for `what` */
  rejectWithoutMemory(purpose: string): void {
    if (this.options.hasMemory?.() === false) full(`This server has no memory left for ${purpose}.`)
  }

  private open(key: string, now: number, request: Request): Promise<Session> {
    this.options.beforeOpen?.(request)
    this.dropIdle(now)
    if (this.byKey.size >= this.maxSessions)
      full(`This server already has ${this.maxSessions} mock sessions.`)
    this.rejectWithoutMemory('another mock session')
    const opening = this.create(key)
    const settle = (session: Session | undefined) => {
      const entry = this.byKey.get(key)
      if (entry?.session !== opening) return
      if (session) entry.session = session
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
    const key = headers.get('x-mock-session') ?? cookie(headers.get('cookie'))
    if (key === undefined && this.options.requireKey) rejectKey('is required by this server')
    if (key === undefined || KEY.test(key)) return key ?? DEFAULT_KEY
    return rejectKey('must be 1 to 64 letters, digits or . _ ~ -')
  }
}

function full(message: string): never {
  throw new RuleViolation(
    'limit',
    `${message} Delete some with DELETE /__mock/sessions/KEY (GET /__mock/sessions lists them), or wait until idle ones expire.`,
    { retryAfterSeconds: 60 },
  )
}

/** @throws RuleViolation 400 */
function rejectKey(message: string): never {
  throw new RuleViolation('invalid', `X-Mock-Session ${message}`)
}

const cookie = (header: string | null) =>
  header === null ? undefined : /(?:^|;\s*)X-Mock-Session=([^;]*)/i.exec(header)?.[1]
