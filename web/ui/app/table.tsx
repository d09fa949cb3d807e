import type { ReactNode } from 'react'

/** Below the rows: how many they are, or where they end. */
export const TableFoot = ({ children }: { children: ReactNode }) => (
  <div className="line-t flex flex-wrap items-center justify-between gap-3 px-4 py-2.5 text-muted">
    {children}
  </div>
)
