import type { components } from '#contract'
import type { Random } from '../random.ts'
import { createRandom } from '../random.ts'
import { paidOutAt } from '../rules/settling.ts'
import { eventsWith } from '../rules/transaction-events.ts'
import type { Filterable } from '../store/transaction-filters.ts'
import { columnsOf } from '../store/transaction-filters.ts'
import type { TransactionSource } from '../store/transaction-source.ts'
import { existing } from '../store/transaction-source.ts'
import type { Steps } from '../time-slicing.ts'
import { visited } from '../time-slicing.ts'
import type { Payment } from './payments.ts'
import { drawGateway, rrnOfPayment, skipRest, transactionOf } from './transactions.ts'

type Transaction = components['schemas']['Transaction']
type Settlement = components['schemas']['Settlement']

const ID = /^txn_(\d{7,})$/

/**
 * The demo transactions, created lazily. Random draws depend on earlier ones, so the generator state at the
 * start of each row is stored, and the row is created from it on first read.
 */
export class SeededTransactions implements TransactionSource {
  /** Ascending by place. */
  private refunds = new Map<number, Transaction>()
  private readonly settlements: (Settlement | undefined)[] = []
  readonly gatewayIds: string[] = []
  private readonly states: Uint32Array
  private readonly random = createRandom(0)

  private constructor(readonly payments: readonly Payment[]) {
    this.states = new Uint32Array(payments.length)
  }

  /** @param payments in chronological order */
  static *from(payments: readonly Payment[], random: Random): Steps<SeededTransactions> {
    const seeded = new SeededTransactions(payments)
    yield* visited(payments, (payment, place) => {
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
    const refunded = this.refunds.get(place)
    if (refunded) return refunded
    this.random.state = this.states[place] ?? 0
    const row = transactionOf(this.payment(place), idOf(place), this.random)
    const settlement = this.settlements[place]
    return settlement ? joined(row, settlement) : row
  }

  placeOf(id: string): number | undefined {
    const place = Number(ID.exec(id)?.[1]) - 1
    return place >= 0 && place < this.length && idOf(place) === id ? place : undefined
  }

  filterable(place: number): Filterable {
    const refunded = this.refunds.get(place)
    if (refunded) return columnsOf(refunded)
    const { outcome, method, business, at, amount, paymentLinkId = '' } = this.payment(place)
    return {
      codes: {
        status: outcome,
        method,
        merchant: business.id,
        gateway: this.gatewayIds[place] ?? '',
        refunds: '',
        link: paymentLinkId,
        settlement: this.settlements[place]?.id ?? '',
      },
      numbers: { createdAt: at, amount },
    }
  }

  customer(place: number): Transaction['customer'] {
    return this.payment(place).customer
  }

  *withReference(word: string): Iterable<number> {
    const canBeId = word.startsWith('txn_') || 'txn_'.startsWith(word)
    const canBeRrn = /^\d+$/.test(word)
    if (!canBeId && !canBeRrn) return
    for (let place = 0; place < this.length; place++) {
      const reference = canBeId ? idOf(place) : this.rrn(place)
      if (reference?.startsWith(word)) yield place
    }
  }

  refunded(): Iterable<readonly [place: number, row: Transaction]> {
    return this.refunds
  }

  /** Stores the rows with refunds. */
  refund(rows: ReadonlyMap<number, Transaction>): void {
    this.refunds = new Map([...rows].sort(([a], [b]) => a - b))
  }

  /** Assigns the payments at these places to a settlement. */
  settle(places: readonly number[], settlement: Settlement): void {
    for (const place of places) {
      const refunded = this.refunds.get(place)
      if (refunded) joined(refunded, settlement)
      this.settlements[place] = settlement
    }
  }

  private rrn(place: number): string | undefined {
    this.random.state = this.states[place] ?? 0
    return rrnOfPayment(this.payment(place), this.random)
  }

  private payment(place: number): Payment {
    return existing(this.payments[place], place)
  }
}

const idOf = (place: number) => `txn_${String(place + 1).padStart(7, '0')}`

/** Adds the settlement to a new row. Mutates it, since it is not shared yet. */
function joined(row: Transaction, { id, processedAt }: Settlement): Transaction {
  row.settlementId = id
  if (processedAt !== undefined) row.events = eventsWith(row.events, paidOutAt(processedAt))
  return row
}
