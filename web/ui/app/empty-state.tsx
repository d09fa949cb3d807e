import type { ReactNode } from 'react'
import type { Elements } from '../elements.ts'
import { Kolam } from '../kolam/kolam.tsx'

type EmptyStateProps = {
  title: string
  /** Of something that failed: without the picture. */
  isFailure?: boolean
  role?: 'alert'
  action?: Elements
  children: ReactNode
}

/** In place of missing rows: why, and the next action. */
export const EmptyState = ({ title, isFailure = false, role, action, children }: EmptyStateProps) => (
  <div role={role} className="grid justify-items-center gap-2 px-6 py-10 text-center">
    {!isFailure && (
      <span className="w-24 text-line-strong">
        <Kolam name="list" />
      </span>
    )}
    <h2 className="text-lg/body">{title}</h2>
    <p className="max-w-[46ch] text-balance text-muted">{children}</p>
    {action && <div className="mt-2">{action}</div>}
  </div>
)
