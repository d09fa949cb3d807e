import type { Account } from './backend.ts'
import { Broken, NotCovered, needed, same } from './check.ts'
import type { ContractRun } from './contract-run.ts'
import type { ActorRole, Role } from './document.ts'
import type { Exchange } from './wire.ts'

/** Who makes a call: an account with its session, or nobody in particular. */
export type Actor = { role: ActorRole; token?: string; account?: Account }

const ANONYMOUS: Actor = { role: 'anonymous' }
export const DAY_MS = 86_400_000

type SignedIn = Actor & { token: string; account: Account }

/** The accounts that the suite calls as, each signed in once and when first needed. */
export class Actors {
  private sessions = new Map<string, Promise<SignedIn>>()
  private readonly registeredAs = new Map<string, Account>()
  private clockAheadMs = 0
  private registered = 0

  constructor(
    private readonly run: ContractRun,
    readonly accounts: Account[],
  ) {}

  /** @throws NotCovered if no account with this role was given */
  as(role: Role): Promise<SignedIn> {
    return this.kept(role, () => this.signIn(this.accountOf(role)))
  }

  /** A session with this role, or none. */
  of(role: ActorRole): Promise<Actor> | Actor {
    return role === 'anonymous' ? ANONYMOUS : this.as(role)
  }

  accountOf(role: Role): Account {
    const account = this.accounts.find((each) => each.role === role)
    return needed(account, `no ${role} was given: --account ${role}=email:password`)
  }

  anyAccount(): Account {
    return needed(this.accounts[0], 'no account was given')
  }

  /** @throws NotCovered unless the given accounts may be locked and their passwords changed */
  disposableAccountOf(role: Role): Account {
    const why = `it would change or lock the given ${role} account; --disposable allows it`
    if (!this.run.options.disposable) throw new NotCovered(why)
    return this.accountOf(role)
  }

  /** A merchant of another business: the second one given, else one that is registered for it. */
  otherMerchant(): Promise<SignedIn> {
    const second = this.accounts.filter(({ role }) => role === 'merchant')[1]
    return this.kept('otherMerchant', () => (second ? this.signIn(second) : this.registeredOnce('other')))
  }

  /**
   * A merchant registered by this run, shared by the checks that leave it as it is. Whatever could do harm if a broken
   * server accepted it, is tried here and never with a given account.
   */
  freshMerchant(): Promise<SignedIn> {
    return this.kept('freshMerchant', () => this.registeredOnce('fresh'))
  }

  /** A merchant that nobody else uses. */
  async register(): Promise<SignedIn> {
    const account = { role: 'merchant', ...this.registration() } as const
    const { role: _role, ...body } = account
    await this.run.succeed('register', { body })
    return this.signIn(account)
  }

  /** Registered on the first call; signed in again on the later ones. */
  private async registeredOnce(key: string): Promise<SignedIn> {
    const known = this.registeredAs.get(key)
    if (known) return this.signIn(known)
    const merchant = await this.register()
    this.registeredAs.set(key, merchant.account)
    return merchant
  }

  /** What a new merchant gives; an address that nobody has. */
  registration() {
    this.registered++
    const email = `contract-${crypto.randomUUID()}@contract-suite.example`
    const businessName = `Contract suite ${this.registered}`
    const password = `a long phrase ${crypto.randomUUID().slice(0, 8)}`
    this.run.wire.secrets.add(password)
    return { name: 'Contract Suite', email, password, businessName }
  }

  /** A session of its own. */
  async signIn(account: Account): Promise<SignedIn> {
    const { email, password } = account
    const { token, user, expiresAt } = await this.run
      .succeed('signIn', { body: { email, password } })
      .catch((error: unknown) => usableSession(error, this.run.wire.exchanges.at(-1)))
    same(user?.role, account.role, `the role of ${email}`)
    // A session lasts one day, which tells the time that the server believes it is.
    const ends = Date.parse(expiresAt ?? '')
    if (Number.isFinite(ends)) this.clockAheadMs = ends - DAY_MS - Date.now()
    return { role: account.role, token, account }
  }

  /** The time at the server, in epoch milliseconds. */
  now(): number {
    return Date.now() + this.clockAheadMs
  }

  /** To be signed in again when needed. */
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

type Session = { token: string; user?: { role?: string }; expiresAt?: string }

/**
 * What a sign-in gives that works and breaks the contract somewhere: the checks of sign-in say so, and one wrong
 * field there does not hide how the server does everything else.
 * @throws the error itself, unless there is a token
 */
function usableSession(error: unknown, exchange: Exchange | undefined): Session {
  const { status, text = '' } = exchange?.received ?? {}
  const session = error instanceof Broken && status === 200 ? parsed(text) : undefined
  if (typeof session?.token !== 'string') throw error
  return { ...session, token: session.token }
}

function parsed(text: string): Partial<Session> | undefined {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}
