import type { PaymentLink, Transaction } from '../support/fixtures.ts'
import { refundableUntilOf, remainingOf } from '../support/fixtures.ts'
import type { Resolved, Session, SideBySide } from './side-by-side.ts'
import { awkwardAmount } from './steps/steps.ts'

function ownLinks({ oracle, made }: SideBySide, session?: Session): PaymentLink[] {
  const links = made.flatMap((id) => oracle.store.paymentLinks.find(id) ?? [])
  return session?.merchantId === undefined
    ? links
    : links.filter((link) => link.merchantId === session.merchantId)
}

/** First one in each state that a link with a payment can have. */
function paidLinks({ oracle }: SideBySide, session?: Session): PaymentLink[] {
  const own = session?.merchantId === undefined ? {} : { merchantId: session.merchantId }
  const found = oracle.store.paymentLinks.oldestFirst(own).filter(({ amountPaid }) => amountPaid > 0)
  return [...firstIn(found, ['paid', 'partially_paid', 'expired', 'cancelled']), ...found]
}

const firstIn = <Row extends { status: string }>(rows: Row[], states: Row['status'][]): Row[] =>
  states.flatMap((each) => rows.find(({ status }) => status === each) ?? [])

/** Those of others, the ones with a payment first. */
function foreignLinks({ oracle, made }: SideBySide, session?: Session): PaymentLink[] {
  const found = oracle.store.paymentLinks
    .oldestFirst()
    .filter(({ id, merchantId }) => merchantId !== session?.merchantId && !made.includes(id))
    .sort((a, b) => b.amountPaid - a.amountPaid)
  return firstsFirst(found)
}

/** One in each state comes first. */
function firstsFirst<Row extends { status: string }>(rows: Row[]): Row[] {
  const firsts = new Map(rows.toReversed().map((row) => [row.status, row])).values()
  return [...new Set([...firsts, ...rows])]
}

const foreignPayments = ({ oracle }: SideBySide, session?: Session): Transaction[] =>
  firstsFirst(oracle.store.transactions.rows(({ row }) => row.merchantId !== session?.merchantId))

function payments(
  { oracle }: SideBySide,
  session: Session | undefined,
  wanted: 'refundable' | 'not',
): Transaction[] {
  const { now, store } = oracle
  const HOUR = 3_600_000
  const found = store.transactions
    .rows(({ row }) => session?.merchantId === undefined || row.merchantId === session.merchantId)
    .filter((row) => {
      const isCaptured = row.status === 'success' || row.status === 'partially_refunded'
      const until = refundableUntilOf(row)
      if (wanted === 'not') return !isCaptured || until < now - HOUR
      return isCaptured && until > now + HOUR && remainingOf(row) > 100 && row.refunds.length < 90
    })
    .sort((a, b) => refundableUntilOf(a) - refundableUntilOf(b))
  if (wanted === 'refundable') return found
  const closed = found.findLast(({ status }) => status === 'success' || status === 'partially_refunded')
  return [...only(closed), ...firstIn(found, ['created', 'pending', 'failed', 'refunded']), ...found]
}

/** One of the smallest payments without a refund, which stays the same one for each n. */
function smallPayment(sides: SideBySide, n: number, session?: Session): Transaction | undefined {
  const without = () => payments(sides, session, 'refundable').filter(({ refunds }) => refunds.length === 0)
  const id = chosen(sides, `small ${n}`, () => without().sort((a, b) => a.amount - b.amount)[n])
  return sides.oracle.store.transactions.find(id)
}

/** A link that is paid, or with 1 in part, and whose expiry can be restored. It stays the same one for each n. */
function describedLink(sides: SideBySide, n: number, session?: Session): PaymentLink | undefined {
  const { now, store } = sides.oracle
  const wanted = n === 0 ? 'paid' : 'partially_paid'
  const isLasting = ({ expiresAt }: PaymentLink) => !(Date.parse(expiresAt ?? '') < now + 3_600_000)
  const found = () => paidLinks(sides, session).find((link) => link.status === wanted && isLasting(link))
  return store.paymentLinks.find(chosen(sides, `described ${n}`, found))
}

function chosen(sides: SideBySide, key: string, find: () => { id: string } | undefined): string {
  const id = sides.chosen.get(key) ?? find()?.id ?? ''
  if (id !== '') sides.chosen.set(key, id)
  return id
}

/** What an update of a link sends to change nothing. */
export function contentOf({ title, amount, partial, customer, reference, notes, expiresAt }: PaymentLink) {
  return JSON.parse(JSON.stringify({ title, amount, partial, customer, reference, notes, expiresAt }))
}

/** A value that depends on what is there when the call is made: the n-th of its kind. */
type Reference = { $: ReferenceKind; n: number; and?: number }
type Both = { model: unknown; backend: unknown }

const same = (value: unknown): Both => ({ model: value, backend: value })

type Rows = (sides: SideBySide, session?: Session, n?: number) => readonly { id: string }[]
type Find = (sides: SideBySide, n: number, session?: Session, and?: number) => Both | undefined

/** The ids of rows, the n-th of which is meant. Some are chosen once for each n. */
const ids = {
  /** Links that this run made, of the caller's business if it has one. */
  ownLink: ['link', ownLinks],
  madeLink: ['link', (sides) => ownLinks(sides)],
  paidLink: ['link', paidLinks],
  /** What the caller must not see, with a payment if possible. */
  foreignLink: ['link', foreignLinks],
  described: ['link', (sides, session, n = 0) => only(describedLink(sides, n, session))],
  foreignPayment: ['transaction', foreignPayments],
  refundable: ['transaction', (sides, session) => payments(sides, session, 'refundable')],
  /** The first five are in different states, as far as there are so many. */
  notRefundable: ['transaction', (sides, session) => payments(sides, session, 'not')],
  small: ['transaction', (sides, session, n = 0) => only(smallPayment(sides, n, session))],
  linkPayment: [
    'transaction',
    (sides, session) => payments(sides, session, 'refundable').filter(({ paymentLinkId }) => paymentLinkId),
  ],
  gateway: ['gateway', (sides) => gatewaysIn(sides).filter(isFresh(sides))],
  method: ['method', (sides) => methodsIn(sides).filter(isFresh(sides))],
  ownGateway: ['gateway', (sides, session) => gatewaysIn(sides).filter(isOf(session))],
  ownMethod: ['method', (sides, session) => methodsIn(sides).filter(isOf(session))],
  /** Gateways that support the caller's first method. */
  fitGateway: ['gateway', (sides, session) => gatewaysFor(sides, session, 0).filter(isOf(session))],
  /** Somebody else's that supports `ownMethod` with the same n. */
  otherGateway: [
    'gateway',
    (sides, session, n = 0) =>
      only(gatewaysFor(sides, session, n).find((each) => isFresh(sides)(each) && !isOf(session)(each))),
  ],
  otherMethod: [
    'method',
    (sides, session) => methodsIn(sides).filter((each) => isFresh(sides)(each) && !isOf(session)(each)),
  ],
  /** A method, and a gateway of the same merchant that does not support it. */
  unfitMethod: ['method', (sides, session) => only(unfitPair(sides, session)?.method)],
  unfitGateway: ['gateway', (sides, session) => only(unfitPair(sides, session)?.gateway)],
} satisfies Record<string, [kind: string, rows: Rows]>

const others = {
  /** The part of what is left of `small` with the same n. */
  share: (sides, n, session, parts = 1) => {
    const row = smallPayment(sides, n, session)
    const share = Math.ceil((row ? remainingOf(row) : 0) / parts)
    return row && same(parts > 1 ? awkwardAmount(share) : share)
  },
  /** What is left of `refundable` with the same n, and so much more. */
  remaining: (sides, n, session, and = 0) => {
    const row = nth(payments(sides, session, 'refundable'), n)
    return row && same(remainingOf(row) + and)
  },
  /** So many milliseconds from now. */
  instant: ({ oracle }, n) => same(new Date(oracle.now + n).toISOString()),
  /** The current tag of `ownLink` with the same n. */
  etag: (sides, n, session) => {
    const { id, etag } = nth(ownLinks(sides, session), n) ?? {}
    return etag === undefined
      ? undefined
      : { model: etag, backend: sides.pairs.inBackend(`etag of link ${id}`, etag) }
  },
  /** The content of `ownLink` with the same n, for an update that changes nothing else. */
  content: (sides, n, session) => ifThere(nth(ownLinks(sides, session), n), contentOf),
  paidContent: (sides, n, session) => ifThere(nth(paidLinks(sides, session), n), contentOf),
  /** The amount of `described` with the same n. */
  amount: (sides, n, session) => ifThere(describedLink(sides, n, session), ({ amount }) => amount),
  /** What was paid through `paidLink` with the same n. */
  amountPaid: (sides, n, session) =>
    ifThere(nth(paidLinks(sides, session), n), ({ amountPaid }) => Math.max(100, amountPaid)),
  /** Only what a link must have. */
  bare: (sides, n, session) =>
    ifThere(nth(ownLinks(sides, session), n), ({ title, amount }) => ({ title, amount })),
  cursor: (sides, n) => nth(sides.cursors, n),
  email: (sides, n) => same(nth(freshSessions(sides), n)?.account.email),
  password: (sides, n, session) => {
    const email = (session ?? nth(freshSessions(sides), n))?.account.email ?? ''
    return same(sides.oracle.store.accounts.withEmail(email)?.password)
  },
} satisfies Record<string, Find>

type ReferenceKind = keyof typeof ids | keyof typeof others
const tableOfIds: Record<string, [kind: string, rows: Rows]> = ids
const finders: Record<string, Find> = others

function found(sides: SideBySide, { $, n, and }: Reference, session?: Session): Both | undefined {
  const [kind, rows] = tableOfIds[$] ?? []
  if (kind === undefined || !rows) return finders[$]?.(sides, n, session, and)
  const row = nth(rows(sides, session, n), n)
  return row && { model: row.id, backend: sides.pairs.inBackend(kind, row.id) }
}

const only = <Row>(row: Row | undefined): Row[] => (row ? [row] : [])
const ifThere = <Row>(row: Row | undefined, of: (row: Row) => unknown) => row && same(of(row))

export const nth = <Item>(items: readonly Item[], n: number): Item | undefined =>
  items.at(n < 0 ? n : n % Math.max(1, items.length))
const freshSessions = ({ sessions }: SideBySide) => sessions.filter(({ who }) => FRESH.includes(who))
const FRESH = ['fresh', 'second']

const isFresh = (sides: SideBySide) => {
  const own = new Set(freshSessions(sides).map(({ merchantId }) => merchantId))
  return ({ merchantId }: { merchantId: string }) => own.has(merchantId)
}

const isOf =
  (session?: Session) =>
  ({ merchantId }: { merchantId: string }) =>
    merchantId === session?.merchantId
const gatewaysIn = ({ oracle }: SideBySide) => oracle.store.gateways.oldestFirst()
/** Those that support the n-th of the caller's methods. */
function gatewaysFor(sides: SideBySide, session: Session | undefined, n: number) {
  const type = nth(methodsIn(sides).filter(isOf(session)), n)?.type ?? 'upi'
  return gatewaysIn(sides).filter(({ methods }) => methods.includes(type))
}
const methodsIn = ({ oracle }: SideBySide) => oracle.store.paymentMethods.oldestFirst()

function unfitPair(sides: SideBySide, session?: Session) {
  const gateways = gatewaysIn(sides).filter(isOf(session))
  return methodsIn(sides)
    .filter(isOf(session))
    .flatMap((method) => {
      const gateway = gateways.find(({ methods }) => !methods.includes(method.type))
      return gateway ? [{ method, gateway }] : []
    })[0]
}

const isReference = (value: unknown): value is Reference => typeof Object(value).$ === 'string'

/** Fills in the references of a call. Undefined if one of them refers to nothing. */
export function resolved(sides: SideBySide, call: unknown, session?: Session): Resolved | undefined {
  let isComplete = true
  const fill = (value: unknown, side: 'model' | 'backend'): unknown => {
    if (isReference(value)) {
      const filled = found(sides, value, session)?.[side]
      if (filled === undefined) isComplete = false
      return filled
    }
    if (Array.isArray(value)) return value.map((each) => fill(each, side))
    if (typeof value !== 'object' || value === null) return value
    const { '...': base, ...fields } = value as Record<string, unknown>
    const filled = Object.entries(fields)
      // A server without entity tags ignores this.
      .filter(([name]) => sides.hasEtags !== false || name !== 'if-match')
      .map(([name, each]) => [name, fill(each, side)] as const)
    return { ...(base !== undefined && Object(fill(base, side))), ...Object.fromEntries(filled) }
  }
  const both = { model: fill(call, 'model'), backend: fill(call, 'backend') } as Resolved
  return isComplete ? both : undefined
}
