import type { ComponentType, ReactNode } from 'react'

type BadgeProps = {
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'action'
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
