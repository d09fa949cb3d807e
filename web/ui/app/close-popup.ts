import type { RefObject } from 'react'

/**
 * For the `onOpenChange` of a popup that its button opens and closes. The button's own click closes it; if it were
 * closed here already, that click would open it again.
 */
export const closePopup =
  (button: RefObject<Element | null>, onClose: () => void) =>
  (toOpen: boolean, { event }: { event: Event }) => {
    const isOnButton = event.target instanceof Node && button.current?.contains(event.target)
    if (!toOpen && !(isOnButton && event.type !== 'keydown')) onClose()
  }
