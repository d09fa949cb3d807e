import type { ComponentProps } from 'react'
import type { To } from 'react-router-dom'
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: To; state?: unknown }

/**
 * A link that the router follows without a new document. The router's own brings the loading of framework routes
 * along, 3 KB that every page would load and none would use.
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

/** A link that says so when its page, or with `end` unset one below it, is the current one. */
export function NavLink({ end = false, ...link }: LinkProps & { to: string; end?: boolean | undefined }) {
  const isCurrent = useMatch({ path: link.to, end }) !== null
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />
}
