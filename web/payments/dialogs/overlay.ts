import { proxy } from 'valtio/vanilla'

export type OverlayName = 'palette' | 'shortcuts'

/** The one thing that lies over whatever screen there is, or nothing. */
export const overlay = proxy({
  shown: null as OverlayName | null,
  /** What is asked of the palette. Here, so that nothing is lost that is typed before the palette has come. */
  query: '',
  /** Whether this page has a place for it: the account menu is on public pages too. */
  isHosted: false,
})

let home: Element | null = null

/** @param from what gets the focus back */
export function openOverlay(name: OverlayName, from = document.activeElement) {
  // One that follows another gives the focus back to where the first one was opened.
  home ??= from
  Object.assign(overlay, { shown: name, query: '' })
}

/** @param andThen is done with the focus back where it was: what it opens finds the way back there too */
export function closeOverlay(andThen?: () => void) {
  overlay.shown = null
  requestAnimationFrame(() => {
    giveFocus(home)
    // Opened again within the frame, it still has to give the focus back.
    if (overlay.shown === null) home = null
    andThen?.()
  })
}

/** Moves the focus for the user: at once, or, where it would leave an open overlay, when that closes. */
export function giveFocus(to: Element | null) {
  if (overlay.shown !== null) home = to
  else if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true })
}

/** Opens unless something is open already that wants an answer first. */
export function toggleOverlay(name: OverlayName) {
  if (overlay.shown === name) closeOverlay()
  else if (overlay.shown !== null || !hasModal()) openOverlay(name)
}

/** Whether a dialog stands before everything else. A panel beside the list does not. */
export const hasModal = () => document.querySelector('.backdrop, dialog[open]') !== null
