import type { ComponentProps } from 'react'
import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import { useOffline } from './use-offline.ts'

export const HELD_OFFLINE = 'You are offline. Available when you are back online.'

/**
 * A button that sends something once, even on a double click. While offline it stays focusable, ignores
 * clicks and shows the reason.
 */
export function SendButton({ onClick, ...props }: ComponentProps<typeof Button>) {
  const offline = useOffline()
  const id = useId()
  return (
    <>
      <Button
        {...props}
        onClick={(event) => (offline || event.detail > 1 ? event.preventDefault() : onClick?.(event))}
        {...(offline && { 'aria-disabled': true, 'aria-describedby': id })}
      />
      {offline && (
        <p id={id} data-held className="held text-muted text-xs/body">
          {HELD_OFFLINE}
        </p>
      )}
    </>
  )
}
