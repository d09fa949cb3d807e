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
  // A scroll is told of with the next frame only. Whoever leaves before it leaves by a click, or through the history.
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
