import type { Account } from './backend.ts'
import { Broken, NotCovered, needed, same } from './check.ts'
import type { Exam } from './contract-run.ts'
import type { Party, Role } from './document.ts'
import type { Exchange } from './wire.ts'

/** Somebody who calls. Without a token it is nobody. */
export type Who = { party: Party; token?: string; account?: Account }

const NOBODY: Who = { party: 'nobody' }
export const DAY_MS = 86_400_000

/** Who the suite can sign in as, each signed in once and when first needed. */
export class People {
  private sessions = new Map<string, Promise<Who & { account: Account }>>()
  private clockAheadMs = 0
  private registered = 0

  constructor(
    private readonly exam: Exam,
    readonly accounts: Account[],
  ) {}

  /** @throws NotCovered if no account with this role was given */
  as(role: Role): Promise<Who & { account: Account }> {
    return this.kept(role, () => this.signIn(this.accountOf(role)))
  }

  /** A session with this role, or none. */
  of(party: Party): Promise<Who> | Who {
    return party === 'nobody' ? NOBODY : this.as(party)
  }

  accountOf(role: Role): Account {
    const account = this.accounts.find((each) => each.role === role)
    return needed(account, `no ${role} was given: --account ${role}=mail:password`)
  }

  anyAccount(): Account {
    return needed(this.accounts[0], 'no account was given')
  }

  /** @throws NotCovered unless the given accounts may be locked and their passwords changed */
  disposableAccountOf(role: Role): Account {
    const why = `it would change or lock the given ${role} account; --disposable allows it`
    if (!this.exam.options.disposable) throw new NotCovered(why)
    return this.accountOf(role)
  }

  /** A merchant of another business: the second one given, else one that is registered for it. */
  stranger(): Promise<Who & { account: Account }> {
    const second = this.accounts.filter(({ role }) => role === 'merchant')[1]
    return second ? this.kept('stranger', () => this.signIn(second)) : this.newcomer()
  }

  /** A merchant registered by this run, shared by the checks that leave it as it is. */
  newcomer(): Promise<Who & { account: Account }> {
    return this.kept('newcomer', () => this.register())
  }

  /** A merchant that nobody else uses. */
  async register(): Promise<Who & { account: Account }> {
    const account = { role: 'merchant', ...this.registration() } as const
    const { role: _role, ...body } = account
    await this.exam.succeed('register', { body })
    return this.signIn(account)
  }

  /** What a new merchant gives; an address that nobody has. */
  registration() {
    this.registered++
    const email = `contract-${crypto.randomUUID()}@contract-suite.example`
    const businessName = `Contract suite ${this.registered}`
    return { name: 'Contract Suite', email, password: `a long phrase ${this.registered}`, businessName }
  }

  /** A session of its own. */
  async signIn(account: Account): Promise<Who & { account: Account }> {
    const { email, password } = account
    const { token, user, expiresAt } = await this.exam
      .succeed('signIn', { body: { email, password } })
      .catch((error: unknown) => usableSession(error, this.exam.wire.exchanges.at(-1)))
    same(user?.role, account.role, `the role of ${email}`)
    // A session lasts one day, which tells the time that the server believes it is.
    const ends = Date.parse(expiresAt ?? '')
    if (Number.isFinite(ends)) this.clockAheadMs = ends - DAY_MS - Date.now()
    return { party: account.role, token, account }
  }

  /** The time at the server, in epoch milliseconds. */
  now(): number {
    return Date.now() + this.clockAheadMs
  }

  /** To be signed in again when needed. */
  forgetSessions(): void {
    this.sessions.clear()
  }

  private kept(key: string, start: () => Promise<Who & { account: Account }>) {
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
