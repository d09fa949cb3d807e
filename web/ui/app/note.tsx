import { Info } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import { classes } from '../classes.ts'

type NoteProps = ComponentProps<'div'> & {
  tone?: keyof typeof tones
  icon?: ComponentType<{ 'aria-hidden': true; size: number; className: string }>
}

/** A remark beside its subject. Its container decides its margins. */
export const Note = ({ tone = 'neutral', icon: Icon = Info, className, children, ...rest }: NoteProps) => (
  <div
    {...rest}
    className={classes('lined flex items-start gap-2.5 rounded-md px-3.5 py-2.5', tones[tone], className)}
  >
    <Icon aria-hidden size={16} className="mt-0.75 flex-none" />
    <div>{children}</div>
  </div>
)

const tones = {
  neutral: 'border-line bg-surface text-muted',
  warning: 'border-transparent bg-warning-soft text-warning',
  danger: 'border-transparent bg-danger-soft text-danger',
}
