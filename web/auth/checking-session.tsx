import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { PageLoading } from '../ui/page-loading.tsx'
import { originState } from './destination.ts'

const LATE_AFTER_MS = 5000

/** Shown while the server checks the session, and says so if the check fails or takes long. */
export function CheckingSession({ hasFailed }: { hasFailed: boolean }) {
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
        <h1 className="text-2xl">Your sign-in could not be checked yet</h1>
        <p className="mt-1 text-muted">
          The server does not respond as it should. This page opens as soon as it does.
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
