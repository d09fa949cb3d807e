import { Suspense, useEffect, useLayoutEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom'
import { useHydrated } from '../loading/use-hydrated.ts'
import { isMerchantPath } from '../paths.ts'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { Shell } from '../shell/shell.tsx'
import { useAccount } from '../shell/use-account.tsx'
import { PageHead } from '../site/page-head.tsx'
import { contact, site } from '../site/site.ts'
import { NeedsScripts } from '../ui/needs-scripts.tsx'
import { PageLoading } from '../ui/page-loading.tsx'
import { routes } from './routes.tsx'
import type { SiteRoute } from './site-route.ts'

/** `inAppShell`: this document is app.html, which shows the spinner for any URL. */
export function App({ inAppShell = false }: { inAppShell?: boolean }) {
  const page = useRoutes(routeObjects)
  const hydrated = useHydrated()
  const isWaiting = inAppShell && !hydrated
  const isMerchant = useIsMerchantArea(isWaiting, hydrated)
  useEffect(() => {
    // Until its URL is read, the shell hides the frame of the merchant area.
    if (!isWaiting) delete document.documentElement.dataset.frame
  }, [isWaiting])
  return (
    <Shell frame={isMerchant ? 'merchant' : 'site'} account={useAccount()}>
      <ErrorBoundary>
        <Suspense fallback={<PageLoading />}>
          {isWaiting ? <AppShell /> : page}
          <AnnounceHydrated />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}

/**
 * The application shell is mostly served for the merchant area, so it has that frame before its URL is read. Any other
 * document at a path of the area is the 404 page, exported with the frame of the site.
 */
function useIsMerchantArea(isWaiting: boolean, hydrated: boolean) {
  const { pathname } = useLocation()
  return import.meta.env.MODE !== 'prelaunch' && (isWaiting || (hydrated && isMerchantPath(pathname)))
}

/** Loads the chunks of the page at `pathname`, so that its first render does not suspend. */
export async function preloadPage(pathname: string) {
  const matches = matchRoutes(routeObjects, pathname) ?? []
  await Promise.all(matches.map(({ route }) => pages.get(route)?.preload()))
}

/** Prefetches the page that `target`, or the link around it, leads to. */
export function prefetchPage({ target }: { target: unknown }) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || link.pathname === location.pathname) return
  for (const { route } of matchRoutes(routeObjects, link.pathname) ?? []) pages.get(route)?.prefetch()
}

function AppShell() {
  return (
    <>
      <PageHead title={site.name} description={site.tagline} />
      <div className="noscript:hidden">
        <PageLoading />
      </div>
      <NeedsScripts>
        {`This page of ${site.name} needs JavaScript. Please turn it on, or write to ${contact.supportEmail}.`}
      </NeedsScripts>
    </>
  )
}

/** Informs the loader that buttons and forms now respond. Rendered next to the page, inside the same boundary. */
function AnnounceHydrated() {
  // Before the next key arrives, which would otherwise be lost.
  useLayoutEffect(() => {
    dispatchEvent(new Event('drawn'))
  }, [])
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}

const pages = new Map<RouteObject, SiteRoute['Component']>()
const routeObjects = routes.map(toRouteObject)

function toRouteObject({ html: _html, children, ...route }: SiteRoute): RouteObject {
  const object: RouteObject = { ...route, ...(children && { children: children.map(toRouteObject) }) }
  pages.set(object, route.Component)
  return object
}
