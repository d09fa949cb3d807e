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
      className={buttonLook({ variant, size }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link styled as a button, for navigation. */
export const LinkButton = ({ variant, size, className, ...rest }: LinkProps & Look) => (
  <Link {...rest} className={buttonLook({ variant, size }, className)} />
)

/** The look of a button, for other elements: a plain link, a label, a picture. */
export const buttonLook = (
  { variant = 'primary', size = 'md' }: { [Name in keyof Look]: Look[Name] | undefined },
  className?: string,
) => classes('button', variants[variant], sizes[size], className)

const variants = {
  primary: 'button-primary',
  secondary: 'border-line-strong text-ink hover:border-ink hover:bg-sunk',
  quiet: 'text-action hover:bg-action-soft',
  danger: 'bg-danger text-surface',
}

const sizes = { md: '', sm: 'min-h-9 px-3.5 py-1', xs: 'min-h-7.5 px-2.5 py-1 text-xs/4' }
