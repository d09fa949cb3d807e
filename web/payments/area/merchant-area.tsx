import './merchant.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { Skeleton } from '../screen/query-states.tsx'
import { loadAll } from './load-all.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { Keyboard } from './overlays.tsx'
import { Rail } from './rail.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { Topbar } from './topbar.tsx'

/** The frame of all guarded screens: navigation on the left, search and account at the top. */
export function MerchantArea() {
  const client = useQueryClient()
  useEffect(() => {
    void loadAll(client)
  }, [client])

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
