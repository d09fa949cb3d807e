import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'

type ButtonRowProps = { className?: string; children: Elements }

/** Buttons, and perhaps a remark, beside each other. */
export const ButtonRow = ({ className, children }: ButtonRowProps) => (
  <div className={classes('flex min-w-0 flex-wrap items-center gap-2', className)}>{children}</div>
)
