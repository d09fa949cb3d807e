import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { formatCount } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'

type ListTotalProps = {
  count: number
  /** What the list has, such as `refund`. */
  singular: string
  /** What they are counted from if it is not everything, such as `the newest 1,000 payments`. */
  part?: string | undefined
  children?: ReactNode
}

/** How many rows the filters leave and what they amount to, in the line of the filters. */
export const ListTotal = ({ count, singular, part, children }: ListTotalProps) => (
  <p className="tnum text-muted max-sm:group-not-data-filtered/filters:text-end">
    <span className={figure}>{formatCount(count)}</span>
    <span>{` ${count === 1 ? singular : `${singular}s`}${part ? ` of ${part}` : ''}`}</span>
    {children}
  </p>
)

type PartProps = {
  paise: number
  /** Which part is hidden first in a narrow space; on a phone with filters, the line has the full width. */
  yields?: keyof typeof yielding
  isWarning?: boolean
  label?: string
  children?: ReactNode
}

/** One of the sums, such as `· ₹1,250.00 refunded`. */
export const TotalPart = ({ paise, yields, isWarning = false, label, children }: PartProps) => (
  <span className={classes(yields && yielding[yields], isWarning && 'text-warning')}>
    {' · '}
    <span className={isWarning ? 'whitespace-nowrap font-semibold' : figure}>{formatRupees(paise)}</span>
    {label && ` ${label}`}
    {children}
  </span>
)

/** What the sum counts, if there is room to say so. */
export const TotalNote = ({ children }: { children: ReactNode }) => (
  <span className={yielding.second}>{children}</span>
)

const figure = 'whitespace-nowrap font-semibold text-ink'

const yielding = {
  first: '@max-[60rem]/toolbar:hidden',
  second: '@max-3xl/toolbar:hidden max-sm:group-data-filtered/filters:inline',
  last: 'sm:@max-xl/toolbar:hidden',
}
