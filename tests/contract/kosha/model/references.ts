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
import type { Resolved, Session, SideBySide } from './side-by-side.ts'
import { awkwardAmount } from './steps/steps.ts'

/** A value that depends on what is there when the call is made: the n-th of its kind. */
export type Reference = { $: ReferenceKind; n: number; and?: number }
type Both = { model: unknown; backend: unknown }

const same = (value: unknown): Both => ({ model: value, backend: value })

const kinds = {
  /** A link that this run made, of the caller's business if it has one. */
  ownLink: (sides: SideBySide, n: number, session?: Session) =>
    idOf(sides, 'link', nth(ownLinks(sides, session), n)),
  madeLink: (sides: SideBySide, n: number) => idOf(sides, 'link', nth(ownLinks(sides), n)),
  paidLink: (sides: SideBySide, n: number, session?: Session) =>
    idOf(sides, 'link', nth(paidLinks(sides, session), n)),
  /** One that the caller must not see, with a payment if possible. */
  foreignLink: (sides: SideBySide, n: number, session?: Session) =>
    idOf(sides, 'link', nth(foreignLinks(sides, session), n)),
  foreignPayment: (sides: SideBySide, n: number, session?: Session) =>
    idOf(sides, 'transaction', nth(foreignPayments(sides, session), n)),
  refundable: (sides: SideBySide, n: number, session?: Session) =>
    idOf(sides, 'transaction', nth(payments(sides, session, 'refundable'), n)),
  /** The first five are in different states, as far as there are so many. */
  notRefundable: (sides: SideBySide, n: number, session?: Session) =>
    idOf(sides, 'transaction', nth(payments(sides, session, 'not'), n)),
  /** One of the smallest payments without a refund, which stays the same one for each n. */
  small: (sides: SideBySide, n: number, session?: Session) =>
    idOf(sides, 'transaction', smallPayment(sides, n, session)),
  /** A payment through a link that can be refunded. */
  linkPayment: (sides: SideBySide, n: number, session?: Session) => {
    const paidThrough = payments(sides, session, 'refundable').filter(({ paymentLinkId }) => paymentLinkId)
    return idOf(sides, 'transaction', nth(paidThrough, n))
  },
  /** The part of what is left of it. */
  share: (sides: SideBySide, n: number, session?: Session, parts = 1) => {
    const row = smallPayment(sides, n, session)
    const share = Math.ceil((row ? remainingOf(row) : 0) / parts)
    return row && same(parts > 1 ? awkwardAmount(share) : share)
  },
  /** What is left of the payment that `refundable` with the same n refers to, and so much more. */
  remaining: (sides: SideBySide, n: number, session?: Session, and = 0) => {
    const row = nth(payments(sides, session, 'refundable'), n)
    return row && same(remainingOf(row) + and)
  },
  gateway: (sides: SideBySide, n: number) =>
    idOf(sides, 'gateway', nth(gatewaysIn(sides).filter(isFresh(sides)), n)),
  method: (sides: SideBySide, n: number) =>
    idOf(sides, 'method', nth(methodsIn(sides).filter(isFresh(sides)), n)),
  ownGateway: (sides: SideBySide, n: number, session?: Session) =>
    idOf(sides, 'gateway', nth(gatewaysIn(sides).filter(isOf(session)), n)),
  ownMethod: (sides: SideBySide, n: number, session?: Session) =>
    idOf(sides, 'method', nth(methodsIn(sides).filter(isOf(session)), n)),
  /** The n-th of the gateways that support the caller's first method. */
  fitGateway: (sides: SideBySide, n: number, session?: Session) => {
    const type = methodsIn(sides).find(isOf(session))?.type ?? 'upi'
    const fit = gatewaysIn(sides).filter((each) => isOf(session)(each) && each.methods.includes(type))
    return idOf(sides, 'gateway', nth(fit, n))
  },
  /** A gateway that supports `ownMethod` with the same n, of somebody else. */
  otherGateway: (sides: SideBySide, n: number, session?: Session) => {
    const type = nth(methodsIn(sides).filter(isOf(session)), n)?.type ?? 'upi'
    const others = gatewaysIn(sides).filter((each) => isFresh(sides)(each) && !isOf(session)(each))
    return idOf(
      sides,
      'gateway',
      others.find(({ methods }) => methods.includes(type)),
    )
  },
  otherMethod: (sides: SideBySide, n: number, session?: Session) =>
    idOf(
      sides,
      'method',
      nth(
        methodsIn(sides).filter((each) => isFresh(sides)(each) && !isOf(session)(each)),
        n,
      ),
    ),
  /** A method, and a gateway of the same merchant that does not support it. */
  unfitMethod: (sides: SideBySide, _n: number, session?: Session) =>
    idOf(sides, 'method', unfitPair(sides, session)?.method),
  unfitGateway: (sides: SideBySide, _n: number, session?: Session) =>
    idOf(sides, 'gateway', unfitPair(sides, session)?.gateway),
  /** So many milliseconds from now. */
  instant: ({ oracle }: SideBySide, n: number) => same(new Date(oracle.now + n).toISOString()),
  /** The current tag of `ownLink` with the same n. */
  etag: (sides: SideBySide, n: number, session?: Session) => {
    const link = nth(ownLinks(sides, session), n)
    const { etag } = link ?? {}
    return etag === undefined
      ? undefined
      : { model: etag, backend: sides.pairs.inBackend(`etag of link ${link?.id}`, etag) }
  },
  /** The content of `ownLink` with the same n, for an update that changes nothing else. */
  content: (sides: SideBySide, n: number, session?: Session) => {
    const link = nth(ownLinks(sides, session), n)
    return link && same(contentOf(link))
  },
  paidContent: (sides: SideBySide, n: number, session?: Session) => {
    const link = nth(paidLinks(sides, session), n)
    return link && same(contentOf(link))
  },
  described: (sides: SideBySide, n: number, session?: Session) =>
    idOf(sides, 'link', describedLink(sides, n, session)),
  /** The amount of that link. */
  amount: (sides: SideBySide, n: number, session?: Session) => {
    const link = describedLink(sides, n, session)
    return link && same(link.amount)
  },
  /** What was paid through `paidLink` with the same n. */
  amountPaid: (sides: SideBySide, n: number, session?: Session) => {
    const link = nth(paidLinks(sides, session), n)
    return link && same(Math.max(100, link.amountPaid))
  },
  /** Only what a link must have. */
  bare: (sides: SideBySide, n: number, session?: Session) => {
    const { title, amount } = nth(ownLinks(sides, session), n) ?? {}
    return title === undefined ? undefined : same({ title, amount })
  },
  cursor: (sides: SideBySide, n: number) => {
    const cursor = nth(sides.cursors, n)
    return cursor && { model: cursor.model, backend: cursor.backend }
  },
  email: (sides: SideBySide, n: number) => same(nth(freshSessions(sides), n)?.account.email),
  password: (sides: SideBySide, n: number, session?: Session) => {
    const email = (session ?? nth(freshSessions(sides), n))?.account.email ?? ''
    return same(sides.oracle.store.accounts.withEmail(email)?.password)
  },
}
type ReferenceKind = keyof typeof kinds

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

function idOf(sides: SideBySide, kind: string, row: { id: string } | undefined): Both | undefined {
  return row && { model: row.id, backend: sides.pairs.inBackend(kind, row.id) }
}

const isReference = (value: unknown): value is Reference => typeof Object(value).$ === 'string'

/** Fills in the references of a call. Undefined if one of them refers to nothing. */
export function resolved(sides: SideBySide, call: unknown, session?: Session): Resolved | undefined {
  let isComplete = true
  const fill = (value: unknown, side: 'model' | 'backend'): unknown => {
    if (isReference(value)) {
      const found = kinds[value.$](sides, value.n, session, value.and)?.[side]
      if (found === undefined) isComplete = false
      return found
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
