import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../ui/button.tsx'

type PartFailureProps = {
  failures: number
  isBusy: boolean
  onRetry: () => void
  onClose: (() => void) | undefined
  /** Called when the user has moved on, so that opening the part again loads it again. */
  onGone: () => void
}

/** Says that a part of the page could not be loaded. The rest of the page keeps working. */
export function PartFailure({ failures, isBusy, onRetry, onClose, onGone }: PartFailureProps) {
  const panel = useRef<HTMLDivElement>(null)

  // The focus would have moved into the part; it returns to what opened it.
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector('button')?.focus()
    return () => {
      // Elsewhere if the user has gone on meanwhile.
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  useEffect(() => onGone, [onGone])

  return createPortal(
    // A popup with a missing part would close when it loses the focus, and this panel with it, before the click.
    <div
      ref={panel}
      className="lined fixed inset-x-4 bottom-4 z-60 mx-auto grid max-w-104 gap-3 rounded-md border-line-strong bg-surface p-4 text-sm/body shadow-raised"
      role="alert"
      onMouseDown={(event) => event.preventDefault()}
    >
      <p>
        {failures > 1
          ? `Still not loaded after ${failures} attempts. If a new version is out, reload the page.`
          : 'This part of the page could not be loaded.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={isBusy} onClick={onRetry}>
          Try again
        </Button>
        {failures > 1 && (
          <Button size="sm" variant="secondary" onClick={() => location.reload()}>
            Reload page
          </Button>
        )}
        {onClose && (
          <Button size="sm" variant="secondary" onClick={() => onClose()}>
            Close
          </Button>
        )}
      </div>
    </div>,
    document.body,
  )
}
