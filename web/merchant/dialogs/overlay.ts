import { proxy } from 'valtio/vanilla'

export type OverlayName = 'search' | 'shortcuts'

/** The one overlay above the current screen, or none. */
export const overlay = proxy({
  shown: null as OverlayName | null,
  /** Whether this page has overlays: the account menu exists on public pages too. */
  isHosted: false,
})

let returnTo: Element | null = null

/** @param from the element to return the focus to */
export function openOverlay(name: OverlayName, from = document.activeElement) {
  // An overlay that replaces another returns the focus to where the first one was opened.
  returnTo ??= from
  overlay.shown = name
}

/** For an overlay that the user left for something else: the focus stays there. */
export function leaveOverlay(name: OverlayName) {
  if (overlay.shown !== name) return
  overlay.shown = null
  returnTo = null
}

/** @param andThen runs with the focus restored, so that what it opens can return it there too */
export function closeOverlay(andThen?: () => void) {
  overlay.shown = null
  requestAnimationFrame(() => {
    giveFocus(returnTo)
    // Opened again within the frame, it still has to return the focus.
    if (overlay.shown === null) returnTo = null
    andThen?.()
  })
}

/** Moves the focus for the user: immediately, or when an open overlay closes. */
export function giveFocus(to: Element | null) {
  if (overlay.shown !== null) returnTo = to
  else if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true })
}

/** Opens unless a modal dialog is open. */
export function toggleOverlay(name: OverlayName) {
  if (overlay.shown === name) closeOverlay()
  else if (overlay.shown !== null || !hasModal()) openOverlay(name)
}

/** Whether a modal dialog is open. A panel next to the list is not modal. */
export const hasModal = () => document.querySelector('[data-backdrop], dialog[open]') !== null
