import './merchant.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useLiveData } from '../live/tabs.ts'
import { Skeleton } from '../screen/query-states.tsx'
import { SearchField } from '../search/search-field.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { keepFocus } from './keep-focus.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { Keyboard } from './overlays.tsx'
import { usePrefetchedData } from './prefetched-data.ts'
import { Rail } from './rail.tsx'
import { ignoreRepeatedClicks } from './repeated-clicks.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { TopBarPortal } from './top-bar-portal.tsx'

/** The frame of all guarded screens: the search in the bar at the top, the navigation beside or below them. */
export function MerchantArea() {
  usePrefetchedData()
  useLiveData()
  useEffect(ignoreRepeatedClicks, [])
  useEffect(keepFocus, [])

  return (
    // The CSP allows no style elements created at runtime.
    <CSPProvider disableStyleElements>
      <TopBarPortal>
        <SearchField />
      </TopBarPortal>
      <Rail />
      <div className="merchant">
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
