import type { components } from '#contract'
import * as ruleNumbers from '../../../web/api/rule-numbers.ts'
import type { Random } from '../../engine/random.ts'
import type { Clock } from '../../engine/time/clock.ts'
import { DAY_MS, timestamp } from '../../engine/time/clock.ts'
import type { Accounts } from './accounts.ts'

const REMEMBERED_DAYS = 30
const DAYS = 1

const GRACE_MS = ruleNumbers.refreshGraceSeconds * 1000

export type AuthSession = {
  token: string
  userId: string
  expiresAt: number
  /** The token that a refresh has issued instead. */
  replacedBy?: string
}

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

  /** Issues a token that is valid for 30 days instead of the current one, which ends after the grace. */
  refresh(caller: Caller): { token: string; expiresAt: string } {
    const session = this.byToken.get(caller.token)
    const replacement = this.live(session?.replacedBy)
    if (replacement) return { token: replacement.token, expiresAt: timestamp(replacement.expiresAt) }
    const issued = this.start(caller.user.id, { rememberMe: true })
    const graceEnd = this.clock.now() + GRACE_MS
    if (session) {
      const expiresAt = Math.min(session.expiresAt, graceEnd)
      this.byToken.set(caller.token, { ...session, expiresAt, replacedBy: issued.token })
    }
    return issued
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
    const kept = [except, this.live(except)?.replacedBy]
    for (const session of this.byToken.values()) {
      if (session.userId === userId && !kept.includes(session.token)) this.byToken.delete(session.token)
    }
  }

  private live(token = ''): AuthSession | undefined {
    const session = this.byToken.get(token)
    return session && session.expiresAt > this.clock.now() ? session : undefined
  }
}
