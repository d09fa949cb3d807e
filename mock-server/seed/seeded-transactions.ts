import type { components } from '#contract'
import { Random } from '../random.ts'
import { startOfRrn } from '../rules/references.ts'
import { paidOutAt } from '../rules/settling.ts'
import { eventsWith } from '../rules/transaction-events.ts'
import type { FilterableColumns } from '../store/transaction-filters.ts'
import type { CustomersByRow, RefundsAt, TransactionSource } from '../store/transaction-source.ts'
import type { Steps } from '../time-slicing.ts'
import { businesses } from './businesses.ts'
import type { Customers } from './customers.ts'
import type { DrawnRows } from './drawn-rows.ts'
import type { PaymentList } from './payment-list.ts'
import { METHODS, SUCCESS } from './payment-list.ts'
import { refundedRow } from './refunds.ts'
import type { SeededRefunds } from './seeded-refunds.ts'
import type { SeededSettlements } from './settlements.ts'
import { statusColumns } from './status-columns.ts'
import { rrnOfPayment, transactionOf } from './transactions.ts'

type Transaction = components['schemas']['Transaction']
type Settlement = components['schemas']['Settlement']
type Parts = {
  /** In chronological order. */
  payments: PaymentList
  customers: Customers
  drawn: DrawnRows
  refunds: SeededRefunds
  settlements: SeededSettlements
}

const ID = /^txn_(\d{7,})$/
const UPI = METHODS.indexOf('upi')

/**
 * The demo transactions, created lazily. Random draws depend on earlier ones, so the generator state at the
 * start of each row is stored, and the row is created from it on first read.
 */
export class SeededTransactions implements TransactionSource {
  private readonly random = new Random(0)

  constructor(private readonly parts: Parts) {}

  *filterable(): Steps<FilterableColumns> {
    const { payments, drawn, refunds, settlements } = this.parts
    return {
      codes: {
        ...(yield* statusColumns(payments, refunds)),
        method: { texts: METHODS, codes: payments.method },
        merchant: { texts: businesses.map(({ id }) => id), codes: payments.business },
        gateway: drawn.gateways,
        link: { texts: payments.linkIds, codes: payments.link },
        settlement: settlements.ids,
      },
      numbers: { createdAt: payments.at, amount: new Float64Array(payments.amount) },
    }
  }

  get length(): number {
    return this.parts.payments.length
  }

  row(place: number): Transaction {
    const { payments, customers, refunds, settlements } = this.parts
    const payment = payments.payment(place)
    const customer = customers.get(payment.customer)
    const paid = transactionOf(payment, { id: idOf(place), customer, random: this.randomAt(place) })
    const own = refunds.at(place)
    const row = own.length > 0 ? refundedRow(paid, own) : paid
    const settlement = settlements.list[(settlements.ids.codes[place] ?? 0) - 1]
    return settlement ? joined(row, settlement) : row
  }

  id(place: number): string {
    return idOf(place)
  }

  placeOf(id: string): number | undefined {
    const place = Number(ID.exec(id)?.[1]) - 1
    return place >= 0 && place < this.length && idOf(place) === id ? place : undefined
  }

  customers(): CustomersByRow {
    const { payments, customers } = this.parts
    return { count: customers.count, get: (number) => customers.get(number), numbers: payments.customer }
  }

  *withReference(word: string): Iterable<number> {
    const canBeId = word.startsWith('txn_') || 'txn_'.startsWith(word)
    const canBeRrn = /^\d+$/.test(word)
    if (canBeId || canBeRrn) {
      for (let place = 0; place < this.length; place++) {
        const isFound = canBeId ? idOf(place).startsWith(word) : this.hasRrn(place, word)
        if (isFound) yield place
      }
    }
    yield* this.parts.refunds.withReference(word)
  }

  refunded(): Iterable<RefundsAt> {
    return this.parts.refunds.all()
  }

  openRefunds(): Iterable<RefundsAt> {
    return this.parts.refunds.open()
  }

  get lastRefundId(): string | undefined {
    return this.parts.refunds.drawn.at(-1)?.id
  }

  private hasRrn(place: number, word: string): boolean {
    const { payments } = this.parts
    if (payments.method[place] !== UPI || payments.outcome[place] !== SUCCESS) return false
    const start = startOfRrn(payments.doneAt[place] ?? 0)
    if (word.length <= start.length) return start.startsWith(word)
    if (!word.startsWith(start)) return false
    return rrnOfPayment(payments.payment(place), this.randomAt(place))?.startsWith(word) ?? false
  }

  private randomAt(place: number): Random {
    this.random.state = this.parts.drawn.states[place] ?? 0
    return this.random
  }
}

const idOf = (place: number) => `txn_${String(place + 1).padStart(7, '0')}`

/** Adds the settlement to a new row. Mutates it, since it is not shared yet. */
function joined(row: Transaction, { id, processedAt }: Settlement): Transaction {
  row.settlementId = id
  if (processedAt !== undefined) row.events = eventsWith(row.events, paidOutAt(processedAt))
  return row
}
