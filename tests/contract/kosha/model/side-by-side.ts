import { isDeepStrictEqual } from 'node:util'
import type { Account } from '../../suite/backend.ts'
import type { Call, SignedIn } from '../../suite/call.ts'
import { requestOf } from '../../suite/request.ts'
import { NotCovered, needed } from '../../suite/verdicts.ts'
import type { Received } from '../../suite/wire.ts'
import type { OperationId } from '../document.ts'
import { operationOf } from '../document.ts'
import type { ContractRun } from '../run.ts'
import { isBeforeDay } from './adoption/derived.ts'
import type { AccountView } from './adoption/mirror.ts'
import { rowsFrom, viewOf } from './adoption/mirror.ts'
import type { Difference } from './compare.ts'
import { Comparison } from './compare.ts'
import { isEitherRejection } from './either-rejection.ts'
import { IdPairs, shareIds } from './id-pairs.ts'
import { Oracle } from './oracle.ts'
import { Revalidation } from './revalidation.ts'

export type Session = {
  who: string
  role: string
  account: Account
  merchantId: string | undefined
  model: string
  backend: string
}

/** The same call in the words of either side: their ids, tags and cursors differ. */
export type Resolved = { model: Omit<Call, 'as'>; backend: Omit<Call, 'as'> }

export type Played = { operation: OperationId; difference?: Difference; model: Received; backend: Received }

export class SideBySide {
  readonly pairs = new IdPairs()
  readonly sessions: Session[] = []
  readonly cursors: { sort: string; model: string; backend: string }[] = []
  /** The model's ids of the links that this run created. */
  readonly createdLinks: string[] = []
  /** Of the idempotency keys of this comparison. */
  readonly nonce = crypto.randomUUID().slice(0, 8)
  readonly chosen = new Map<string, string>()
  /** The ids of the links that the clean-up puts back. */
  readonly restored = new Set<string>()
  /** Whether links have entity tags; undefined until one is seen. */
  hasEtags: boolean | undefined
  /** The refunds made so far, including earlier attempts. */
  refunds = 0
  readonly comparison: Comparison
  /** For how long the backend can have handled the call that the model handled at an instant. */
  private readonly widths = new Map<number, number>()
  private readonly revalidation = new Revalidation()
  /** The last responses that said the same. */
  private readonly agreedOn = new Map<string, { model: string; backend: string }>()

  private constructor(
    readonly run: ContractRun,
    readonly oracle: Oracle,
  ) {
    this.comparison = new Comparison(this.pairs, oracle, {
      hasEtags: () => this.hasEtags !== false,
      withinMs: (instant = 0) => this.widths.get(instant) ?? run.actors.clock.widestMs,
    })
  }

  /** Reads all that the accounts see, and starts a model that has seen the same. */
  static async between(run: ContractRun, accounts: { who: string; account: Account }[]): Promise<SideBySide> {
    const { actors } = run
    const seen: (AccountView & { who: string; signedInAt: number })[] = []
    for (const { who, account } of accounts) {
      const as = await actors.signIn(account)
      const [signedInAt] = actors.clock.during(run.wire.lastSpan)
      seen.push({ who, signedInAt, ...(await viewOf(run, as)) })
    }
    // Links that expire while they are read expire in the model too.
    const { signedInAt: start } = needed(seen[0], 'no account was given')
    const oracle = await Oracle.holding(rowsFrom(seen, start), start)
    const sides = new SideBySide(run, oracle)
    shareIds(oracle.store, sides.pairs)
    const links = seen.flatMap(({ links }) => links)
    if (links.length > 0) sides.hasEtags = links.some(({ etag }) => etag !== undefined)
    for (const { who, as, merchantId, signedInAt } of seen) {
      oracle.setClock(signedInAt)
      await sides.enter(who, as, merchantId)
      // While the session is alive: links that were there before are never deleted.
      await run.ownLinks.noteBefore({ as })
    }
    return sides
  }

  private async enter(who: string, { account, token }: SignedIn, merchantId?: string): Promise<void> {
    const { email, password, role } = account
    const { text } = await this.respond('signIn', { body: { email, password } })
    const model = String(JSON.parse(text).token)
    this.pairs.bind('token', model, token)
    this.sessions.push({ who, role, account, merchantId, model, backend: token })
  }

  async play(operation: OperationId, call: Resolved, session?: Session): Promise<Played> {
    const backend = await this.send(operation, call, session)
    const played = await this.compared(operation, call, session, backend)
    this.note(played, call, session)
    if (played.difference && session && READS.includes(operation)) await this.rejectChangesByOthers(session)
    return played
  }

  /** The model's response to a call, at any instant at which the backend can have handled it, and the difference. */
  async compared(
    operation: OperationId,
    call: Resolved,
    session: Session | undefined,
    backend: Received,
  ): Promise<Played> {
    if (operation === 'createPaymentLink' && backend.status === 201)
      this.hasEtags ??= JSON.parse(backend.text).link.etag !== undefined
    const isRead = READS.includes(operation)
    const last = `${operation} ${session?.who}`
    const [earliest, latest] = this.run.actors.clock.during(backend.between)
    let played: Played | undefined
    for (const at of this.instantsIn(earliest, latest)) {
      const attempt = async () => {
        this.oracle.setClock(at)
        this.widths.set(this.oracle.now, latest - earliest)
        const model = await this.respond(operation, { ...call.model, ...as(session, session?.model) })
        const agreed = this.agreedOn.get(last)
        // Comparing unchanged lists again would take most of the time.
        const isKnown = isRead && agreed?.model === model.text && agreed.backend === backend.text
        const isOpen = isKnown || isEitherRejection(model, backend, call.model.body, this.oracle.now)
        const difference = isOpen ? undefined : this.comparison.between(model, backend)
        played = { operation, model, backend, ...(difference && { difference }) }
        return !difference
      }
      // Reading changes nothing, so there is nothing to take back.
      if (!(isRead ? await attempt() : await this.tried(attempt))) continue
      if (played && isRead) this.agreedOn.set(last, { model: played.model.text, backend: backend.text })
      break
    }
    if (!played) throw new Error('there is no instant')
    return played
  }

  /** From the earliest, with those between at which a link expires. */
  private *instantsIn(earliest: number, latest: number): Generator<number> {
    yield earliest
    const ends = this.oracle.store.paymentLinks
      .oldestFirst()
      .map(({ expiresAt = '' }) => Date.parse(expiresAt))
    yield* ends.filter((at) => at > earliest && at < latest).sort((a, b) => a - b)
    yield latest
  }

  /** Runs `act`, and restores the model and its pairs of ids unless it returns true. */
  async tried(act: () => Promise<boolean>): Promise<boolean> {
    const lists = [this.createdLinks, this.sessions, this.cursors]
    const lengths = lists.map(({ length }) => length)
    if (await this.oracle.tried(() => this.pairs.tried(act))) return true
    for (const [index, list] of lists.entries()) list.length = lengths[index] ?? 0
    return false
  }

  /** @throws NotCovered if others changed the data of a given account; registered ones are known to this run only */
  private async rejectChangesByOthers({ account, role, backend }: Session): Promise<void> {
    if (!this.run.actors.accounts.includes(account)) return
    const change = await changedByOthers(this, { role, account, token: backend })
    if (change !== undefined)
      throw new NotCovered(`the given accounts changed during the comparison: ${change}`)
  }

  send(operation: OperationId, call: Resolved, session?: Session): Promise<Received> {
    const { query = {}, headers: headersOfCall } = call.backend
    const ask = (headers = headersOfCall) =>
      this.run.call(operation, {
        ...call.backend,
        ...(headers && { headers }),
        ...as(session, session?.backend),
      })
    const isWholeList = Object.keys(query).every((name) => name === 'limit')
    if (!session || !isWholeList || !operationOf(operation).statuses.includes(304)) return ask()
    return this.revalidation.read(`${operation} ${query.limit ?? ''}`.trim(), session.account.email, ask)
  }

  private respond(operation: OperationId, call: Call): Promise<Received> {
    return this.oracle.respond(requestOf(this.oracle.url, operationOf(operation), call))
  }

  async readBack(session: Session): Promise<Played | undefined> {
    for (const operation of READS) {
      const played = await this.play(operation, reading(operation), session)
      if (played.difference) return played
    }
    return undefined
  }

  /** Remembers what later calls refer to: sessions, links and cursors. */
  note({ operation, model, backend }: Played, call: Resolved, session?: Session): void {
    if (model.status >= 300 || backend.status >= 300 || model.text === '' || backend.text === '') return
    // The clean-up may have to sign in again.
    if (operation === 'changePassword' && session)
      session.account.password = String(Object(call.model.body).newPassword)
    if (!NOTED.includes(operation)) return
    // Most lists have no further page, and parsing them takes long.
    if (operation === 'listTransactions' && !model.text.includes('"nextCursor"')) return
    const [modelBody, backendBody] = [JSON.parse(model.text), JSON.parse(backend.text)]
    if (operation === 'createPaymentLink' && !this.createdLinks.includes(modelBody.link.id))
      this.createdLinks.push(modelBody.link.id)
    if (operation === 'listTransactions' && modelBody.nextCursor && backendBody.nextCursor) {
      const sort = String(call.model.query?.sort ?? '-createdAt')
      this.cursors.push({ sort, model: modelBody.nextCursor, backend: backendBody.nextCursor })
    }
    if (!('token' in modelBody)) return
    const body = Object(call.model.body)
    const owner = session ?? this.sessions.find(({ account }) => isDeepStrictEqual(account.email, body.email))
    if (owner) this.sessions.push({ ...owner, model: modelBody.token, backend: backendBody.token })
  }
}

const NOTED: OperationId[] = ['createPaymentLink', 'listTransactions', 'signIn', 'refreshToken']

export const READS: OperationId[] = [
  'verifySession',
  'listPaymentLinks',
  'listPaymentMethods',
  'listGateways',
  'listTransactions',
  'listSettlements',
  'getStats',
]

export function reading(operation: OperationId): Resolved {
  const call = operation === 'listTransactions' ? { query: { limit: '100' } } : {}
  return { model: call, backend: call }
}

const as = (session?: Session, token?: string) =>
  session && token !== undefined ? { as: { role: session.role, token, account: session.account } } : {}

const IN_PROGRESS = ['created', 'pending', 'scheduled', 'processing']

/** A row that no side of this comparison made, or one that was still in progress. */
async function changedByOthers(
  { run, pairs, oracle }: { run: ContractRun; pairs: IdPairs; oracle: Oracle },
  as: SignedIn,
): Promise<string | undefined> {
  const { links, transactions, methods, settlements } = await viewOf(run, as)
  const kinds = { link: links, transaction: transactions, method: methods, settlement: settlements }
  for (const [kind, rows] of Object.entries(kinds)) {
    const unknown = rows.find(({ id }) => pairs.inModel(kind, id) === undefined)
    if (unknown) return `the ${kind} ${unknown.id} was added`
  }
  const moved =
    settlements.find(
      (row) => !isBeforeDay(row.dueOn, oracle.now) && hasMoved(oracle.store.settlements.find(row.id), row),
    ) ??
    transactions.find((row) => {
      const before = oracle.store.transactions.find(row.id)
      const refundBefore = (id: string) =>
        before?.refunds.find((refund) => refund.id === pairs.inModel('refund', id))
      return hasMoved(before, row) || row.refunds.some((refund) => hasMoved(refundBefore(refund.id), refund))
    })
  return moved && `${moved.id} has moved on`
}

type Row = { status: string }

const hasMoved = (before: Row | undefined, now: Row) =>
  before !== undefined && before.status !== now.status && IN_PROGRESS.includes(before.status)
