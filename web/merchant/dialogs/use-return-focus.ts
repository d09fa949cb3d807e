import { useState } from 'react'

/**
 * For a dialog's `finalFocus`: the opener, if it is still there. Otherwise Base UI would take whatever was focused
 * before it, such as the search field; without a target, `keepFocus` finds the nearest place.
 */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  return () => isPresent(opener)
}

/** Whether the focus can return to it. */
export const isPresent = (opener: Element | null): opener is Element =>
  opener !== null && opener !== document.body && opener.isConnected
