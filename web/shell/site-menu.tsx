import type { MouseEvent } from 'react'
import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Close, Menu } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { MenuGroups } from './menu-groups.tsx'
import { menus } from './menus.ts'
import { SuccessRate } from './success-rate.tsx'

const DIALOG_ID = 'site-menu'
// Lets the browser open and close the dialog before the application runs. Not in React's types yet.
const opens = { command: 'show-modal', commandfor: DIALOG_ID }
const closes = { command: 'close', commandfor: DIALOG_ID }

const pages = [
  ['About Us', paths.aboutUs],
  ['Contact Us', paths.contactUs],
] as const

/** The full-screen menu of narrow screens. A modal dialog traps the focus and restores it. */
export function SiteMenu({ offersSignIn }: { offersSignIn: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    const stop = new AbortController()
    // Where the header's own menus fit, the style sheet hides the button.
    const closeWhenWide = () => button.current?.offsetParent === null && dialog.current?.close()
    addEventListener('resize', closeWhenWide, stop)
    addEventListener('popstate', () => dialog.current?.close(), stop)
    return () => stop.abort()
  }, [])

  // For browsers without `command`; in others, opening the dialog twice would throw.
  const unlessCommanded =
    (act: () => void) =>
    ({ currentTarget }: MouseEvent) => {
      if (!('commandForElement' in currentTarget)) act()
    }

  return (
    <>
      <button
        type="button"
        ref={button}
        className="icon-button lg:hidden"
        aria-label="Open menu"
        {...opens}
        onClick={unlessCommanded(() => dialog.current?.showModal())}
      >
        <Menu size={22} />
      </button>
      <dialog ref={dialog} id={DIALOG_ID} className="site-menu" aria-label="Menu">
        {/* The close button stays visible while the menu scrolls. */}
        <div className="wrap sticky top-0 flex h-16 items-center justify-between bg-paper">
          <p className="font-bold">Menu</p>
          <button
            type="button"
            className="icon-button"
            aria-label="Close menu"
            {...closes}
            onClick={unlessCommanded(close)}
          >
            <Close size={22} />
          </button>
        </div>
        <nav aria-label="Menu" className="wrap grid gap-8 pt-4 pb-12">
          {offersSignIn && (
            <p className="flex signed-in:hidden flex-wrap gap-3">
              <LinkButton to={paths.login} variant="secondary" className="grow" onClick={close}>
                Sign in
              </LinkButton>
              <LinkButton to={paths.register} className="grow" onClick={close}>
                Get started
              </LinkButton>
            </p>
          )}
          <ul className="line-y py-3 font-semibold text-xl/body">
            {pages.map(([name, to]) => (
              <li key={to}>
                <Link to={to} className="block py-2" onClick={close}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          {menus.map(({ name, groups }) => (
            <div key={name}>
              <p className="font-semibold text-xl/body">{name}</p>
              <MenuGroups groups={groups} className="grid gap-6 pt-3 sm:grid-cols-2" onNavigate={close} />
            </div>
          ))}
          <SuccessRate place="menu" />
        </nav>
      </dialog>
    </>
  )
}
