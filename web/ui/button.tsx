import type { ComponentProps } from 'react'
import type { LinkProps } from './link.tsx'
import { Link } from './link.tsx'

type Look = { variant?: 'primary' | 'secondary' | 'quiet' | 'danger'; size?: 'sm' }

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Keeps its label and focus but ignores clicks while the first one is in progress. */
    busy?: boolean
  }

export function Button({
  variant = 'primary',
  size,
  busy = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(className)}
      data-variant={variant}
      data-size={size}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link styled as a button, for navigation. */
export function LinkButton({ variant = 'primary', size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classes(className)} data-variant={variant} data-size={size} />
}

const classes = (more: string | undefined) => (more ? `button ${more}` : 'button')
