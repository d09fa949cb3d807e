const positions = new Map<string, number>()

export const savedScrollPosition = (key: string) => positions.get(key) ?? 0

/** Remembers how far the history entry `key` is scrolled, until the returned function is called. */
export function keepScrollPositions(key: string) {
  const save = () => positions.set(key, scrollY)
  // Within the application we restore by hand; leaving it, the browser does.
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
 * Scrolls to `top`, and again as the page grows until it is long enough: a list may be drawn, or come, after its page.
 * Whoever moves meanwhile has gone on, and the returned function ends it as well.
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
