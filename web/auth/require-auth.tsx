import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { queryClient } from '../api/query-client.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import { OfflinePage } from '../loading/offline-page.tsx'
import { useOffline } from '../loading/use-offline.ts'
import { homeOf, paths } from '../paths.ts'
import type { User } from '../session/session.ts'
import { session } from '../session/session.ts'
import { CheckingSession } from './checking-session.tsx'
import { originState } from './destination.ts'
import { useEndingSoon } from './ending-soon.ts'

const StaySignedIn = lazyPart(
  () => import('./stay-signed-in.tsx'),
  (m) => m.StaySignedIn,
)

/** The guard of signed-in pages. With `role`, only for that role. */
export function RequireAuth({ role }: { role?: User['role'] }) {
  const { id, isLoading, isAuthenticated, user, expiresAt, end, check } = useSnapshot(session)
  const isOffline = useOffline()
  const endingSoon = useEndingSoon(expiresAt)
  const location = useLocation()
  const wasInside = useRef(false)

  if (isLoading && !user)
    return isOffline ? <OfflinePage /> : <CheckingSession hasFailed={check !== null && check.failures > 0} />
  if (!isAuthenticated || !user) {
    // After signing out the user goes home; otherwise they return to this page after sign-in.
    if (wasInside.current && end === 'signedOut') return <Navigate to={paths.home} replace />
    return <Navigate to={paths.login} state={originState(location)} replace />
  }
  if (role && user.role !== role) return <Navigate to={homeOf(user)} replace />

  wasInside.current = true
  return (
    // Remounted for each session, so that no screen or data of the previous one remains.
    <QueryClientProvider key={id} client={queryClient()}>
      <Outlet />
      <Suspense>{endingSoon && <StaySignedIn />}</Suspense>
    </QueryClientProvider>
  )
}
