import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient } from '../api/query-client.ts'
import { openSession } from '../session/session-opened.ts'
import { mountToaster } from '../ui/toasts/toaster.tsx'
import { startSession } from './start-session.ts'

// The results of these calls go into the session, not into a cache.
const signInClient = createQueryClient()

/** The wrapper of all pages that use a session: sign-in and related pages, and the merchant area. */
export function SessionArea() {
  useEffect(() => {
    mountToaster()
    startSession()
    openSession()
  }, [])
  return (
    <QueryClientProvider client={signInClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
