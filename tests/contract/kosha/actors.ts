import type { Account } from '../suite/backend.ts'
import type { Call, RunOptions, SignedIn } from '../suite/call.ts'
import { ContractViolation, NotCovered, needed, parsed, same } from '../suite/verdicts.ts'
import type { Exchange, Span, Wire } from '../suite/wire.ts'
import type { ResponseOf } from './contract-types.ts'
import type { OperationId } from './document.ts'

/** Servers may write whole seconds only, cut or rounded. */
const RESOLUTION_MS = 1000

/** The server's time, as far as it is known: how far it is ahead of this machine's, at least and at most. */
class ServerClock {
  /** The longest span in which it could have handled a request. */
  widestMs = 0
  private ahead: Span | undefined

  /** A hint is ignored if it contradicts known times: a proxy may have set the `Date`. */
  note([from, to]: Span, [sent, received]: Span, { isHint = false } = {}): void {
    if (Number.isNaN(from)) return
    const observed: Span = [from - RESOLUTION_MS - received, to + RESOLUTION_MS - sent]
    const both: Span = [
      Math.max(observed[0], this.ahead?.[0] ?? observed[0]),
      Math.min(observed[1], this.ahead?.[1] ?? observed[1]),
    ]
    if (both[0] <= both[1]) this.ahead = both
    else if (!isHint) this.ahead = observed
  }

  /** When it can have handled a request, by its own clock. */
  during([sent, received]: Span): Span {
    const [least, most] = this.ahead ?? [0, 0]
    const span: Span = [sent + least, received + most]
    this.widestMs = Math.max(this.widestMs, span[1] - span[0])
    return span
  }

  now(): number {
    const [least, most] = this.ahead ?? [0, 0]
    return Date.now() + (least + most) / 2
  }

  pass(ms: number): void {
    if (this.ahead) this.ahead = [this.ahead[0] + ms, this.ahead[1] + ms]
  }
}

export const DAY_MS = 86_400_000
const SHORTER_BY_MS = 60_000

type Caller = {
  wire: Wire
  options: RunOptions
  expectSuccess<Id extends OperationId>(id: Id, call: Call): Promise<ResponseOf<Id>>
}

/** The accounts used by the suite. Each is signed in once, on first use. */
export class Actors {
  private sessions = new Map<string, Promise<SignedIn>>()
  readonly clock = new ServerClock()

  constructor(
    private readonly run: Caller,
    readonly accounts: Account[],
  ) {}

  as(role: string): Promise<SignedIn> {
    return this.kept(role, () => this.signIn(this.accountOf(role)))
  }

  accountOf(role: string): Account {
    const account = this.accounts.find((account) => account.role === role)
    return needed(account, `no ${role} account was given: --account ${role}=email:password`)
  }

  /** @throws NotCovered unless the given accounts may be locked and their passwords changed */
  disposableAccountOf(role: string): Account {
    const why = `it would change or lock the given ${role} account, which requires --disposable`
    if (!this.run.options.disposable) throw new NotCovered(why)
    return this.accountOf(role)
  }

  /** A merchant of another business: the second given one or, without it, a newly registered one. */
  otherMerchant(): Promise<SignedIn> {
    const second = this.accounts.filter(({ role }) => role === 'merchant')[1]
    return this.kept('otherMerchant', () => (second ? this.signIn(second) : this.register()))
  }

  /** For requests that do harm if a broken server accepts them; shared by checks that do not change it. */
  freshMerchant(): Promise<SignedIn> {
    return this.kept('freshMerchant', () => this.register())
  }

  async register(): Promise<SignedIn> {
    const account = { role: 'merchant', ...this.registration() } as const
    const { role: _role, ...body } = account
    await this.run.expectSuccess('register', { body })
    return this.signIn(account, this.run.wire.lastSpan)
  }

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

/** From a response that violates the contract: the checks of sign-in report that, and the others can still run. */
function usableSession(error: unknown, exchange: Exchange | undefined): Session {
  const { status, text = '' } = exchange?.received ?? {}
  const isUsable = error instanceof ContractViolation && status === 200
  const session: Partial<Session> = isUsable ? Object(parsed(text)) : {}
  if (typeof session.token !== 'string') throw error
  return { ...session, token: session.token }
}
