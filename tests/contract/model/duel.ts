import { isDeepStrictEqual } from 'node:util'
import type { Account } from '../suite/backend.ts'
import type { Call } from '../suite/call.ts'
import { NotCovered } from '../suite/claims.ts'
import type { ContractRun } from '../suite/contract-run.ts'
import type { OperationId, Role } from '../suite/document.ts'
import { requestOf } from '../suite/request.ts'
import type { Received } from '../suite/wire.ts'
import type { Difference } from './compare.ts'
import { Comparison } from './compare.ts'
import type { Seen } from './mirror.ts'
import { rowsFrom, seenBy } from './mirror.ts'
import { isEitherRejection } from './open.ts'
import { Oracle } from './oracle.ts'
import { changedOutside } from './outside.ts'
import { Pairs } from './pairs.ts'
import { ServerClock } from './server-clock.ts'

/** One session of an account, on both sides. */
export type Session = {
  who: string
  role: Role
  account: Account
  merchantId: string | undefined
  model: string
  backend: string
}

/** The same call in the words of either side: their ids, tags and cursors differ. */
export type Resolved = { model: Omit<Call, 'as'>; backend: Omit<Call, 'as'> }

/** The outcome of a call, and where the two sides differ. */
export type Played = { operation: OperationId; difference?: Difference; model: Received; backend: Received }

/** The same calls to a backend and to the model of it, and what differs. */
export class Duel {
  readonly pairs = new Pairs()
  readonly sessions: Session[] = []
  readonly cursors: { sort: string; model: string; backend: string }[] = []
  /** The model's ids of the links made since. */
  readonly made: string[] = []
  hasEtags = true
  /** The refunds requested so far. */
  refunds = 0
  private readonly comparison = new Comparison(this.pairs, () => this.hasEtags)

  private constructor(
    readonly run: ContractRun,
    readonly oracle: Oracle,
    private readonly clock: ServerClock,
  ) {}

  /** Reads all that the accounts see, and starts a model that has seen the same. */
  static async between(run: ContractRun, accounts: { who: string; account: Account }[]): Promise<Duel> {
    const seen: (Seen & { who: string })[] = []
    for (const { who, account } of accounts)
      seen.push({ who, ...(await seenBy(run, await run.actors.signIn(account))) })
    const clock = new ServerClock(run.actors.now())
    const now = clock.after(run.wire.exchanges.at(-1)?.received)
    const oracle = await Oracle.holding(rowsFrom(seen, now), now)
    const duel = new Duel(run, oracle, clock)
    duel.share()
    const links = seen.flatMap(({ links }) => links)
    duel.hasEtags = links.length === 0 || links.some(({ etag }) => etag !== undefined)
    for (const { who, as, merchantId } of seen) {
      await duel.enter(who, as, merchantId)
      // While the session is alive: links that were there before are never deleted.
      await run.cleanup.noteLinksBefore({ as })
    }
    return duel
  }

  /** Signs in to the model too. */
  private async enter(who: string, { account, token }: Seen['as'], merchantId?: string): Promise<void> {
    const { email, password, role } = account
    const { text } = await this.answer('signIn', { body: { email, password } })
    const model = String(JSON.parse(text).token)
    this.pairs.bind('token', model, token)
    this.sessions.push({ who, role, account, merchantId, model, backend: token })
  }

  /** Makes a call on both sides. */
  async play(operation: OperationId, call: Resolved, session?: Session): Promise<Played> {
    const backend = await this.send(operation, call, session)
    const model = await this.expect(operation, call, session, backend)
    const difference = isEitherRejection(model, backend, call.model.body)
      ? undefined
      : this.differenceOf(model, backend)
    this.note(operation, model, backend, call, session)
    if (difference && session && READS.includes(operation)) await this.rejectOutsideChange(session)
    return { operation, model, backend, ...(difference && { difference }) }
  }

  /** @throws NotCovered if others have changed what the account sees; nobody else knows those that this run registered */
  private async rejectOutsideChange(session: Session): Promise<void> {
    const isShared = this.run.actors.accounts.includes(session.account)
    const what = isShared
      ? await changedOutside(this, { role: session.role, token: session.backend })
      : undefined
    if (what !== undefined) throw new NotCovered(`the given accounts changed during the comparison: ${what}`)
  }

  send(operation: OperationId, call: Resolved, session?: Session): Promise<Received> {
    return this.run.call(operation, { ...call.backend, ...as(session, session?.backend) })
  }

  /** The answer of the model, at the time of the backend's. */
  expect(
    operation: OperationId,
    call: Resolved,
    session: Session | undefined,
    backend: Received,
  ): Promise<Received> {
    this.oracle.setClock(this.clock.after(backend))
    return this.answer(operation, { ...call.model, ...as(session, session?.model) })
  }

  private answer(operation: OperationId, call: Call): Promise<Received> {
    return this.oracle.answer(requestOf(this.oracle.url, operation, call))
  }

  differenceOf(model: Received, backend: Received): Difference | undefined {
    return this.comparison.between(model, backend)
  }

  /** Reads everything that these sessions see. */
  async readBack(sessions: Session[]): Promise<Played | undefined> {
    for (const session of sessions)
      for (const operation of READS) {
        const query = operation === 'listTransactions' ? { query: { limit: '100' } } : {}
        const played = await this.play(operation, { model: query, backend: query }, session)
        if (played.difference) return played
      }
    return undefined
  }

  /** Remembers what later calls refer to: sessions, links and cursors. */
  note(operation: OperationId, model: Received, backend: Received, call: Resolved, session?: Session): void {
    if (model.status >= 300 || backend.status >= 300 || model.text === '' || backend.text === '') return
    // The clean-up may have to sign in again.
    if (operation === 'changePassword' && session)
      session.account.password = String(Object(call.model.body).newPassword)
    const [ours, theirs] = [JSON.parse(model.text), JSON.parse(backend.text)]
    if (operation === 'createPaymentLink' && !this.made.includes(ours.link.id)) this.made.push(ours.link.id)
    if (operation === 'listTransactions' && ours.nextCursor && theirs.nextCursor) {
      const sort = String(call.model.query?.sort ?? '-createdAt')
      this.cursors.push({ sort, model: ours.nextCursor, backend: theirs.nextCursor })
    }
    if (operation !== 'signIn' && operation !== 'refreshToken') return
    const body = Object(call.model.body)
    const owner = session ?? this.sessions.find(({ account }) => isDeepStrictEqual(account.email, body.email))
    if (owner) this.sessions.push({ ...owner, model: ours.token, backend: theirs.token })
  }

  private share(): void {
    const { store } = this.oracle
    for (const { user, merchantId } of store.accounts.all()) {
      this.pairs.share('user', user.id)
      if (merchantId !== undefined) this.pairs.share('merchant', merchantId)
    }
    for (const { id } of store.gateways.oldestFirst()) this.pairs.share('gateway', id)
    for (const { id } of store.paymentMethods.oldestFirst()) this.pairs.share('method', id)
    for (const { id } of store.settlements.oldestFirst()) this.pairs.share('settlement', id)
    for (const { id, url, etag } of store.paymentLinks.oldestFirst()) {
      this.pairs.share('link', id)
      this.pairs.share('url', url)
      if (etag !== undefined) this.pairs.share(`etag of link ${id}`, etag)
    }
    for (const { id, refunds } of store.transactions.rows()) {
      this.pairs.share('transaction', id)
      for (const refund of refunds) this.pairs.share('refund', refund.id)
    }
  }
}

const READS: OperationId[] = [
  'verifySession',
  'listPaymentLinks',
  'listPaymentMethods',
  'listGateways',
  'listTransactions',
  'listSettlements',
  'getStats',
]

const as = (session?: Session, token?: string) =>
  session && token !== undefined ? { as: { role: session.role, token, account: session.account } } : {}
