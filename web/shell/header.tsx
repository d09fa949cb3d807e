import { paths } from '../paths.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { LinkButton } from '../ui/button.tsx'
import type { Elements } from '../ui/elements.ts'
import { NavLink } from '../ui/link.tsx'
import { Brand } from './brand.tsx'
import { Dropdown } from './dropdown.tsx'
import { menus } from './menus.ts'
import { SiteMenu } from './site-menu.tsx'
import { SuccessRate } from './success-rate.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

const SCROLLED_AFTER_PX = 8

export type HeaderProps = { frame: 'site' | 'merchant'; account?: Elements }

/** `account` replaces the sign-in links once the user has signed in. */
export function Header({ frame, account }: HeaderProps) {
  const scrolled = useScrolledPast(SCROLLED_AFTER_PX)
  return (
    <header
      className={frame === 'merchant' ? 'site-header merchant-bar' : 'site-header'}
      data-scrolled={scrolled || undefined}
    >
      <div className="bar">
        <Brand />
        <nav aria-label="Main" className="site-nav">
          {menus.map((menu) => (
            <Dropdown key={menu.name} {...menu} />
          ))}
          <NavLink to={paths.aboutUs} className="nav-item">
            About Us
          </NavLink>
        </nav>
        <SuccessRate className="claim" />
        {/* The merchant area renders its search here. */}
        {frame === 'merchant' && <div id="bar-search" className="bar-search" />}
        <div className="print:hidden">
          <ThemeToggle />
          {/* The same element in both frames: a menu opened in one stays open in the other. */}
          {frame === 'merchant' || account ? <div className="account-slot">{account}</div> : <SignInLinks />}
          <SiteMenu offersSignIn={frame === 'site' && !account} />
        </div>
      </div>
    </header>
  )
}

/** All are rendered: the style sheet shows those that apply, even before the cookie has been verified. */
function SignInLinks() {
  return (
    <>
      <LinkButton to={paths.dashboard} variant="secondary" size="sm" className="signed-out:hidden">
        Dashboard
      </LinkButton>
      <LinkButton to={paths.login} variant="quiet" size="sm" className="signed-in:hidden max-sm:hidden">
        Sign in
      </LinkButton>
      <LinkButton to={paths.register} size="sm" className="signed-in:hidden max-sm:hidden">
        Get started
      </LinkButton>
    </>
  )
}
