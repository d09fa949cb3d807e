import { useState } from 'react'

/** The id of the control to focus in the panel that opens next: its panel closed when the control was used. */
let awaitedId = ''

/**
 * For a dialog's `finalFocus`: the opener, if it is still there. Otherwise Base UI would use the element that was focused
 * before it, such as the search field; without a target, `keepFocus` finds the nearest place.
 * @param id of the control to prefer, for a dialog that an address opens too
 */
export function useReturnFocus(id = '') {
  const [opener] = useState(() => document.activeElement)
  return () => document.getElementById(id) ?? (isPresent(opener) && opener)
}

/** Whether the focus can return to it. */
export const isPresent = (opener: Element | null): opener is HTMLElement =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected

/** Lets the next panel return the focus to the control of this id. */
export function awaitOpener(id: string) {
  awaitedId = id
}

export function awaitedOpener(): HTMLElement | null {
  const opener = document.getElementById(awaitedId)
  awaitedId = ''
  return opener
}
