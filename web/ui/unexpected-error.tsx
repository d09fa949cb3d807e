import { useState } from 'react'
import { Button, buttonLook } from './button.tsx'

const looks = {
  page: {
    root: 'wrap grid max-w-prose justify-items-start gap-4 py-24',
    title: 'text-3xl',
    text: 'text-lg text-muted',
    actions: 'flex flex-wrap gap-3 py-2',
    help: 'text-sm text-muted',
  },
  screen: {
    root: 'grid justify-items-center gap-2 px-6 py-10 text-center',
    title: 'text-2xl/[1.3]',
    text: 'max-w-[46ch] text-balance text-muted',
    actions: 'flex flex-wrap gap-2 pt-4',
    help: 'max-w-[46ch] text-balance text-muted',
  },
} as const satisfies Record<string, Partial<Record<'root' | 'title' | 'text' | 'actions' | 'help', string>>>

type UnexpectedErrorProps = {
  look: keyof typeof looks
  home: string
  /** Whether a file of the application is missing: since a deployment, the page may name another one. */
  offersReload: boolean
  onRetry: () => void
}

/** Describes a recent change that the user might think was lost; set by code that moves money. */
export const lastChange: { describe?: () => { title: string; text: string; retry: string } | undefined } = {}

/** Replaces what failed: a whole page, or a screen within its layout. */
export function UnexpectedError({ look, home, offersReload, onRetry }: UnexpectedErrorProps) {
  const classes: Partial<Record<'root' | 'title' | 'text' | 'actions' | 'help', string>> = looks[look]
  const change = lastChange.describe?.()
  // Read once: a retry clears the list of missing pages.
  const [canReload] = useState(offersReload)
  return (
    <div className={classes.root} role="alert">
      <h1 className={classes.title}>{change?.title ?? 'Oops! Something went wrong'}</h1>
      <p className={classes.text}>
        {change?.text ?? "We're sorry, but something unexpected happened. Please try again."}
      </p>
      <div className={classes.actions}>
        <Button onClick={onRetry}>{change?.retry ?? 'Try Again'}</Button>
        {canReload && (
          <Button variant="secondary" onClick={() => location.reload()}>
            Reload page
          </Button>
        )}
        {/* A plain link reloads the page instead of relying on the failed application. */}
        <a className={buttonLook({ variant: 'secondary' })} href={home}>
          Go Home
        </a>
      </div>
      <p className={classes.help}>If this problem persists, please contact our support team.</p>
    </div>
  )
}
