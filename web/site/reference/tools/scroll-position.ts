/** Highlights the current section in the table of contents. Returns a function that stops it. */
export function followReading(): () => void {
  const links = new Map(
    Array.from(document.querySelectorAll<HTMLAnchorElement>('#contents li > a'), (link) => [
      link.hash.slice(1),
      link,
    ]),
  )
  const observer = new IntersectionObserver(
    (entries) => {
      // A slow machine reports several sections at once, in the order in which they were reached.
      const arrived = entries.findLast(({ isIntersecting }) => isIntersecting)
      const link = arrived && links.get(arrived.target.id)
      if (!link) return
      for (const other of links.values()) other.removeAttribute('aria-current')
      link.setAttribute('aria-current', 'location')
      keepInView(link)
    },
    // The current section is the one that crosses a line a quarter down the window.
    { rootMargin: '-25% 0px -75% 0px' },
  )
  for (const id of links.keys()) {
    const section = document.getElementById(id)
    if (section) observer.observe(section)
  }
  return () => observer.disconnect()
}

/** Scrolls only the list: `scrollIntoView` would scroll the page too. */
function keepInView(link: HTMLElement) {
  const list = link.closest<HTMLElement>('#contents')
  if (!list || list.scrollHeight <= list.clientHeight) return
  const { top, bottom } = link.getBoundingClientRect()
  const bounds = list.getBoundingClientRect()
  if (top < bounds.top + 96) list.scrollTop += top - bounds.top - 96
  else if (bottom > bounds.bottom - 48) list.scrollTop += bottom - bounds.bottom + 48
}

/**
 * Sections are as high as estimated until they are near, so that the browser stops at another one when a link is followed:
 * goes on to the linked section as those above it are laid out, until the reader moves. Returns a function that stops it.
 */
export function reachSections(): () => void {
  const stop = new AbortController()
  let linked: Element | null = null
  const on = (types: string[], listener: () => void) => {
    for (const type of types) addEventListener(type, listener, stop)
  }
  on(['hashchange'], () => {
    linked = document.getElementById(location.hash.slice(1))
  })
  on(['hashchange', 'contentvisibilityautostatechange'], () => linked?.scrollIntoView())
  on(['wheel', 'touchmove', 'pointerdown', 'keydown'], () => {
    linked = null
  })
  return () => stop.abort()
}
