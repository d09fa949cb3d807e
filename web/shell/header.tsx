import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { claims } from '../site.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { LinkButton } from '../ui/button.tsx'
import { NavLink } from '../ui/link.tsx'
import { Brand } from './brand.tsx'
import { Dropdown } from './dropdown.tsx'
import { menus } from './menus.ts'
import { SiteMenu } from './site-menu.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

const SCROLLED_AFTER_PX = 8

/** `account` replaces the sign-in links once the user has signed in. */
export function Header({ account }: { account?: ReactNode }) {
  const scrolled = useScrolledPast(SCROLLED_AFTER_PX)
  const { figure, label, qualifier } = claims.successRate
  return (
    <header className="site-header" data-scrolled={scrolled || undefined}>
      <div className="wrap flex h-16 items-center gap-2">
        <Brand />
        <nav aria-label="Main" className="ml-4 hidden items-center lg:flex">
          {menus.map((menu) => (
            <Dropdown key={menu.name} {...menu} />
          ))}
          <NavLink to={paths.aboutUs} className="nav-item">
            About Us
          </NavLink>
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <p className="claim pr-3 text-xs text-muted" title={qualifier}>
            <strong className="tnum font-semibold text-ink">{figure}</strong>
            {` ${label}`}
          </p>
          <ThemeToggle />
          {account ?? <SignInLinks />}
          <SiteMenu offersSignIn={!account} />
        </div>
      </div>
    </header>
  )
}

/** All are rendered: the style sheet shows those that apply, even before the cookie has been verified. */
function SignInLinks() {
  return (
    <>
      <LinkButton to={paths.dashboard} variant="secondary" size="sm" className="for-members">
        Dashboard
      </LinkButton>
      <LinkButton to={paths.login} variant="quiet" size="sm" className="for-guests max-sm:hidden">
        Sign in
      </LinkButton>
      <LinkButton to={paths.register} size="sm" className="for-guests max-sm:hidden">
        Get started
      </LinkButton>
    </>
  )
}
