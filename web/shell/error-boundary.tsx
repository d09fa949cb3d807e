import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetFailedPages, isPageMissing } from '../loading/lazy-page.tsx'
import { paths } from '../paths.ts'
import { Boundary } from '../ui/boundary.tsx'
import { UnexpectedError } from '../ui/unexpected-error.tsx'

/** Catches errors of a page. Resets on navigation and on 'Try Again'. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return (
    <Boundary
      resetKey={key}
      onFailure={forgetFailedPages}
      failure={(retry) => (
        <UnexpectedError look="page" home={paths.home} offersReload={isPageMissing()} onRetry={retry} />
      )}
    >
      {children}
    </Boundary>
  )
}
