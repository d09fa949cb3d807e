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
  const isMerchant = frame === 'merchant'
  const navItem = isMerchant ? quietNavItem : 'nav-item'
  return (
    <header
      className={
        isMerchant
          ? 'site-header merchant-bar frame-pending:invisible not-data-scrolled:border-line bg-paper'
          : 'site-header'
      }
      data-scrolled={scrolled || undefined}
    >
      {/* The merchant area has one bar over the whole width, with its search in the middle and the site's menus in quiet. */}
      <div
        className={
          isMerchant
            ? 'flex frame-pending:h-16 h-14 items-center gap-1 ps-4 pe-4 max-sm:ps-3 max-sm:pe-2'
            : 'wrap flex h-16 items-center gap-2'
        }
      >
        {isMerchant ? <Brand className="sm:max-lg:me-3" nameClass="max-sm:sr-only" /> : <Brand />}
        <nav
          aria-label="Main"
          className={`flex items-center ${isMerchant ? 'ms-1' : 'ms-4 grow'} max-lg:hidden print:hidden`}
        >
          {menus.map((menu) => (
            <Dropdown key={menu.name} {...menu} className={navItem} />
          ))}
          <NavLink to={paths.aboutUs} className={navItem}>
            About Us
          </NavLink>
        </nav>
        <SuccessRate place={isMerchant ? 'bar' : 'header'} />
        {/* The merchant area renders its search here. */}
        {isMerchant && (
          <div id="bar-search" className="mx-auto h-9 min-w-0 max-w-144 flex-1 rounded-md empty:bg-sunk" />
        )}
        <div
          className={
            isMerchant
              ? 'flex items-center gap-1 print:hidden'
              : 'ms-auto flex items-center gap-1 print:hidden'
          }
        >
          <ThemeToggle />
          {/* The same element in both frames: a menu opened in one stays open in the other. */}
          {/* Nothing moves when the account arrives. */}
          {isMerchant || account ? (
            <div className={isMerchant ? 'min-w-15' : undefined}>{account}</div>
          ) : (
            <SignInLinks />
          )}
          <SiteMenu offersSignIn={!isMerchant && !account} />
        </div>
      </div>
    </header>
  )
}

const quietNavItem =
  'nav-item min-h-8 gap-0.5 px-2 text-xs/body text-muted hover:text-ink aria-expanded:text-ink'

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
