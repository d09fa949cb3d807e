import type { components } from '#contract'
import type { Random } from '../../engine/random.ts'
import type { Clock } from '../../engine/time/clock.ts'
import { DAY_MS, timestamp } from '../../engine/time/clock.ts'
import type { Accounts } from './accounts.ts'

const REMEMBERED_DAYS = 30
const DAYS = 1

export type AuthSession = { token: string; userId: string; expiresAt: number }

/** The authenticated user. `merchantId` is undefined for an admin, who can access every merchant. */
export type Caller = { user: components['schemas']['User']; merchantId?: string; token: string }

/** Signed-in users by bearer token. */
export class AuthSessions {
  private readonly byToken: Map<string, AuthSession>

  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly random: Random,
    sessions: readonly AuthSession[] = [],
  ) {
    this.byToken = new Map(sessions.map((session) => [session.token, session]))
  }

  save(): AuthSession[] {
    return [...this.byToken.values()]
  }

  start(userId: string, { rememberMe }: { rememberMe: boolean }): { token: string; expiresAt: string } {
    const token = `tok_${this.random.hex(32)}`
    const expiresAt = this.clock.now() + (rememberMe ? REMEMBERED_DAYS : DAYS) * DAY_MS
    this.byToken.set(token, { token, userId, expiresAt })
    return { token, expiresAt: timestamp(expiresAt) }
  }

  /** Revokes the current token and issues one that is valid for 30 days. */
  refresh(caller: Caller): { token: string; expiresAt: string } {
    this.byToken.delete(caller.token)
    return this.start(caller.user.id, { rememberMe: true })
  }

  /** Undefined for an unknown, revoked or expired token. */
  callerOf(token: string): Caller | undefined {
    const session = this.live(token)
    const account = session && this.accounts.withId(session.userId)
    if (!account) return undefined
    return {
      user: account.user,
      token,
      ...(account.merchantId !== undefined && { merchantId: account.merchantId }),
    }
  }

  expiryOf(token: string): string {
    return timestamp(this.live(token)?.expiresAt ?? this.clock.now())
  }

  /** Ends the sessions of a user, except the given one. */
  endAll(userId: string, { except }: { except?: string } = {}): void {
    for (const session of this.byToken.values()) {
      if (session.userId === userId && session.token !== except) this.byToken.delete(session.token)
    }
  }

  private live(token: string): AuthSession | undefined {
    const session = this.byToken.get(token)
    return session && session.expiresAt > this.clock.now() ? session : undefined
  }
}
