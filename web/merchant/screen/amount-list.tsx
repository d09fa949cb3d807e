import type { ReactNode } from 'react'

/** Rows that add up to an amount beside or above them. */
export const AmountList = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-1.5 px-4 pt-3 pb-2">{children}</ul>
)

export const AmountItem = ({ amount, children }: { amount: string; children: ReactNode }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-4">
    {children}
    <span className="tnum whitespace-nowrap" translate="no">
      {amount}
    </span>
  </li>
)
