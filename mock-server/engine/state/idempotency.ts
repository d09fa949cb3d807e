import { compareStrings } from '../compare-strings.ts'
import { rejectConflict } from '../rule-violation.ts'
import type { Clock } from '../time/clock.ts'
import { DAY_MS } from '../time/clock.ts'

type Request = {
  /** Its method and path. */
  endpoint: string
  userId: string | undefined
  header: Record<string, unknown>
  body: unknown
}
type Saved = { fingerprint: string; body: string; until: number; headers?: Record<string, string> }
/** By endpoint, user and key. */
export type SavedResponses = Record<string, Saved>

/**
 * Responses cached by `Idempotency-Key` for 24 hours. Errors are not cached: they changed nothing, so the key
 * can be reused for a retry.
 */
export class Idempotency {
  private readonly saved: Map<string, Saved>

  constructor(
    private readonly clock: Clock,
    saved: SavedResponses = {},
  ) {
    this.saved = new Map(Object.entries(saved))
  }

  save(): SavedResponses {
    return Object.fromEntries(this.saved)
  }

  /**
   * The response to an earlier request with the same key and body.
   * @throws RuleViolation if the body differs
   */
  begin(request: Request): Saved | undefined {
    const key = keyOf(request)
    const saved = key === undefined ? undefined : this.saved.get(key)
    if (!saved || saved.until <= this.clock.now()) return undefined
    if (saved.fingerprint !== canonical(request.body)) {
      rejectConflict('idempotency_key_reused', 'This Idempotency-Key was used with another request.')
    }
    return saved
  }

  keep(request: Request, response: string, headers?: Record<string, string>): void {
    const key = keyOf(request)
    if (key === undefined) return
    const now = this.clock.now()
    // Oldest first.
    for (const [savedKey, { until }] of this.saved) {
      if (until > now) break
      this.saved.delete(savedKey)
    }
    const until = now + DAY_MS
    this.saved.delete(key)
    this.saved.set(key, {
      fingerprint: canonical(request.body),
      body: response,
      until,
      ...(headers && { headers }),
    })
  }
}

function keyOf({ endpoint, userId, header }: Request): string | undefined {
  const key = header['Idempotency-Key']
  return key === undefined ? undefined : `${endpoint} ${userId} ${key}`
}

/** JSON with sorted keys, so that the order of fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => compareStrings(a, b)))
      : field,
  )
}
