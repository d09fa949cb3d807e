import { classes } from '../../ui/classes.ts'
import { isApple } from './pressed-keys.ts'
import type { Shortcut } from './shortcut-table.ts'

type KeyCapsProps = {
  shortcut: Pick<Shortcut, 'keys' | 'withCommand'>
  /** Read aloud as a sequence of two keys. */
  spelled?: boolean
  className?: string
}

/** Keys as printed on a keyboard. */
export function KeyCaps({ shortcut: { keys, withCommand }, spelled = false, className }: KeyCapsProps) {
  const [firstKey = '', second] = keys.map((key) => key.toUpperCase())
  return (
    <span
      className={classes(
        'inline-flex flex-none items-center text-muted text-xs/body',
        spelled ? 'gap-1.25' : 'gap-0.75',
        className,
      )}
    >
      {withCommand && <Cap>{isApple() ? '⌘' : 'Ctrl'}</Cap>}
      <Cap>{firstKey}</Cap>
      <span>{second && spelled && ' then '}</span>
      {second && <Cap>{second}</Cap>}
    </span>
  )
}

const Cap = ({ children }: { children: string }) => (
  <kbd className="lined min-w-5.5 rounded-sm in-data-highlighted:border-line-strong px-1.25 text-center font-sans text-muted text-xs/snug in-data-off:opacity-70">
    {children}
  </kbd>
)
