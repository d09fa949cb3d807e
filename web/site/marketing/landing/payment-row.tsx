import type { ReactNode } from 'react'

type PaymentRowProps = {
  customer: string
  /** The payment method, and the time if it matters. */
  note: string
  amount: string
  /** The status. */
  children: ReactNode
}

/** A payment in the illustrations of a merchant's list. */
export function PaymentRow({ customer, note, amount, children }: PaymentRowProps) {
  return (
    <div className="payment-row">
      <span className="flex-1">
        <span className="block">{customer}</span>
        <small className="block text-muted text-xs">{note}</small>
      </span>
      <span className="tnum">{amount}</span>
      <span className="basis-23 text-right">{children}</span>
    </div>
  )
}
