import { Refusal } from '../refusal.ts'

const MAX_SESSIONS = 1000
const IDLE_MS = 30 * 60 * 1000
const KEY = /^[A-Za-z0-9._~-]{1,64}$/

/** The key of whoever sends none. */
export const DEFAULT_KEY = 'default'

type Entry<Session> = { kept: Session; usedAt: number }
type Options = { max?: number; wallClock?: () => number }

/**
 * What is kept apart for each key in `X-Mock-Session` (header, else cookie). It is made when its key is first seen
 * and forgotten when nobody asked for it in half an hour; without a key there is one for all.
 */
export class SessionRegistry<Kept> {
  private readonly byKey = new Map<string, Entry<Kept>>()
  private readonly most: number
  private readonly wallClock: () => number

  constructor(
    private readonly create: (key: string) => Kept,
    { max: most = MAX_SESSIONS, wallClock = Date.now }: Options = {},
  ) {
    this.most = most
    this.wallClock = wallClock
  }

  /** @throws Refusal 400 for a key that is none, 429 if there are too many */
  of(request: Request): Kept {
    const key = keyOf(request)
    const usedAt = this.wallClock()
    const kept = this.byKey.get(key)?.kept ?? this.open(key, usedAt)
    // Entered anew, so that the map stays in the order of use and the idle ones come first.
    this.byKey.delete(key)
    this.byKey.set(key, { kept, usedAt })
    return kept
  }

  /** The longest unused first. */
  all(): Kept[] {
    this.dropIdle(this.wallClock())
    return [...this.byKey.values()].map(({ kept }) => kept)
  }

  /** @returns whether there was anything to forget */
  forget(key: string): boolean {
    return this.byKey.delete(key)
  }

  private open(key: string, now: number): Kept {
    this.dropIdle(now)
    if (this.byKey.size >= this.most) {
      throw new Refusal(
        429,
        'too_many_requests',
        `This server already keeps ${this.most} mock sessions. End some, or wait until idle ones are forgotten.`,
        { headers: { 'Retry-After': '60' } },
      )
    }
    return this.create(key)
  }

  private dropIdle(now: number): void {
    for (const [key, { usedAt }] of this.byKey) {
      if (usedAt + IDLE_MS > now) break
      this.byKey.delete(key)
    }
  }
}

function keyOf({ headers }: Request): string {
  const key = keyIn(headers)
  if (key === undefined) return DEFAULT_KEY
  if (KEY.test(key)) return key
  throw new Refusal(400, 'invalid_request', 'X-Mock-Session must be 1 to 64 letters, digits or . _ ~ -')
}

/** The key that a call names, which may not be a possible one. */
export const keyIn = (headers: Headers): string | undefined =>
  headers.get('x-mock-session') ?? cookie(headers.get('cookie'))

const cookie = (header: string | null) =>
  header === null ? undefined : /(?:^|;\s*)X-Mock-Session=([^;]*)/i.exec(header)?.[1]
