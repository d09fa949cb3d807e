import type { Account } from './backend.ts'
import type { Actor, Call, RunOptions, SignedIn } from './call.ts'
import type { ResponseOf } from './contract-types.ts'
import type { ActorRole, OperationId, Role } from './document.ts'
import { parsed } from './parsed.ts'
import { ServerClock } from './server-clock.ts'
import { ContractViolation, NotCovered, needed, same } from './verdicts.ts'
import type { Exchange, Span, Wire } from './wire.ts'

const ANONYMOUS: Actor = { role: 'anonymous' }
export const DAY_MS = 86_400_000
const SHORTER_BY_MS = 60_000

/** What signing in and registering needs of a run. */
type Caller = {
  wire: Wire
  options: RunOptions
  expectSuccess<Id extends OperationId>(id: Id, call: Call): Promise<ResponseOf<Id>>
}

/** The accounts used by the suite. Each is signed in once, on first use. */
export class Actors {
  private sessions = new Map<string, Promise<SignedIn>>()
  private readonly registeredAs = new Map<string, Account>()
  /** The server's time. */
  readonly clock = new ServerClock()

  constructor(
    private readonly run: Caller,
    readonly accounts: Account[],
  ) {}

  /** @throws NotCovered if no account with this role was given */
  as(role: Role): Promise<SignedIn> {
    return this.kept(role, () => this.signIn(this.accountOf(role)))
  }

  /** A session with this role; none for anonymous. */
  of(role: ActorRole): Promise<Actor> | Actor {
    return role === 'anonymous' ? ANONYMOUS : this.as(role)
  }

  accountOf(role: Role): Account {
    const account = this.accounts.find((each) => each.role === role)
    return needed(account, `no ${role} account was given: --account ${role}=email:password`)
  }

  anyAccount(): Account {
    return needed(this.accounts[0], 'no account was given')
  }

  /** @throws NotCovered unless the given accounts may be locked and their passwords changed */
  disposableAccountOf(role: Role): Account {
    const why = `it would change or lock the given ${role} account, which requires --disposable`
    if (!this.run.options.disposable) throw new NotCovered(why)
    return this.accountOf(role)
  }

  /** A merchant of another business: the second one given, otherwise a newly registered one. */
  otherMerchant(): Promise<SignedIn> {
    const second = this.accounts.filter(({ role }) => role === 'merchant')[1]
    return this.kept('otherMerchant', () => (second ? this.signIn(second) : this.registeredOnce('other')))
  }

  /**
   * A merchant registered by this run and shared by checks that do not change it. Used instead of a given
   * account for requests that do harm if a broken server accepts them.
   */
  freshMerchant(): Promise<SignedIn> {
    return this.kept('freshMerchant', () => this.registeredOnce('fresh'))
  }

  /** Registers a merchant for exclusive use. */
  async register(): Promise<SignedIn> {
    const account = { role: 'merchant', ...this.registration() } as const
    const { role: _role, ...body } = account
    await this.run.expectSuccess('register', { body })
    return this.signIn(account, this.run.wire.lastSpan)
  }

  /** Registers on the first call, and signs in again on later calls. */
  private async registeredOnce(key: string): Promise<SignedIn> {
    const known = this.registeredAs.get(key)
    if (known) return this.signIn(known)
    const merchant = await this.register()
    this.registeredAs.set(key, merchant.account)
    return merchant
  }

  /** Registration data for a new merchant, with a unique email. */
  registration() {
    const email = `contract-${crypto.randomUUID()}@contract-suite.example`
    const password = `a long phrase ${crypto.randomUUID().slice(0, 8)}`
    this.run.wire.secrets.noteValues(password)
    // Businesses may have the same name.
    return { name: 'Contract Suite', email, password, businessName: 'Contract suite' }
  }

  /** Starts a new session. @param registered when, if the account is new */
  async signIn(account: Account, registered?: Span): Promise<SignedIn> {
    const { email, password } = account
    const { token, user, expiresAt } = await this.run
      .expectSuccess('signIn', { body: { email, password } })
      .catch((error: unknown) => usableSession(error, this.run.wire.exchanges.at(-1)))
    same(user?.role, account.role, `the role of ${email}`)
    const last = this.run.wire.exchanges.at(-1)?.received
    // A session lasts a day, or somewhat less.
    const started = Date.parse(expiresAt ?? '') - DAY_MS
    this.clock.note([started, started + SHORTER_BY_MS], this.run.wire.lastSpan, { isHint: true })
    const date = Date.parse(last?.headers.get('date') ?? '')
    this.clock.note([date, date], this.run.wire.lastSpan, { isHint: true })
    if (registered) {
      const createdAt = Date.parse(user?.createdAt ?? '')
      this.clock.note([createdAt, createdAt], registered)
    }
    return { role: account.role, token, account }
  }

  /** The estimated server time in epoch milliseconds. */
  now(): number {
    return this.clock.now()
  }

  /** Accounts are signed in again on next use. */
  forgetSessions(): void {
    this.sessions.clear()
  }

  private kept(key: string, start: () => Promise<SignedIn>): Promise<SignedIn> {
    const session = this.sessions.get(key) ?? start()
    this.sessions.set(key, session)
    session.catch(() => this.sessions.delete(key))
    return session
  }
}

type Session = { token: string; user?: { role?: string; createdAt?: string }; expiresAt?: string }

/**
 * Extracts a usable session from a sign-in response that violates the contract. The sign-in checks report the
 * violation; the other checks can still run.
 * @throws the original error if there is no token
 */
function usableSession(error: unknown, exchange: Exchange | undefined): Session {
  const { status, text = '' } = exchange?.received ?? {}
  const isUsable = error instanceof ContractViolation && status === 200
  const session: Partial<Session> = isUsable ? Object(parsed(text)) : {}
  if (typeof session.token !== 'string') throw error
  return { ...session, token: session.token }
}
