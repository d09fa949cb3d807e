import type { PaymentLink, Transaction } from '../support/fixtures.ts'
import { refundableUntilOf, remainingOf } from '../support/fixtures.ts'
import type { Session, SideBySide } from './side-by-side.ts'

const HOUR_MS = 3_600_000
/** The merchants that this run registers. */
const FRESH = ['fresh', 'second']
const LATEST = -1

/** There is no such row, so the call cannot be made. */
export class NothingFound extends Error {}

export const nth = <Item>(items: readonly Item[], n: number): Item | undefined =>
  items.at(n < 0 ? n : n % Math.max(1, items.length))

/** @throws NothingFound without any */
const pick = <Item>(items: readonly Item[], n: number): Item => there(nth(items, n))

function there<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new NothingFound()
  return item
}

/** What an update of a link sends to change nothing. */
export function contentOf({ title, amount, partial, customer, reference, notes, expiresAt }: PaymentLink) {
  return JSON.parse(JSON.stringify({ title, amount, partial, customer, reference, notes, expiresAt }))
}

/** One in each of the states comes first. */
function firstIn<Row extends { status: string }>(
  rows: Row[],
  states = rows.map(({ status }) => status),
): Row[] {
  const firsts = states.flatMap((state) => rows.find(({ status }) => status === state) ?? [])
  return [...new Set([...firsts, ...rows])]
}

const isCaptured = ({ status }: Transaction) => status === 'success' || status === 'partially_refunded'

/** Finds what a call is about, among the rows of the model when the call is made: the n-th of its kind. */
export class Finder {
  constructor(
    private readonly sides: SideBySide,
    private readonly session: Session | undefined,
  ) {}

  private get store() {
    return this.sides.oracle.store
  }

  private get now() {
    return this.sides.oracle.now
  }

  /** A key that no other run, and no other attempt of this one, has used. */
  key = (name: string | number) => ({ headers: { 'idempotency-key': `${this.sides.nonce}-${name}` } })
  instant = (fromNowMs: number) => new Date(this.now + fromNowMs).toISOString()

  /** A link that this run created, of the caller's business if it has one. */
  ownLink(n = LATEST): PaymentLink {
    const id = this.session?.merchantId
    return pick(
      this.created().filter(({ merchantId }) => id === undefined || merchantId === id),
      n,
    )
  }

  content = (n = LATEST) => contentOf(this.ownLink(n))
  etag = (n = LATEST) => ({ headers: { 'if-match': there(this.ownLink(n).etag) } })

  /** First one in each state that a link with a payment can have. */
  paidLink = (n: number): PaymentLink => pick(this.paidLinks(), n)

  /** What the caller must not see, with a payment if possible. */
  foreignLink(n: number): PaymentLink {
    const rows = this.store.paymentLinks
      .oldestFirst()
      .filter(({ id, merchantId }) => !this.isOwn({ merchantId }) && !this.sides.createdLinks.includes(id))
      .sort((a, b) => b.amountPaid - a.amountPaid)
    return pick(firstIn(rows), n)
  }

  /** A paid link (with 1, a partly paid one) with an expiry that can be restored. The same one for each n. */
  described(n: number): PaymentLink {
    const paidStatus = n === 0 ? 'paid' : 'partially_paid'
    const isLasting = ({ expiresAt }: PaymentLink) => !(Date.parse(expiresAt ?? '') < this.now + HOUR_MS)
    const find = () => this.paidLinks().find((link) => link.status === paidStatus && isLasting(link))
    return there(this.store.paymentLinks.find(this.chosen(`described ${n}`, find)))
  }

  foreignPayment = (n: number): Transaction =>
    pick(firstIn(this.store.transactions.rows(({ row }) => !this.isOwn(row))), n)
  refundable = (n: number): Transaction => pick(this.refundables(), n)
  linkPayment = (): Transaction => there(this.refundables().findLast(({ paymentLinkId }) => paymentLinkId))

  /** The first five are in different states, if there are enough. */
  notRefundable(n: number): Transaction {
    const rows = this.payments().filter(
      (row) => !isCaptured(row) || refundableUntilOf(row) < this.now - HOUR_MS,
    )
    const closed = rows.findLast(isCaptured)
    const others = firstIn(rows, ['created', 'pending', 'failed', 'refunded'])
    return pick(closed ? [closed, ...others] : others, n)
  }

  /** One of the smallest payments without a refund, which stays the same one for each n. */
  small(n: number): Transaction {
    const find = () =>
      this.refundables()
        .filter(({ refunds }) => refunds.length === 0)
        .sort((a, b) => a.amount - b.amount)[n]
    return there(this.store.transactions.find(this.chosen(`small ${n}`, find)))
  }

  /** A part of the rest of `small` with the same n. */
  share(n: number, parts: number): number {
    const share = Math.ceil(remainingOf(this.small(n)) / parts)
    return parts > 1 ? awkwardAmount(share) : share
  }

  gateway = (n = LATEST) => pick(this.gateways().filter(this.isFresh), n)
  method = (n: number) => pick(this.methods().filter(this.isFresh), n)
  ownGateway = (n: number) => pick(this.gateways().filter(this.isOwn), n)
  ownMethod = (n: number) => pick(this.methods().filter(this.isOwn), n)
  /** A gateway that supports the caller's first method. */
  fitGateway = (n: number) => pick(this.gatewaysFor(0).filter(this.isOwn), n)
  /** Another merchant's gateway that supports `ownMethod` with the same n. */
  otherGateway = (n: number) =>
    there(this.gatewaysFor(n).find((gateway) => this.isFresh(gateway) && !this.isOwn(gateway)))
  otherMethod = (n: number) =>
    pick(
      this.methods().filter((method) => this.isFresh(method) && !this.isOwn(method)),
      n,
    )

  /** A method, and a gateway of the same merchant that does not support it. */
  unfit() {
    const gateways = this.gateways().filter(this.isOwn)
    const pairs = this.methods()
      .filter(this.isOwn)
      .map((method) => ({ method, gateway: gateways.find(({ methods }) => !methods.includes(method.type)) }))
    const { method, gateway } = there(pairs.find((pair) => pair.gateway))
    return { method, gateway: there(gateway) }
  }

  email = (n: number): string => pick(this.freshSessions(), n).account.email

  password(n: number): string {
    const { email } = (this.session ?? pick(this.freshSessions(), n)).account
    return there(this.store.accounts.withEmail(email)).password
  }

  private created = () => this.sides.createdLinks.flatMap((id) => this.store.paymentLinks.find(id) ?? [])

  private paidLinks(): PaymentLink[] {
    const merchantId = this.session?.merchantId
    const rows = this.store.paymentLinks
      .oldestFirst(merchantId === undefined ? {} : { merchantId })
      .filter(({ amountPaid }) => amountPaid > 0)
    return firstIn(rows, ['paid', 'partially_paid', 'expired', 'cancelled'])
  }

  /** Those of the caller's business if it has one, in the order in which their refunds close. */
  private payments(): Transaction[] {
    const id = this.session?.merchantId
    return this.store.transactions
      .rows(({ row }) => id === undefined || row.merchantId === id)
      .sort((a, b) => refundableUntilOf(a) - refundableUntilOf(b))
  }

  private refundables = () =>
    this.payments().filter(
      (row) =>
        isCaptured(row) &&
        refundableUntilOf(row) > this.now + HOUR_MS &&
        remainingOf(row) > 100 &&
        row.refunds.length < 90,
    )

  private gateways = () => this.store.gateways.oldestFirst()
  private methods = () => this.store.paymentMethods.oldestFirst()

  private gatewaysFor(n: number) {
    const type = nth(this.methods().filter(this.isOwn), n)?.type ?? 'upi'
    return this.gateways().filter(({ methods }) => methods.includes(type))
  }

  private isOwn = ({ merchantId }: { merchantId: string }) => merchantId === this.session?.merchantId
  private isFresh = ({ merchantId }: { merchantId: string }) =>
    this.freshSessions().some((session) => session.merchantId === merchantId)
  private freshSessions = () => this.sides.sessions.filter(({ who }) => FRESH.includes(who))

  private chosen(key: string, find: () => { id: string } | undefined): string {
    const id = this.sides.chosen.get(key) ?? there(find()).id
    this.sides.chosen.set(key, id)
    return id
  }
}

/** In rupees they are no exact floating point numbers, and cut back to paise one paisa is missing. */
const isCutInRupees = (paise: number) => Math.trunc((paise / 100) * 100) !== paise
/** The largest such amount up to `most`, in paise. */
export function awkwardAmount(most: number): number {
  for (let amount = most; amount > Math.max(0, most - 100_000); amount--)
    if (isCutInRupees(amount)) return amount
  return most
}
