import type { ReactNode } from 'react'

/** Figures and axis included: a chart that grows with the card beside it is no longer read at a glance. */
export const ChartBody = ({ children }: { children?: ReactNode }) => (
  <div className="flex h-76 max-h-80 shrink-0 grow flex-col overflow-hidden px-4 pt-3">{children}</div>
)
