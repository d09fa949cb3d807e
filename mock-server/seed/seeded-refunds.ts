import type { components } from '#contract'
import { START_OF_ARN, startOfRrn } from '../rules/references.ts'
import { requestCompletesAt } from '../rules/refund-states.ts'
import type { RefundsAt } from '../store/transaction-source.ts'
import { hasRefundReference } from '../store/transaction-source.ts'
import type { PaymentList } from './payment-list.ts'
import type { DrawnRefund } from './refunds.ts'
import { refundOf } from './refunds.ts'

type Refund = components['schemas']['Refund']

/** The refunds of seeded payments. Their rows are created when first read. */
export class SeededRefunds {
  private readonly byPlace = new Map<number, DrawnRefund[]>()
  private created: readonly RefundsAt[] | undefined

  /** @param drawn oldest first, as at `now` */
  constructor(
    private readonly payments: PaymentList,
    readonly drawn: readonly DrawnRefund[],
    private readonly now: number,
  ) {
    for (const refund of drawn) {
      const others = this.byPlace.get(refund.place)
      if (others) others.push(refund)
      else this.byPlace.set(refund.place, [refund])
    }
  }

  /** The refunds of each payment that has some, before their rows are created, unordered. */
  groups(): Iterable<readonly [place: number, refunds: readonly DrawnRefund[]]> {
    return this.byPlace
  }

  /** The refunds of the payment at a place, oldest first. */
  at(place: number): Refund[] {
    const method = this.payments.methodAt(place)
    return (this.byPlace.get(place) ?? []).map((drawn) => refundOf(drawn, method, this.now))
  }

  /** The refunds of all payments that have some, ascending by place. */
  all(): readonly RefundsAt[] {
    this.created ??= this.rowsOf([...this.byPlace.keys()])
    return this.created
  }

  /** Like `all`, without payments whose refunds have all ended. */
  open(): readonly RefundsAt[] {
    const open = new Set<number>()
    for (const { place, hasEnded } of this.drawn) if (!hasEnded) open.add(place)
    return this.rowsOf([...open])
  }

  /** The places of the payments with a refund whose id or reference starts with `word` (lower case). */
  *withReference(word: string): Iterable<number> {
    const isNumber = /^\d+$/.test(word)
    for (const drawn of this.drawn) {
      const isFound = isNumber ? this.hasReference(drawn, word) : drawn.id.startsWith(word)
      if (isFound) yield drawn.place
    }
  }

  /** Draws the digits of few references only, since most numbers differ from the first ones. */
  private hasReference(drawn: DrawnRefund, word: string): boolean {
    if (drawn.status !== 'processed') return false
    const method = this.payments.methodAt(drawn.place)
    if (method !== 'card') {
      const start = startOfRrn(requestCompletesAt(drawn.id, drawn.at))
      if (start.startsWith(word)) return true
      if (!word.startsWith(start)) return false
    } else if (!word.startsWith(START_OF_ARN)) return false
    return hasRefundReference([refundOf(drawn, method, this.now)], word)
  }

  private rowsOf(places: number[]): readonly RefundsAt[] {
    return places.sort((a, b) => a - b).map((place) => [place, this.at(place)])
  }
}
