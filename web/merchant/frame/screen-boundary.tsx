import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { justRefunded } from '../../api/just-refunded.ts'
import { forgetFailedPages } from '../../loading/lazy-page.tsx'
import { paths } from '../../paths.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { UnexpectedError } from '../../ui/unexpected-error.tsx'

/** A failing screen leaves the frame and the navigation usable. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary
      resetKey={pathname}
      onFailure={forgetFailedPages}
      failure={(retry) => (
        <UnexpectedError look="screen" home={paths.home} done={justRefunded()} onRetry={retry} />
      )}
    >
      {children}
    </Boundary>
  )
}
