import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'

type IconListProps = { isOrdered?: boolean; children: ReactNode }

/** As high as a settlement that failed, so that nothing below moves when one arrives; beside the chart two move it less. */
export function IconList({ isOrdered = false, children }: IconListProps) {
  const Element = isOrdered ? 'ol' : 'ul'
  return <Element className="min-h-35.5 lg:min-h-37">{children}</Element>
}

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
