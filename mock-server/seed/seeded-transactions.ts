import type { components } from '#contract'
import { Random } from '../random.ts'
import { startOfRrn } from '../rules/references.ts'
import { refundedBy, statusAfter } from '../rules/refunds.ts'
import { paidOutAt } from '../rules/settling.ts'
import { eventsWith } from '../rules/transaction-events.ts'
import type { FilterableOf } from '../store/transaction-filters.ts'
import { statusesOf } from '../store/transaction-filters.ts'
import type { RefundsAt, TransactionSource } from '../store/transaction-source.ts'
import { existing } from '../store/transaction-source.ts'
import type { Steps } from '../time-slicing.ts'
import { counted } from '../time-slicing.ts'
import type { PaymentList } from './payment-list.ts'
import { refundedRow } from './refunds.ts'
import { drawGateway, rrnOfPayment, skipRest, transactionOf } from './transactions.ts'

type Transaction = components['schemas']['Transaction']
type Refund = components['schemas']['Refund']
type Settlement = components['schemas']['Settlement']

const ID = /^txn_(\d{7,})$/

/**
 * The demo transactions, created lazily. Random draws depend on earlier ones, so the generator state at the
 * start of each row is stored, and the row is created from it on first read.
 */
export class SeededTransactions implements TransactionSource {
  /** Ascending by place. */
  private refunds = new Map<number, Refund[]>()
  private readonly settlements: (Settlement | undefined)[]
  readonly gatewayIds: string[] = []
  private readonly states: Uint32Array
  private readonly random = new Random(0)

  readonly filterable: FilterableOf<number> = {
    codes: {
      status: (place) => {
        const refunds = this.refunds.get(place)
        const { outcome, amount } = this.payments
        return refunds ? statusAfter(refundedBy(refunds), amount[place] ?? 0) : (outcome[place] ?? '')
      },
      method: (place) => this.payments.method[place] ?? '',
      refunds: (place) => statusesOf(this.refunds.get(place) ?? []),
      merchant: (place) => this.payments.business[place]?.id ?? '',
      gateway: (place) => this.gatewayIds[place] ?? '',
      link: (place) => this.payments.paymentLinkId[place] ?? '',
      settlement: (place) => this.settlements[place]?.id ?? '',
    },
    numbers: {
      createdAt: (place) => this.payments.at[place] ?? 0,
      amount: (place) => this.payments.amount[place] ?? 0,
    },
  }

  private constructor(readonly payments: PaymentList) {
    this.states = new Uint32Array(payments.length)
    this.settlements = new Array(payments.length).fill(undefined)
  }

  /** @param payments in chronological order */
  static *from(payments: PaymentList, random: Random): Steps<SeededTransactions> {
    const seeded = new SeededTransactions(payments)
    yield* counted(payments.length, (place) => {
      const payment = payments.payment(place)
      seeded.states[place] = random.state
      seeded.gatewayIds.push(drawGateway(payment, random))
      skipRest(payment, random)
    })
    return seeded
  }

  get length(): number {
    return this.payments.length
  }

  row(place: number): Transaction {
    this.random.state = this.states[place] ?? 0
    const paid = transactionOf(this.payments.payment(place), this.id(place), this.random)
    const refunds = this.refunds.get(place)
    const row = refunds ? refundedRow(paid, refunds) : paid
    const settlement = this.settlements[place]
    return settlement ? joined(row, settlement) : row
  }

  id(place: number): string {
    return idOf(place)
  }

  placeOf(id: string): number | undefined {
    const place = Number(ID.exec(id)?.[1]) - 1
    return place >= 0 && place < this.length && idOf(place) === id ? place : undefined
  }

  customer(place: number): Transaction['customer'] {
    return existing(this.payments.customer[place], place)
  }

  *withReference(word: string): Iterable<number> {
    const canBeId = word.startsWith('txn_') || 'txn_'.startsWith(word)
    const canBeRrn = /^\d+$/.test(word)
    if (!canBeId && !canBeRrn) return
    for (let place = 0; place < this.length; place++) {
      const isFound = canBeId ? idOf(place).startsWith(word) : this.hasRrn(place, word)
      if (isFound) yield place
    }
  }

  refunded(): Iterable<RefundsAt> {
    return this.refunds
  }

  /** Stores the refunds of the payments at these places, oldest first. */
  refund(refunds: ReadonlyMap<number, Refund[]>): void {
    this.refunds = new Map([...refunds].sort(([a], [b]) => a - b))
  }

  /** Assigns the payments at these places to a settlement. */
  settle(places: readonly number[], settlement: Settlement): void {
    for (const place of places) this.settlements[place] = settlement
  }

  private hasRrn(place: number, word: string): boolean {
    const { method, outcome, doneAt } = this.payments
    if (method[place] !== 'upi' || outcome[place] !== 'success') return false
    const start = startOfRrn(doneAt[place] ?? 0)
    if (word.length <= start.length) return start.startsWith(word)
    if (!word.startsWith(start)) return false
    this.random.state = this.states[place] ?? 0
    return rrnOfPayment(this.payments.payment(place), this.random)?.startsWith(word) ?? false
  }
}

const idOf = (place: number) => `txn_${String(place + 1).padStart(7, '0')}`

/** Adds the settlement to a new row. Mutates it, since it is not shared yet. */
function joined(row: Transaction, { id, processedAt }: Settlement): Transaction {
  row.settlementId = id
  if (processedAt !== undefined) row.events = eventsWith(row.events, paidOutAt(processedAt))
  return row
}
