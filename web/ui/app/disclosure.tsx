import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

type DisclosureProps = { summary: string; isStrong?: boolean; className?: string; children: ReactNode }

/** Content that the user can show and hide. Printed only while open, and without the button. */
export const Disclosure = ({ summary, isStrong = false, className, children }: DisclosureProps) => (
  <details className={className}>
    <summary
      className={classes('min-h-6 w-fit cursor-pointer text-action print:hidden', isStrong && 'font-label')}
    >
      {summary}
    </summary>
    {children}
  </details>
)
