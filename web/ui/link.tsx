import type { ComponentProps } from 'react'
import type { To } from 'react-router-dom'
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: To; state?: unknown }

/**
 * A link for client-side navigation. The router's own component would add 3 KB of unused framework code
 * to every page.
 */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/** A link with `aria-current` if its page, or (unless `end` is set) one below it, is the current page. */
export function NavLink({ end = false, ...link }: LinkProps & { to: string; end?: boolean | undefined }) {
  const isCurrent = useMatch({ path: link.to, end }) !== null
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />
}
