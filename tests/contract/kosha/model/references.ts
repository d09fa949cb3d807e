import { remainingOf } from '../support/fixtures.ts'
import {
  contentOf,
  describedLink,
  foreignLinks,
  foreignPayments,
  ownLinks,
  paidLinks,
  payments,
  smallPayment,
} from './chosen-rows.ts'
import type { Duel, Resolved, Session } from './duel.ts'

/** A value that depends on what is there when the call is made: the n-th of its kind. */
export type Reference = { $: ReferenceKind; n: number; and?: number }
type Both = { model: unknown; backend: unknown }

const same = (value: unknown): Both => ({ model: value, backend: value })

const kinds = {
  /** A link that this run made, of the caller's business if it has one. */
  ownLink: (duel: Duel, n: number, session?: Session) => idOf(duel, 'link', nth(ownLinks(duel, session), n)),
  madeLink: (duel: Duel, n: number) => idOf(duel, 'link', nth(ownLinks(duel), n)),
  paidLink: (duel: Duel, n: number, session?: Session) =>
    idOf(duel, 'link', nth(paidLinks(duel, session), n)),
  /** One that the caller must not see, with a payment if possible. */
  foreignLink: (duel: Duel, n: number, session?: Session) =>
    idOf(duel, 'link', nth(foreignLinks(duel, session), n)),
  foreignPayment: (duel: Duel, n: number, session?: Session) =>
    idOf(duel, 'transaction', nth(foreignPayments(duel, session), n)),
  refundable: (duel: Duel, n: number, session?: Session) =>
    idOf(duel, 'transaction', nth(payments(duel, session, 'refundable'), n)),
  /** The first five are in different states, as far as there are so many. */
  notRefundable: (duel: Duel, n: number, session?: Session) =>
    idOf(duel, 'transaction', nth(payments(duel, session, 'not'), n)),
  /** One of the smallest payments without a refund, which stays the same one for each n. */
  small: (duel: Duel, n: number, session?: Session) =>
    idOf(duel, 'transaction', smallPayment(duel, n, session)),
  /** A payment through a link that can be refunded. */
  linkPayment: (duel: Duel, n: number, session?: Session) => {
    const paidThrough = payments(duel, session, 'refundable').filter(({ paymentLinkId }) => paymentLinkId)
    return idOf(duel, 'transaction', nth(paidThrough, n))
  },
  /** The part of what is left of it. */
  share: (duel: Duel, n: number, session?: Session, parts = 1) => {
    const row = smallPayment(duel, n, session)
    return row && same(Math.ceil(remainingOf(row) / parts))
  },
  /** What is left of the payment that `refundable` with the same n refers to, and so much more. */
  remaining: (duel: Duel, n: number, session?: Session, and = 0) => {
    const row = nth(payments(duel, session, 'refundable'), n)
    return row && same(remainingOf(row) + and)
  },
  gateway: (duel: Duel, n: number) => idOf(duel, 'gateway', nth(gatewaysIn(duel).filter(isFresh(duel)), n)),
  method: (duel: Duel, n: number) => idOf(duel, 'method', nth(methodsIn(duel).filter(isFresh(duel)), n)),
  ownGateway: (duel: Duel, n: number, session?: Session) =>
    idOf(duel, 'gateway', nth(gatewaysIn(duel).filter(isOf(session)), n)),
  ownMethod: (duel: Duel, n: number, session?: Session) =>
    idOf(duel, 'method', nth(methodsIn(duel).filter(isOf(session)), n)),
  /** The n-th of the gateways that support the caller's first method. */
  fitGateway: (duel: Duel, n: number, session?: Session) => {
    const type = methodsIn(duel).find(isOf(session))?.type ?? 'upi'
    const fit = gatewaysIn(duel).filter((each) => isOf(session)(each) && each.methods.includes(type))
    return idOf(duel, 'gateway', nth(fit, n))
  },
  /** A gateway that supports `ownMethod` with the same n, of somebody else. */
  otherGateway: (duel: Duel, n: number, session?: Session) => {
    const type = nth(methodsIn(duel).filter(isOf(session)), n)?.type ?? 'upi'
    const others = gatewaysIn(duel).filter((each) => isFresh(duel)(each) && !isOf(session)(each))
    return idOf(
      duel,
      'gateway',
      others.find(({ methods }) => methods.includes(type)),
    )
  },
  /** A method, and a gateway of the same merchant that does not support it. */
  unfitMethod: (duel: Duel, _n: number, session?: Session) =>
    idOf(duel, 'method', unfitPair(duel, session)?.method),
  unfitGateway: (duel: Duel, _n: number, session?: Session) =>
    idOf(duel, 'gateway', unfitPair(duel, session)?.gateway),
  /** So many milliseconds from now. */
  instant: ({ oracle }: Duel, n: number) => same(new Date(oracle.now + n).toISOString()),
  /** The current tag of `ownLink` with the same n. */
  etag: (duel: Duel, n: number, session?: Session) => {
    const link = nth(ownLinks(duel, session), n)
    const { etag } = link ?? {}
    return etag === undefined
      ? undefined
      : { model: etag, backend: duel.pairs.inBackend(`etag of link ${link?.id}`, etag) }
  },
  /** The content of `ownLink` with the same n, for an update that changes nothing else. */
  content: (duel: Duel, n: number, session?: Session) => {
    const link = nth(ownLinks(duel, session), n)
    return link && same(contentOf(link))
  },
  paidContent: (duel: Duel, n: number, session?: Session) => {
    const link = nth(paidLinks(duel, session), n)
    return link && same(contentOf(link))
  },
  described: (duel: Duel, n: number, session?: Session) =>
    idOf(duel, 'link', describedLink(duel, n, session)),
  /** The amount of that link. */
  amount: (duel: Duel, n: number, session?: Session) => {
    const link = describedLink(duel, n, session)
    return link && same(link.amount)
  },
  /** What was paid through `paidLink` with the same n. */
  amountPaid: (duel: Duel, n: number, session?: Session) => {
    const link = nth(paidLinks(duel, session), n)
    return link && same(Math.max(100, link.amountPaid))
  },
  /** Only what a link must have. */
  bare: (duel: Duel, n: number, session?: Session) => {
    const { title, amount } = nth(ownLinks(duel, session), n) ?? {}
    return title === undefined ? undefined : same({ title, amount })
  },
  cursor: (duel: Duel, n: number) => {
    const cursor = nth(duel.cursors, n)
    return cursor && { model: cursor.model, backend: cursor.backend }
  },
  email: (duel: Duel, n: number) => same(nth(freshSessions(duel), n)?.account.email),
  password: (duel: Duel, n: number, session?: Session) => {
    const email = (session ?? nth(freshSessions(duel), n))?.account.email ?? ''
    return same(duel.oracle.store.accounts.withEmail(email)?.password)
  },
}
type ReferenceKind = keyof typeof kinds

export const nth = <Item>(items: readonly Item[], n: number): Item | undefined =>
  items.at(n < 0 ? n : n % Math.max(1, items.length))
const freshSessions = ({ sessions }: Duel) => sessions.filter(({ who }) => FRESH.includes(who))
const FRESH = ['fresh', 'second']

const isFresh = (duel: Duel) => {
  const own = new Set(freshSessions(duel).map(({ merchantId }) => merchantId))
  return ({ merchantId }: { merchantId: string }) => own.has(merchantId)
}

const isOf =
  (session?: Session) =>
  ({ merchantId }: { merchantId: string }) =>
    merchantId === session?.merchantId
const gatewaysIn = ({ oracle }: Duel) => oracle.store.gateways.oldestFirst()
const methodsIn = ({ oracle }: Duel) => oracle.store.paymentMethods.oldestFirst()

function unfitPair(duel: Duel, session?: Session) {
  const gateways = gatewaysIn(duel).filter(isOf(session))
  return methodsIn(duel)
    .filter(isOf(session))
    .flatMap((method) => {
      const gateway = gateways.find(({ methods }) => !methods.includes(method.type))
      return gateway ? [{ method, gateway }] : []
    })[0]
}

function idOf(duel: Duel, kind: string, row: { id: string } | undefined): Both | undefined {
  return row && { model: row.id, backend: duel.pairs.inBackend(kind, row.id) }
}

const isReference = (value: unknown): value is Reference => typeof Object(value).$ === 'string'

/** Fills in the references of a call. Undefined if one of them refers to nothing. */
export function resolved(duel: Duel, call: unknown, session?: Session): Resolved | undefined {
  let isComplete = true
  const fill = (value: unknown, side: 'model' | 'backend'): unknown => {
    if (isReference(value)) {
      const found = kinds[value.$](duel, value.n, session, value.and)?.[side]
      if (found === undefined) isComplete = false
      return found
    }
    if (Array.isArray(value)) return value.map((each) => fill(each, side))
    if (typeof value !== 'object' || value === null) return value
    const { '...': base, ...fields } = value as Record<string, unknown>
    const filled = Object.entries(fields)
      // A server without entity tags ignores this.
      .filter(([name]) => duel.hasEtags || name !== 'if-match')
      .map(([name, each]) => [name, fill(each, side)] as const)
    return { ...(base !== undefined && Object(fill(base, side))), ...Object.fromEntries(filled) }
  }
  const both = { model: fill(call, 'model'), backend: fill(call, 'backend') } as Resolved
  return isComplete ? both : undefined
}
