import type { components } from '#contract'
import type { Random } from '../../engine/random.ts'
import { rejectConflict } from '../../engine/rule-violation.ts'
import type { RowChanged } from '../../engine/state/rows.ts'
import type { Clock } from '../../engine/time/clock.ts'
import { HOUR_MS, timestamp } from '../../engine/time/clock.ts'

type User = components['schemas']['User']
type Registration = components['schemas']['Registration']

/** A user as the mock stores it. An admin belongs to no merchant. */
export type Account = { user: User; merchantId?: string; password: string }

export type Reset = { token: string; userId: string; until: number }

const RESET_TOKEN_LIVES_MS = HOUR_MS

/** Users and their passwords, stored in plain text since they protect nothing. */
export class Accounts {
  /** Notified of every write, without passwords. */
  onWritten: RowChanged = () => undefined
  private readonly byId = new Map<string, Account>()
  private readonly resets: Map<string, Reset>

  constructor(
    accounts: readonly Account[],
    private readonly clock: Clock,
    private readonly random: Random,
    resets: readonly Reset[] = [],
  ) {
    for (const account of accounts) this.byId.set(account.user.id, account)
    this.resets = new Map(resets.map((reset) => [reset.token, reset]))
  }

  all(): Account[] {
    return [...this.byId.values()]
  }

  saveResets(): Reset[] {
    return [...this.resets.values()]
  }

  withId(id: string): Account | undefined {
    return this.byId.get(id)
  }

  /** The business name set by the merchant's user; by default the id. */
  businessNameOf(merchantId: string, otherwise = merchantId): string {
    const account = [...this.byId.values()].find((candidate) => candidate.merchantId === merchantId)
    return account?.user.businessName ?? otherwise
  }

  /** Adds an account, or replaces the one with the same id. */
  put(account: Account): void {
    const { id } = account.user
    this.onWritten(id, this.byId.get(id)?.user, Object.freeze(account.user))
    this.byId.set(id, account)
  }

  /** Email addresses are compared case-insensitively. */
  withEmail(email: string): Account | undefined {
    const wanted = email.toLowerCase()
    return [...this.byId.values()].find(({ user }) => user.email.toLowerCase() === wanted)
  }

  /** The account with this email and password. An unknown email takes the same time as a known one. */
  withCredentials(email: string, password: string): Account | undefined {
    const account = this.withEmail(email)
    const isPassword = sameText(account?.password ?? DECOY, password)
    return account && isPassword ? account : undefined
  }

  /** @returns undefined if the email is already registered */
  register({ password, ...registration }: Registration): Account | undefined {
    if (this.withEmail(registration.email)) return undefined
    const key = this.random.hex(12)
    const user: User = {
      id: `usr_${key}`,
      role: 'merchant',
      createdAt: timestamp(this.clock.now()),
      ...registration,
    }
    const account: Account = { user, merchantId: `mer_${key}`, password }
    this.put(account)
    return account
  }

  /** An empty phone number is removed. */
  updateUser(id: string, change: Partial<User>): User {
    const account = this.get(id)
    const user = { ...account.user, ...change }
    if (user.phone === '') delete user.phone
    this.put({ ...account, user })
    return user
  }

  changePassword(id: string, password: string): void {
    this.put({ ...this.get(id), password })
  }

  /** A token for one password reset within the hour. It replaces any earlier token of the user. */
  createResetToken(userId: string): string {
    for (const [token, reset] of this.resets) if (reset.userId === userId) this.resets.delete(token)
    const token = `rst_${this.random.hex(32)}`
    this.resets.set(token, { token, userId, until: this.clock.now() + RESET_TOKEN_LIVES_MS })
    return token
  }

  /**
   * @returns the id of the user
   * @throws RuleViolation for a token that is unknown, used, replaced or expired
   */
  useResetToken(token: string): string {
    const reset = this.resets.get(token)
    if (!reset || reset.until <= this.clock.now()) {
      rejectConflict('reset_token_invalid', 'This reset link is no longer valid. Ask for a new one.')
    }
    this.resets.delete(token)
    return reset.userId
  }

  private get(id: string): Account {
    const account = this.byId.get(id)
    if (!account) throw new Error(`no account ${id}`)
    return account
  }
}

const DECOY = 'no account has this password'

/** Constant-time comparison: always compares every character. */
function sameText(secret: string, guess: string): boolean {
  let difference = secret.length ^ guess.length
  for (let at = 0; at < guess.length; at++) {
    difference |= secret.charCodeAt(at % secret.length) ^ guess.charCodeAt(at)
  }
  return difference === 0
}
