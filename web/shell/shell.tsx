import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useHydrated } from '../loading/use-hydrated.ts'
import { classes } from '../ui/classes.ts'
import { ArrowUp } from '../ui/icon.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { Footer, MerchantFooter } from './footer.tsx'
import type { HeaderProps } from './header.tsx'
import { Header } from './header.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

type ShellProps = HeaderProps & { children: ReactNode }

/** The frame around every page. `account` replaces the sign-in links. */
export function Shell({ frame, account, children }: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header frame={frame} account={account} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {frame === 'merchant' ? <MerchantFooter /> : <Footer />}
      <ScrollToTop frame={frame} />
      <RouteAnnouncer />
    </>
  )
}

const VISIBLE_AFTER_PX = 300

/** Only scripts can show it, so the exported page does not have it. */
const ScrollToTop = ({ frame }: Pick<ShellProps, 'frame'>) => useHydrated() && <ToTop frame={frame} />

function ToTop({ frame }: Pick<ShellProps, 'frame'>) {
  const visible = useScrolledPast(VISIBLE_AFTER_PX)
  return (
    <button
      type="button"
      className={classes(
        'lined invisible fixed z-30 grid translate-y-2 cursor-pointer place-items-center rounded-md border-line-strong bg-surface text-ink opacity-0 transition-[opacity,translate,visibility] data-visible:visible data-visible:translate-y-0 data-visible:opacity-100 print:hidden',
        frame === 'merchant'
          ? // In the margin, so that it covers no amount at the end of a row, nor the field that is filled in.
            'right-[max(0px,(var(--gap)-2.25rem)/2)] bottom-[calc(0.5rem+var(--bottom-bar))] size-9 max-sm:right-2 max-sm:in-data-typing:hidden'
          : 'right-5 bottom-5 size-11',
      )}
      aria-label="Scroll to top"
      data-visible={visible || undefined}
      onClick={scrollToTop}
    >
      <ArrowUp />
    </button>
  )
}

function scrollToTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  document.getElementById('content')?.focus({ preventScroll: true })
}

/**
 * Makes client-side navigation behave like loading a document: restores the scroll position, focuses the
 * start of the content and announces the title.
 */
function RouteAnnouncer() {
  const { key, pathname, hash, state } = useLocation()
  const navigationType = useNavigationType()
  const shownPath = useRef(pathname)
  const [title, setTitle] = useState('')

  // In the same commit as the new page, before the browser reports that a shorter page has scrolled.
  useLayoutEffect(() => keepScrollPositions(key), [key])

  useEffect(() => {
    // A filter or dialog in the URL is not a new page, nor is a panel that opens next to the page.
    const stays = shownPath.current === pathname || state?.inPlace === true
    shownPath.current = pathname
    if (stays) return undefined

    const target = hash ? document.getElementById(hash.slice(1)) : null
    // Leave the focus in a dialog or menu that was opened meanwhile, or in the search.
    if (!document.activeElement?.closest('[role$="dialog"], [role="menu"], search')) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    setTitle(document.title)

    if (navigationType === 'POP') return restoreScrollPosition(savedScrollPosition(key))
    if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [key, pathname, hash, state, navigationType])

  return <LiveRegion text={title} />
}

const positions = new Map<string, number>()

const savedScrollPosition = (key: string) => positions.get(key) ?? 0

/** Saves the scroll position of the history entry `key` until the returned function is called. */
function keepScrollPositions(key: string) {
  const save = () => positions.set(key, scrollY)
  // Restored by this code within the application, by the browser after leaving it.
  const handBack = () => {
    history.scrollRestoration = 'auto'
  }
  history.scrollRestoration = 'manual'
  const stop = new AbortController()
  const { signal } = stop
  // `scroll` fires on the next frame; a click or popstate may come first.
  for (const type of ['scroll', 'click', 'popstate'])
    addEventListener(type, save, { capture: true, passive: true, signal })
  addEventListener('pagehide', handBack, { signal })
  return () => stop.abort()
}

/**
 * Scrolls to `top`, repeatedly until the page is long enough, since a list may load later.
 * Stops when the user scrolls, or when the returned function is called.
 */
function restoreScrollPosition(top: number) {
  const observer = new ResizeObserver(restore)
  const intents = ['wheel', 'touchmove', 'pointerdown', 'keydown']
  restore()
  if (scrollY >= Math.floor(top)) return stop
  observer.observe(document.body)
  for (const type of intents) addEventListener(type, stop, { passive: true })
  return stop

  function restore() {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= Math.floor(top)) stop()
  }

  function stop() {
    observer.disconnect()
    for (const type of intents) removeEventListener(type, stop)
  }
}
