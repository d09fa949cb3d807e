import type { ComponentType, ReactNode } from 'react'

/** `open` and `returned`, `ended` and `new` are styled in the merchant area only. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'open' | 'returned' | 'ended' | 'new'

type BadgeProps = {
  tone?: Tone
  icon?: ComponentType<{ 'aria-hidden': true; size: number }>
  children: ReactNode
}

/** A status as icon, text and colour, so that it does not depend on colour alone. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {Icon && <Icon aria-hidden size={13} />}
      {/* An element of its own: a translator replaces bare text, which then no longer changes. */}
      <span>{children}</span>
    </span>
  )
}
