import { RuleViolation } from '../../engine/rule-violation.ts'
import type { Clock } from '../../engine/time/clock.ts'
import { MINUTE_MS } from '../../engine/time/clock.ts'

const MAX_FAILURES = 10
const WINDOW_MS = 15 * MINUTE_MS

/** Failed sign-ins by email. */
export type Failures = Record<string, number[]>

/**
 * Ten failures for an email, registered or not, within 15 minutes block it until the oldest failure expires.
 */
export class SignInLimit {
  private readonly failures: Map<string, number[]>

  constructor(
    private readonly clock: Clock,
    readonly enabled: boolean,
    failures: Failures = {},
  ) {
    this.failures = new Map(Object.entries(failures))
  }

  save(): Failures {
    return Object.fromEntries(this.failures)
  }

  /** @throws RuleViolation with the seconds until the next attempt */
  admit(email: string): void {
    const recent = this.recent(email)
    const [oldest] = recent
    if (!this.enabled || oldest === undefined || recent.length < MAX_FAILURES) return
    const seconds = Math.ceil((oldest + WINDOW_MS - this.clock.now()) / 1000)
    const minutes = Math.ceil(seconds / 60)
    const message = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
    throw new RuleViolation('limit', message, { retryAfterSeconds: seconds })
  }

  failed(email: string): void {
    this.failures.set(email.toLowerCase(), [...this.recent(email), this.clock.now()])
  }

  succeeded(email: string): void {
    this.failures.delete(email.toLowerCase())
  }

  private recent(email: string): number[] {
    const since = this.clock.now() - WINDOW_MS
    return (this.failures.get(email.toLowerCase()) ?? []).filter((at) => at > since)
  }
}
