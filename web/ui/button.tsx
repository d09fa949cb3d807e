import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router-dom'
import { Link } from 'react-router-dom'

type Look = { look?: 'primary' | 'secondary' | 'quiet' | 'danger'; size?: 'md' | 'sm' }

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Keeps its name and focus but answers no further click: the first one is still at work. */
    busy?: boolean
  }

export function Button({
  look = 'primary',
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
      data-look={look}
      data-size={size}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link with the weight of a button: it goes somewhere, so it stays a link. */
export function LinkButton({ look = 'primary', size = 'md', className = '', ...rest }: LinkProps & Look) {
  return <Link {...rest} className={`button ${className}`} data-look={look} data-size={size} />
}
