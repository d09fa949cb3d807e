import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'

type CheckInputProps = ComponentProps<'input'> & { type: 'checkbox' | 'radio' }

/** The bare input of a choice. In the dark theme browsers fill an empty checkbox with their own grey. */
export const CheckInput = ({ className, ...input }: CheckInputProps) => (
  <input
    {...input}
    className={classes(
      'flex-none',
      input.type === 'checkbox' &&
        'not-checked:not-indeterminate:lined not-checked:not-indeterminate:appearance-none not-checked:not-indeterminate:rounded-sm not-checked:not-indeterminate:border-line-strong',
      className,
    )}
  />
)

/** A checkbox with its label behind it. */
export const CheckField = ({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) => (
  <label className="flex min-h-6 items-center gap-2">
    <CheckInput {...input} type="checkbox" className="size-4.5" />
    <span>{children}</span>
  </label>
)
