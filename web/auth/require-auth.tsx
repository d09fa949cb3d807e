import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { queryClient } from '../api/query-client.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import { OfflinePage } from '../loading/offline-page.tsx'
import { useOffline } from '../loading/use-offline.ts'
import { homeOf, paths } from '../paths.ts'
import type { User } from '../session/session.ts'
import { session, sessionExpired } from '../session/session.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { PageLoading } from '../ui/page-loading.tsx'
import { originState } from './destination.ts'

const StaySignedIn = lazyPart(() => import('./stay-signed-in.tsx'), 'StaySignedIn')

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

const LATE_AFTER_MS = 5000

/** Shown while the server checks the session, and says so if the check fails or takes long. */
function CheckingSession({ hasFailed }: { hasFailed: boolean }) {
  const [isLate, setIsLate] = useState(false)
  const location = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!hasFailed && !isLate) return <PageLoading />
  return (
    <div className="wrap grid min-h-[60vh] place-items-center" role="status">
      <div className="max-w-prose text-center">
        <h1 className="text-2xl">We could not verify your sign-in yet</h1>
        <p className="mt-1 text-muted">
          The server is not responding properly. This page will open as soon as it is.
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>Try again</Button>
          <LinkButton variant="secondary" to={paths.login} state={originState(location)}>
            Sign in again
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

const PROMPT_BEFORE_END_MS = 5 * 60 * 1000
/** Longer waits overflow the browser's timers and would end at once. */
const MAX_TIMER_MS = 24 * 60 * 60 * 1000

/** True in the last five minutes of a session. When they have passed, the session ends. */
function useEndingSoon(expiresAt: string | null): boolean {
  const [endingSoon, setEndingSoon] = useState(false)

  useEffect(() => {
    if (expiresAt === null) return
    let timer: ReturnType<typeof setTimeout>
    let wasEndingSoon = false

    function look() {
      const remainingMs = Date.parse(expiresAt ?? '') - Date.now()
      const soon = remainingMs > 0 && remainingMs <= PROMPT_BEFORE_END_MS
      // An expiry that was in the past from the start indicates a wrong clock: then the server decides, by its 401.
      if (wasEndingSoon && remainingMs <= 0) void sessionExpired()
      wasEndingSoon = soon
      setEndingSoon(soon)
      clearTimeout(timer)
      const next = soon ? remainingMs : remainingMs - PROMPT_BEFORE_END_MS
      if (next > 0) timer = setTimeout(look, Math.min(next, MAX_TIMER_MS))
    }

    look()
    // Timers pause while the computer sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [expiresAt])

  return endingSoon
}
