import type { DrawnRefund } from './refunds.ts'

/** The refunds of a merchant, oldest first, of which settlements deduct one after another. */
export class RefundQueue {
  private readonly refunds: { refundId: string; amount: number; at: number }[] = []
  private taken = 0
  private requested = 0

  add({ id, amount, at }: DrawnRefund): void {
    this.refunds.push({ refundId: id, amount, at })
  }

  /** The refunds requested before `now` and not yet taken. @param now not before that of an earlier call */
  requestedBefore(now: number) {
    while ((this.refunds[this.requested]?.at ?? now) < now) this.requested += 1
    return this.refunds.slice(this.taken, this.requested)
  }

  take(count: number): void {
    this.taken += count
  }
}
