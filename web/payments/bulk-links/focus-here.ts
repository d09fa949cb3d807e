/** A ref for what takes the place of the button that was just pressed: the focus goes on to it. */
export const focusHere = (element: HTMLElement | null) => element?.focus()
