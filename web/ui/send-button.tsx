import type { ComponentProps, MouseEvent } from 'react'
import { useId } from 'react'
import { Button } from './button.tsx'
import { useOffline } from './use-offline.ts'

export const HELD_OFFLINE = 'You are offline. This waits for the network.'

/** A button that sends something. Without a network it stays in reach of the keyboard, answers no click and says why. */
export function SendButton(props: ComponentProps<typeof Button>) {
  const offline = useOffline()
  const id = useId()
  return (
    <>
      <Button {...props} {...(offline && { 'aria-disabled': true, 'aria-describedby': id, onClick: hold })} />
      {offline && (
        <small id={id} className="held">
          {HELD_OFFLINE}
        </small>
      )}
    </>
  )
}

const hold = (event: MouseEvent) => event.preventDefault()
