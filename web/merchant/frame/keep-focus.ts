const REMEMBERED = 8

/**
 * Keeps the focus near where it was when the focused control is removed (Retry, Clear filters, Back): it would fall
 * to the body, and a keyboard would start again at the top of the page.
 */
export function keepFocus() {
  /** The last focused controls with their ancestors, newest first. */
  let history: Element[][] = []

  function remember({ target }: FocusEvent) {
    if (target instanceof Element) history = [[...ancestors(target)], ...history].slice(0, REMEMBERED)
  }

  // A dialog that closes returns the focus itself, and a new screen takes it: both come first.
  const observer = new MutationObserver(() => isLost() && requestAnimationFrame(restore))

  function restore() {
    if (!isLost()) return
    // The body has the focus since the user pressed beside everything.
    if (history[0]?.[0]?.isConnected) return
    for (const [control, ...around] of history) {
      // What opened the dialog that has gone.
      if (control instanceof HTMLElement && control.isConnected) return control.focus({ preventScroll: true })
      const target = around.find(
        (element) => element.isConnected && element.closest('main, [role$="dialog"]'),
      )
      if (target instanceof HTMLElement) return focus(target)
    }
  }

  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    removeEventListener('focusin', remember)
  }
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

function focus(target: HTMLElement) {
  // Not the first control in it: the next press of Enter should not do something else.
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function* ancestors(start: Element) {
  for (let element: Element | null = start; element; element = element.parentElement) yield element
}
