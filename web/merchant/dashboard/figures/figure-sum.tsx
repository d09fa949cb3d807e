import type { ReactNode } from 'react'

type FigureSumProps = { note: string; children: ReactNode }

/** What the rows of a figure come to, and since when they are counted. */
export const FigureSum = ({ note, children }: FigureSumProps) => (
  <p className="tnum p-4 text-base/body">
    {children}
    <span className="block text-muted text-xs/body">{note}</span>
  </p>
)
