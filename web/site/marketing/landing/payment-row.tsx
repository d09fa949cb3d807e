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
      <span>
        <b>{customer}</b>
        <small className="text-muted text-xs">{note}</small>
      </span>
      <b className="tnum">{amount}</b>
      <span>{children}</span>
    </div>
  )
}
