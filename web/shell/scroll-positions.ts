const positions = new Map<string, number>()

export const savedScrollPosition = (key: string) => positions.get(key) ?? 0

/** Saves the scroll position of the history entry `key` until the returned function is called. */
export function keepScrollPositions(key: string) {
  const save = () => positions.set(key, scrollY)
  // Restored by this code within the application, by the browser after leaving it.
  const handBack = () => {
    history.scrollRestoration = 'auto'
  }
  history.scrollRestoration = 'manual'
  addEventListener('scroll', save, { passive: true })
  // `scroll` fires on the next frame; a click or popstate may come first.
  addEventListener('click', save, { capture: true })
  addEventListener('popstate', save)
  addEventListener('pagehide', handBack)
  return () => {
    removeEventListener('scroll', save)
    removeEventListener('click', save, { capture: true })
    removeEventListener('popstate', save)
    removeEventListener('pagehide', handBack)
  }
}

/**
 * Scrolls to `top`, repeatedly until the page is long enough, since a list may load later.
 * Stops when the user scrolls, or when the returned function is called.
 */
export function restoreScrollPosition(top: number) {
  const observer = new ResizeObserver(restore)
  const intents = ['wheel', 'touchmove', 'pointerdown', 'keydown']
  restore()
  if (scrollY >= Math.floor(top)) return stop
  observer.observe(document.body)
  for (const type of intents) addEventListener(type, stop, { passive: true })
  return stop

  function restore() {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= Math.floor(top)) stop()
  }

  function stop() {
    observer.disconnect()
    for (const type of intents) removeEventListener(type, stop)
  }
}
