import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import type { LinkProps } from './link.tsx'
import { Link } from './link.tsx'

type Look = { variant?: keyof typeof variants; size?: keyof typeof sizes }

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Keeps its label and focus but ignores clicks while the first one is in progress. */
    busy?: boolean
  }

export function Button({ variant, size, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(
        'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        buttonLook({ variant, size }, className),
      )}
      data-variant={variant}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link styled as a button, for navigation. */
export const LinkButton = ({ variant, size, className, ...rest }: LinkProps & Look) => (
  <Link {...rest} className={buttonLook({ variant, size }, className)} data-variant={variant} />
)

/** For what looks like a button and is none of the above: a plain link, a label, a picture of one. */
export const buttonLook = (
  { variant = 'primary', size = 'md' }: { [Name in keyof Look]: Look[Name] | undefined },
  className?: string,
) =>
  classes(
    'button lined inline-flex cursor-pointer items-center justify-center gap-2 rounded-md text-center font-semibold wrap-break-word transition-colors',
    variants[variant],
    sizes[size],
    className,
  )

const variants = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-strong',
  secondary: 'border-line-strong text-ink hover:border-ink hover:bg-sunk',
  quiet: 'border-transparent text-action hover:bg-action-soft',
  danger: 'border-transparent bg-danger text-surface',
}

const sizes = {
  md: 'min-h-11 px-4.5 py-2 text-sm/4.5',
  sm: 'min-h-9 px-3.5 py-1 text-sm/4.5',
  xs: 'min-h-7.5 px-2.5 py-1 text-xs/4',
}
