import { existing } from '../store/transaction-source.ts'
import type { Payment } from './payments.ts'

/**
 * Many payments by place, with each field in an array of its own: loops over a hundred thousand of them read what
 * they need without creating an object for each.
 */
export class PaymentList {
  length = 0
  readonly at: Float64Array
  readonly doneAt: Float64Array
  /** In paise. */
  readonly amount: Int32Array
  readonly business: Payment['business'][] = []
  readonly customer: Payment['customer'][] = []
  readonly method: Payment['method'][] = []
  readonly outcome: Payment['outcome'][] = []
  readonly paymentLinkId: Payment['paymentLinkId'][] = []
  readonly isPromised: Payment['isPromised'][] = []

  constructor(private readonly capacity: number) {
    this.at = new Float64Array(capacity)
    this.doneAt = new Float64Array(capacity)
    this.amount = new Int32Array(capacity)
  }

  /** @throws RangeError beyond the capacity */
  add({ at, doneAt, amount, business, customer, method, outcome, paymentLinkId, isPromised }: Payment): void {
    const place = this.length
    if (place === this.capacity) throw new RangeError(`There is room for ${place} payments only`)
    this.at[place] = at
    this.doneAt[place] = doneAt
    this.amount[place] = amount
    this.business.push(business)
    this.customer.push(customer)
    this.method.push(method)
    this.outcome.push(outcome)
    this.paymentLinkId.push(paymentLinkId)
    this.isPromised.push(isPromised)
    this.length += 1
  }

  /** @throws RangeError if there is no payment at this place */
  payment(place: number): Payment {
    const link = this.paymentLinkId[place]
    return {
      business: existing(this.business[place], place),
      at: existing(this.at[place], place),
      doneAt: existing(this.doneAt[place], place),
      amount: existing(this.amount[place], place),
      method: existing(this.method[place], place),
      customer: existing(this.customer[place], place),
      outcome: existing(this.outcome[place], place),
      ...(link !== undefined && { paymentLinkId: link }),
      ...(this.isPromised[place] && { isPromised: true }),
    }
  }

  /** The payments in order of time; those of one instant stay in their order. */
  inOrderOfTime(): PaymentList {
    const sorted = new PaymentList(this.length)
    sorted.length = this.length
    for (const [to, from] of this.placesByTime().entries()) {
      sorted.at[to] = this.at[from] ?? 0
      sorted.doneAt[to] = this.doneAt[from] ?? 0
      sorted.amount[to] = this.amount[from] ?? 0
      sorted.business.push(existing(this.business[from], from))
      sorted.customer.push(existing(this.customer[from], from))
      sorted.method.push(existing(this.method[from], from))
      sorted.outcome.push(existing(this.outcome[from], from))
      sorted.paymentLinkId.push(this.paymentLinkId[from])
      sorted.isPromised.push(this.isPromised[from])
    }
    return sorted
  }

  /** Sorting numbers is faster than sorting with a comparator. */
  private placesByTime(): Uint32Array {
    const { length } = this
    const keys = new Float64Array(length)
    // Instants are whole seconds.
    for (let place = 0; place < length; place++) keys[place] = ((this.at[place] ?? 0) / 1000) * length + place
    keys.sort()
    const places = new Uint32Array(length)
    for (let rank = 0; rank < length; rank++) {
      const key = keys[rank] ?? 0
      // Several times faster than a remainder of numbers this large.
      places[rank] = key - Math.floor(key / length) * length
    }
    return places
  }
}
