import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'

/** As high as a settlement that failed, so that nothing below moves when one arrives. */
export const IconList = ({ children }: { children: ReactNode }) => <ul className="min-h-35.5">{children}</ul>

type IconItemProps = { icon: LucideIcon; tone?: keyof typeof tones | undefined; children: ReactNode }

/** An icon in the colour of its meaning, beside the text. */
export const IconItem = ({ icon: Icon, tone = 'neutral', children }: IconItemProps) => (
  <li className="line-t grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-0.5 px-4 py-3 first:border-t-0">
    <Icon aria-hidden size={18} className={classes('mt-0.5', tones[tone])} />
    {children}
  </li>
)

const tones = {
  neutral: 'text-muted',
  danger: 'text-danger',
  warning: 'text-warning',
  success: 'text-success',
}
