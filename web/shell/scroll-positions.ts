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
