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
    <div className="grid grid-cols-[1fr_auto_5.75rem] items-center gap-2 max-[15rem]:grid-cols-1 max-[15rem]:*:text-left border-line px-4 py-2.5 text-sm not-last:border-b">
      <span className="leading-tight">
        <span className="block font-medium">{customer}</span>
        <span className="text-xs text-muted">{note}</span>
      </span>
      <span className="tnum text-right font-medium">{amount}</span>
      <span className="text-right">{children}</span>
    </div>
  )
}
