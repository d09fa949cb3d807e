import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { queryClient } from '../api/query-client.ts'
import { lazyPart } from '../loading/lazy-part.ts'
import { homeOf, paths } from '../paths.ts'
import type { User } from '../session/session.ts'
import { session } from '../session/session.ts'
import { PageLoading } from '../ui/page-loading.tsx'
import { originState } from './destination.ts'
import { useEndingSoon } from './ending-soon.ts'

const StaySignedIn = lazyPart(() => import('./stay-signed-in.tsx').then((m) => m.StaySignedIn))

/** The way into guarded pages. With `role`, only for that role. */
export function RequireAuth({ role }: { role?: User['role'] }) {
  const { id, isLoading, isAuthenticated, user, expiresAt, end } = useSnapshot(session)
  const endingSoon = useEndingSoon(expiresAt)
  const location = useLocation()
  const wasInside = useRef(false)

  if (isLoading && !user) return <PageLoading />
  if (!isAuthenticated || !user) {
    // Who just left goes home; who never was inside, or was put out, may come back to this page.
    if (wasInside.current && end === 'signedOut') return <Navigate to={paths.home} replace />
    return <Navigate to={paths.login} state={originState(location)} replace />
  }
  if (role && user.role !== role) return <Navigate to={homeOf(user)} replace />

  wasInside.current = true
  return (
    // Another session, another area: nothing of the former one's screens or data stays mounted.
    <QueryClientProvider key={id} client={queryClient()}>
      <Outlet />
      <Suspense>{endingSoon && <StaySignedIn />}</Suspense>
    </QueryClientProvider>
  )
}
