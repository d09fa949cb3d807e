import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Boundary } from '../ui/boundary.tsx'
import { Button } from '../ui/button.tsx'

/** Catches what a page throws. Another page, or 'Try Again', gets a fresh start. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return (
    <Boundary resetKey={key} failure={(retry) => <Failure onRetry={retry} />}>
      {children}
    </Boundary>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="wrap grid max-w-prose justify-items-start gap-4 py-24" role="alert">
      <h1 className="text-3xl">Oops! Something went wrong</h1>
      <p className="text-lg text-muted">We're sorry, but something unexpected happened. Please try again.</p>
      <p className="flex flex-wrap gap-3 py-2">
        <Button onClick={onRetry}>Try Again</Button>
        {/* A plain link loads the page anew: the application that failed is not asked to route. */}
        <a className="button" data-variant="secondary" href={paths.home}>
          Go Home
        </a>
      </p>
      <p className="text-sm text-muted">If this problem persists, please contact our support team.</p>
    </div>
  )
}
