import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'

type FactsProps = ComponentProps<'dl'> & {
  /** Amounts that add up: they stay whole, and what they come to is larger. */
  isSum?: boolean
}

/** A list of names and values. With large text a value that does not fit goes below its name. */
export const Facts = ({ isSum = false, className, ...rest }: FactsProps) => (
  <dl
    {...rest}
    data-sum={isSum || undefined}
    className={classes('group/facts @container grid gap-y-2', className)}
  />
)

type FactProps = {
  name: ReactNode
  tone?: 'warning' | undefined
  /** Whether it is what the facts above it come to. */
  isResult?: boolean | undefined
  /** `no` keeps page translators from changing the value. */
  translate?: 'no'
  children: ReactNode
}

/** The name on the left, the value on the right. */
export const Fact = ({ name, tone, isResult, translate, children }: FactProps) => (
  <div
    className={classes(
      'flex @max-3xs:flex-wrap items-baseline justify-between gap-x-4',
      isResult && 'line-t border-line-strong pt-2 font-heading',
      tone && 'font-semibold text-warning',
    )}
  >
    <dt className={classes('flex-none group-data-sum/facts:shrink', !isResult && !tone && 'text-muted')}>
      {name}
    </dt>
    <dd
      translate={translate}
      className={classes(
        'tnum wrap-anywhere min-w-0 text-end group-data-sum/facts:flex-none group-data-sum/facts:whitespace-nowrap [&_.icon-button]:-my-1.5 [&_.icon-button]:size-7 [&_.icon-button]:align-middle',
        isResult && 'group-data-sum/facts:text-base/body',
      )}
    >
      {children}
    </dd>
  </div>
)
