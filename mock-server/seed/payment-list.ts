import { codeOf } from '../store/column-values.ts'
import { existing } from '../store/transaction-source.ts'
import type { Steps } from '../time-slicing.ts'
import { inRanges } from '../time-slicing.ts'
import { businesses } from './businesses.ts'
import type { Payment } from './payments.ts'

/** The values of a field, in the order of their codes. */
export const METHODS = ['upi', 'card', 'netbanking', 'wallet'] as const satisfies Payment['method'][]
export const OUTCOMES = ['success', 'failed', 'created', 'pending'] as const satisfies Payment['outcome'][]
export const SUCCESS = OUTCOMES.indexOf('success')
export const FAILED = OUTCOMES.indexOf('failed')

/**
 * Many payments by place, with each field in a typed array of its own, as a number or as the code of its value: loops
 * over a hundred thousand of them read what they need without creating an object for each.
 */
export class PaymentList {
  length = 0
  readonly at: Float64Array
  readonly doneAt: Float64Array
  /** In paise. */
  readonly amount: Int32Array
  readonly customer: Uint32Array
  /** Places in `businesses`. */
  readonly business: Uint32Array
  /** Places in `METHODS`. */
  readonly method: Uint32Array
  /** Places in `OUTCOMES`. */
  readonly outcome: Uint8Array
  /** Places in `linkIds`. */
  readonly link: Uint32Array
  /** 1 if the payment is promised. */
  readonly promised: Uint8Array

  constructor(
    private readonly capacity: number,
    readonly linkIds: string[] = [''],
  ) {
    this.at = new Float64Array(capacity)
    this.doneAt = new Float64Array(capacity)
    this.amount = new Int32Array(capacity)
    this.customer = new Uint32Array(capacity)
    this.business = new Uint32Array(capacity)
    this.method = new Uint32Array(capacity)
    this.outcome = new Uint8Array(capacity)
    this.link = new Uint32Array(capacity)
    this.promised = new Uint8Array(capacity)
  }

  /** @throws RangeError beyond the capacity */
  add(payment: Payment): void {
    const place = this.length
    if (place === this.capacity) throw new RangeError(`There is room for ${place} payments only`)
    this.at[place] = payment.at
    this.doneAt[place] = payment.doneAt
    this.amount[place] = payment.amount
    this.customer[place] = payment.customer
    this.business[place] = businesses.indexOf(payment.business)
    this.method[place] = METHODS.indexOf(payment.method)
    this.outcome[place] = OUTCOMES.indexOf(payment.outcome)
    if (payment.paymentLinkId !== undefined) this.link[place] = codeOf(this.linkIds, payment.paymentLinkId)
    if (payment.isPromised) this.promised[place] = 1
    this.length += 1
  }

  /** @throws RangeError if there is no payment at this place */
  payment(place: number): Payment {
    const link = this.linkIds[this.link[place] ?? 0]
    return {
      business: this.businessAt(place),
      at: existing(this.at[place], place),
      doneAt: existing(this.doneAt[place], place),
      amount: existing(this.amount[place], place),
      method: this.methodAt(place),
      customer: existing(this.customer[place], place),
      outcome: this.outcomeAt(place),
      ...(link && { paymentLinkId: link }),
      ...(this.promised[place] === 1 && { isPromised: true }),
    }
  }

  /** @throws RangeError if there is no payment at this place */
  businessAt(place: number): Payment['business'] {
    return existing(businesses[this.business[place] ?? -1], place)
  }

  /** @throws RangeError if there is no payment at this place */
  methodAt(place: number): Payment['method'] {
    return existing(METHODS[this.method[place] ?? -1], place)
  }

  /** @throws RangeError if there is no payment at this place */
  outcomeAt(place: number): Payment['outcome'] {
    return existing(OUTCOMES[this.outcome[place] ?? -1], place)
  }

  /** The payments in order of time; those of one instant stay in their order. */
  *inOrderOfTime(): Steps<PaymentList> {
    const { length } = this
    const sorted = new PaymentList(length, this.linkIds)
    sorted.length = length
    const places = this.placesByTime()
    yield
    // One loop for all fields: the engine optimises it once, and for arrays of known types.
    yield* inRanges(length, (first, end) => {
      for (let place = first; place < end; place++) {
        const from = places[place] ?? 0
        sorted.at[place] = this.at[from] ?? 0
        sorted.doneAt[place] = this.doneAt[from] ?? 0
        sorted.amount[place] = this.amount[from] ?? 0
        sorted.customer[place] = this.customer[from] ?? 0
        sorted.business[place] = this.business[from] ?? 0
        sorted.method[place] = this.method[from] ?? 0
        sorted.outcome[place] = this.outcome[from] ?? 0
        sorted.link[place] = this.link[from] ?? 0
        sorted.promised[place] = this.promised[from] ?? 0
      }
    })
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
