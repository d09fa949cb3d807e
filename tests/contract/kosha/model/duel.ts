import { isDeepStrictEqual } from 'node:util'
import type { Account } from '../../suite/backend.ts'
import type { Call, SignedIn } from '../../suite/call.ts'
import { NotCovered } from '../../suite/claims.ts'
import type { ContractRun } from '../../suite/contract-run.ts'
import type { OperationId, Role } from '../../suite/document.ts'
import { operationOf } from '../../suite/document.ts'
import { requestOf } from '../../suite/request.ts'
import type { Received } from '../../suite/wire.ts'
import { passTime } from '../support/pass-time.ts'
import type { AccountView } from './adoption/mirror.ts'
import { rowsFrom, viewOf } from './adoption/mirror.ts'
import type { Difference } from './compare.ts'
import { Comparison } from './compare.ts'
import { isEitherRejection } from './open.ts'
import { Oracle } from './oracle.ts'
import { changedOutside } from './outside.ts'
import { Pairs } from './pairs.ts'
import { Revalidation } from './revalidation.ts'
import { ServerClock } from './server-clock.ts'
import { shareIds } from './shared-ids.ts'

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
  /** The payments that references have chosen. */
  readonly chosen = new Map<string, string>()
  /** The ids of the links that the clean-up puts back. */
  readonly restored = new Set<string>()
  hasEtags = true
  /** The refunds made so far, also in attempts before. */
  refunds = 0
  readonly comparison: Comparison
  private readonly revalidation = new Revalidation()
  /** The last responses that said the same. */
  private readonly agreed = new Map<string, { model: string; backend: string }>()

  private constructor(
    readonly run: ContractRun,
    readonly oracle: Oracle,
    private readonly clock: ServerClock,
  ) {
    this.comparison = new Comparison(this.pairs, oracle, () => this.hasEtags)
  }

  /** Reads all that the accounts see, and starts a model that has seen the same. */
  static async between(run: ContractRun, accounts: { who: string; account: Account }[]): Promise<Duel> {
    const seen: (AccountView & { who: string })[] = []
    for (const { who, account } of accounts)
      seen.push({ who, ...(await viewOf(run, await run.actors.signIn(account))) })
    const clock = new ServerClock(run.actors.now())
    const now = clock.after(run.wire.exchanges.at(-1)?.received)
    const oracle = await Oracle.holding(rowsFrom(seen, now), now)
    const duel = new Duel(run, oracle, clock)
    shareIds(oracle.store, duel.pairs)
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
  private async enter(who: string, { account, token }: SignedIn, merchantId?: string): Promise<void> {
    const { email, password, role } = account
    const { text } = await this.respond('signIn', { body: { email, password } })
    const model = String(JSON.parse(text).token)
    this.pairs.bind('token', model, token)
    this.sessions.push({ who, role, account, merchantId, model, backend: token })
  }

  /** Makes a call on both sides. */
  async play(operation: OperationId, call: Resolved, session?: Session): Promise<Played> {
    const backend = await this.send(operation, call, session)
    const model = await this.expect(operation, call, session, backend)
    const last = `${operation} ${session?.who}`
    const agreed = this.agreed.get(last)
    // Most lists are as they were; comparing them again would take most of the time.
    if (agreed?.model === model.text && agreed.backend === backend.text && READS.includes(operation))
      return { operation, model, backend }
    const difference = isEitherRejection(model, backend, call.model.body)
      ? undefined
      : this.comparison.between(model, backend)
    this.note(operation, model, backend, call, session)
    if (!difference && model.status === 200)
      this.agreed.set(last, { model: model.text, backend: backend.text })
    if (difference && session && READS.includes(operation)) await this.rejectOutsideChange(session)
    return { operation, model, backend, ...(difference && { difference }) }
  }

  /** @throws NotCovered if others have changed what the account sees; nobody else knows those that this run registered */
  private async rejectOutsideChange({ account, role, backend }: Session): Promise<void> {
    if (!this.run.actors.accounts.includes(account)) return
    const what = await changedOutside(this, { role, token: backend })
    if (what !== undefined) throw new NotCovered(`the given accounts changed during the comparison: ${what}`)
  }

  send(operation: OperationId, call: Resolved, session?: Session): Promise<Received> {
    const { query = {}, headers: own } = call.backend
    const ask = (headers = own) =>
      this.run.call(operation, {
        ...call.backend,
        ...(headers && { headers }),
        ...as(session, session?.backend),
      })
    const isWholeList = Object.keys(query).every((name) => name === 'limit')
    if (!session || !isWholeList || !operationOf(operation).statuses.includes(304)) return ask()
    return this.revalidation.read(`${operation} ${query.limit ?? ''}`.trim(), session.account.email, ask)
  }

  /** The response of the model, at the time of the backend's. */
  expect(
    operation: OperationId,
    call: Resolved,
    session: Session | undefined,
    backend: Received,
  ): Promise<Received> {
    this.oracle.setClock(this.clock.after(backend))
    return this.respond(operation, { ...call.model, ...as(session, session?.model) })
  }

  private respond(operation: OperationId, call: Call): Promise<Received> {
    return this.oracle.respond(requestOf(this.oracle.url, operation, call))
  }

  /** Reads what a session sees. @returns the first difference */
  async readBack(session: Session, operations: OperationId[]): Promise<Played | undefined> {
    for (const operation of operations) {
      const query = operation === 'listTransactions' ? { query: { limit: '100' } } : {}
      const played = await this.play(operation, { model: query, backend: query }, session)
      if (played.difference) return played
    }
    return undefined
  }

  /** Waits, or moves the clock of a server in this process. */
  async pass(ms: number): Promise<void> {
    if (this.run.backend.pass) this.clock.pass(ms)
    await passTime(this.run, ms)
  }

  /** Remembers what later calls refer to: sessions, links and cursors. */
  note(operation: OperationId, model: Received, backend: Received, call: Resolved, session?: Session): void {
    if (model.status >= 300 || backend.status >= 300 || model.text === '' || backend.text === '') return
    // The clean-up may have to sign in again.
    if (operation === 'changePassword' && session)
      session.account.password = String(Object(call.model.body).newPassword)
    if (!NOTED.includes(operation)) return
    const [ours, theirs] = [JSON.parse(model.text), JSON.parse(backend.text)]
    if (operation === 'createPaymentLink' && !this.made.includes(ours.link.id)) this.made.push(ours.link.id)
    if (operation === 'listTransactions' && ours.nextCursor && theirs.nextCursor) {
      const sort = String(call.model.query?.sort ?? '-createdAt')
      this.cursors.push({ sort, model: ours.nextCursor, backend: theirs.nextCursor })
    }
    if (!('token' in ours)) return
    const body = Object(call.model.body)
    const owner = session ?? this.sessions.find(({ account }) => isDeepStrictEqual(account.email, body.email))
    if (owner) this.sessions.push({ ...owner, model: ours.token, backend: theirs.token })
  }
}

const NOTED: OperationId[] = ['createPaymentLink', 'listTransactions', 'signIn', 'refreshToken']

/** All that can be read. */
export const READS: OperationId[] = [
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
