import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Button } from '../../ui/button.tsx'

/** A screen that breaks leaves the frame around it standing, and the way to the other screens. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary resetKey={pathname} failure={(retry) => <Broken onRetry={retry} />}>
      {children}
    </Boundary>
  )
}

const Broken = ({ onRetry }: { onRetry: () => void }) => (
  <div className="nothing" role="alert">
    <h1>Oops! Something went wrong</h1>
    <p>We're sorry, but something unexpected happened. Please try again.</p>
    <div className="dialog-actions">
      <Button onClick={onRetry}>Try Again</Button>
      <a className="button" data-variant="secondary" href={paths.home}>
        Go Home
      </a>
    </div>
    <p>If this problem persists, please contact our support team.</p>
  </div>
)
