import type { ComponentType, ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tone = keyof typeof tones

type BadgeProps = {
  tone?: Tone
  icon?: ComponentType<{ 'aria-hidden': true; size: number }>
  children: ReactNode
}

/** A status as icon, text and colour, so that it does not depend on colour alone. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className={classes('badge', tones[tone])}>
      {Icon && <Icon aria-hidden size={13} />}
      {/* A separate element: a translator replaces bare text, which then no longer changes. */}
      <span>{children}</span>
    </span>
  )
}

const tones = {
  neutral: 'bg-ghost text-muted',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  open: 'bg-open-soft text-open',
  returned: 'bg-returned-soft text-returned',
  ended: '[box-shadow:inset_0_0_0_1px_var(--color-line)] text-muted',
  new: 'bg-action text-on-action',
}
