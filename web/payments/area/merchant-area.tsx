import './merchant.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Skeleton } from '../screen/query-states.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Keyboard } from './overlays.tsx'
import { usePrefetchedData } from './prefetched-data.ts'
import { Rail } from './rail.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { Topbar } from './topbar.tsx'

/** The frame of all guarded screens: navigation on the left, search and account at the top. */
export function MerchantArea() {
  usePrefetchedData()

  return (
    // The CSP allows no style elements created at runtime.
    <CSPProvider disableStyleElements>
      <div className="merchant">
        <Rail />
        <div>
          <Topbar />
          <OfflineBanner />
          <ScreenBoundary>
            <Suspense fallback={<Skeleton rows={8} />}>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </div>
      </div>
      <Keyboard />
    </CSPProvider>
  )
}
