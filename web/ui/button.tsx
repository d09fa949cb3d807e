import type { ComponentProps } from 'react'
import type { LinkProps } from './link.tsx'
import { Link } from './link.tsx'

type Look = { variant?: 'primary' | 'secondary' | 'quiet' | 'danger'; size?: 'md' | 'sm' }

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Keeps its name and focus but answers no further click: the first one is still at work. */
    busy?: boolean
  }

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button ${className}`}
      data-variant={variant}
      data-size={size}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link with the weight of a button: it goes somewhere, so it stays a link. */
export function LinkButton({ variant = 'primary', size = 'md', className = '', ...rest }: LinkProps & Look) {
  return <Link {...rest} className={`button ${className}`} data-variant={variant} data-size={size} />
}
