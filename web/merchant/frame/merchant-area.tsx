import './merchant.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Outlet, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can } from '../../api/permissions.ts'
import { forgetFailedPages, isPageMissing } from '../../loading/lazy-page.tsx'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { useOffline } from '../../loading/use-offline.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { Skeleton } from '../../ui/app/skeleton.tsx'
import { Boundary } from '../../ui/boundary.tsx'
import { Link } from '../../ui/link.tsx'
import { UnexpectedError } from '../../ui/unexpected-error.tsx'
import { statsQuery } from '../dashboard/figures/stats.ts'
import { overlay } from '../dialogs/overlay.ts'
import { listed } from '../format/listed.ts'
import { useShortcuts } from '../keyboard/use-shortcuts.ts'
import { useLiveData } from '../live/use-live-data.ts'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { settlementsQuery } from '../records/settlements.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { SearchField } from '../search/search-field.tsx'
import { gatewaysQuery } from '../settings/gateways.ts'
import { paymentMethodsQuery } from '../settings/payment-methods.ts'
import { areTests } from '../settings/ways-to-pay.ts'
import { transactionsQuery } from '../transactions/transactions.ts'
import { BottomBar } from './bottom-bar.tsx'
import { keepDroppedFiles } from './keep-dropped-files.ts'
import { keepFocus } from './keep-focus.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { Rail } from './rail.tsx'
import { ignoreRepeatedClicks } from './repeated-clicks.ts'

const ShortcutList = lazyPart(() => import('../keyboard/shortcut-list.tsx'), 'ShortcutList')

/** The frame of all guarded screens: the search in the bar at the top, the navigation beside or below them. */
export function MerchantArea() {
  usePrefetchedData()
  useLiveData()
  useEffect(ignoreRepeatedClicks, [])
  useEffect(keepFocus, [])
  useEffect(keepDroppedFiles, [])
  useEffect(markTyping, [])
  useInsertionEffect(applyStyles, [])

  return (
    // The CSP allows no style elements created at runtime.
    <CSPProvider disableStyleElements>
      <TopBarPortal>
        <SearchField />
      </TopBarPortal>
      <Rail />
      <div className="merchant ps-[calc(var(--rail)+var(--space))] pe-(--space) pt-5 pb-12 text-sm/body [--space:max(var(--gap),(100%-var(--rail)-105rem)/2)] has-data-covers-end:pb-28 max-sm:in-data-side:invisible xl:in-data-side:me-(--side) print:p-0">
        <TestModeStrip />
        <OfflineBanner />
        <ScreenBoundary>
          <Suspense fallback={<Skeleton rows={8} />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </div>
      <BottomBar />
      <Keyboard />
    </CSPProvider>
  )
}

/** Its sheet has no effect outside. Before the screens in it measure anything. */
function applyStyles() {
  const { dataset } = document.documentElement
  dataset.area = ''
  return () => {
    delete dataset.area
  }
}

/** For the styles of what would cover the field that is filled in. */
function markTyping() {
  const root = document.documentElement
  const mark = ({ type, target }: FocusEvent) =>
    root.toggleAttribute(
      'data-typing',
      type === 'focusin' && target instanceof Element && target.matches('input, select, textarea'),
    )
  addEventListener('focusin', mark)
  addEventListener('focusout', mark)
  return () => {
    removeEventListener('focusin', mark)
    removeEventListener('focusout', mark)
    root.removeAttribute('data-typing')
  }
}

/**
 * Loads the data of all screens once per session, while the first screen is rendered. Failures are shown by the
 * screen that needs the data, and for transactions by a toast too.
 */
function usePrefetchedData() {
  usePrefetchQuery(statsQuery)
  usePrefetchInfiniteQuery(transactionsQuery())
  usePrefetchQuery(paymentLinksQuery)
  usePrefetchQuery(settlementsQuery)
  usePrefetchQuery(gatewaysQuery)
  usePrefetchQuery(paymentMethodsQuery)
}

/** A failing screen leaves the frame and the navigation usable. */
function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary
      resetKey={pathname}
      onFailure={forgetFailedPages}
      failure={(retry) => (
        <UnexpectedError look="screen" home={paths.home} offersReload={isPageMissing()} onRetry={retry} />
      )}
    >
      {children}
    </Boundary>
  )
}

/** Renders into the middle of the bar at the top, which belongs to the shell of all pages. */
function TopBarPortal({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  // In the commit that adds the area, the bar may change too.
  useLayoutEffect(() => setBar(document.getElementById('bar-search')), [])
  return bar && createPortal(children, bar)
}

/** The keyboard shortcuts of the area, and what they open. */
function Keyboard() {
  useShortcuts()
  const { shown } = useSnapshot(overlay)

  useEffect(() => {
    overlay.isHosted = true
    return () => {
      Object.assign(overlay, { isHosted: false, shown: null })
    }
  }, [])

  return <Suspense fallback={<WaitsForNetwork />}>{shown === 'shortcuts' && <ShortcutList />}</Suspense>
}

const WaitsForNetwork = () =>
  useOffline() && (
    <p role="status" className="part-failure">
      You are offline. This will open when you are back online.
    </p>
  )

/** Above every screen while payments are tests. An admin, who takes no payments, sees the modes with the gateways. */
function TestModeStrip() {
  const { user } = useSnapshot(session)
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const showsMerchant = useShowsMerchant()
  const testing = gateways.filter(({ enabled, mode }) => enabled && mode === 'test')
  if (showsMerchant || testing.length === 0) return null
  return (
    <p className="line-b -mx-(--space) -mt-5 mb-4 flex items-center gap-2 border-warning bg-warning-soft px-(--space) py-1.75 text-warning">
      <FlaskConical aria-hidden size={16} className="flex-none" />
      <span>
        <strong>Test mode. </strong>
        <span>
          {areTests(gateways)
            ? 'No money moves.'
            : `No money moves through ${listed(testing.map(({ name }) => name))}.`}
        </span>
      </span>
      {can(user, 'updateGateway') && (
        <Link className="flex-none underline underline-offset-[0.2em]" to={paths.gateways}>
          Go live
        </Link>
      )}
    </p>
  )
}
