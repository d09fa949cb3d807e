import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

/** A bare input, for use with a label beside or around it. */
export const Input = ({
  size,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'size'> & { size?: 'sm' }) => (
  <input {...rest} className={classes(look, size ? sizes[size] : 'min-h-10 px-3 py-1.5', className)} />
)

export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={classes(look, 'min-h-10 px-3 py-1.5', className)} />
)

const sizes = { sm: 'min-h-9 px-2 py-1.5 text-sm/body' }

const look =
  'lined w-full text-ellipsis rounded-md border-line-strong bg-surface text-ink placeholder:text-muted'
