import type { ReactNode } from 'react'

type DisclosureProps = { summary: string; className?: string; children: ReactNode }

/** What is read only if it is asked for. On paper it shows what is open, without what can only be pressed. */
export const Disclosure = ({ summary, className, children }: DisclosureProps) => (
  <details className={className}>
    <summary className="min-h-6 w-fit cursor-pointer text-action print:hidden">{summary}</summary>
    {children}
  </details>
)
