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

let opener: Element | null = null

/** @param from what gets the focus back */
export function openOverlay(name: OverlayName, from = document.activeElement) {
  // One that follows another gives the focus back to where the first one was opened.
  opener ??= from
  Object.assign(overlay, { shown: name, query: '' })
}

/** @param andThen is done with the focus back where it was: what it opens finds the way back there too */
export function closeOverlay(andThen?: () => void) {
  overlay.shown = null
  requestAnimationFrame(() => {
    // Opened again within the frame, it has the focus: that goes back when it closes.
    if (overlay.shown === null) {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      opener = null
    }
    andThen?.()
  })
}

/** Opens unless something is open already that wants an answer first. */
export function toggleOverlay(name: OverlayName) {
  if (overlay.shown === name) closeOverlay()
  else if (overlay.shown !== null || !isAsked()) openOverlay(name)
}

/** Whether a dialog stands before everything else. A panel beside the list does not. */
export const isAsked = () => document.querySelector('.backdrop, dialog[open]') !== null
