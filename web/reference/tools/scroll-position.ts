/** Highlights the current section in the table of contents. Returns a function that stops it. */
export function followReading(): () => void {
  const links = new Map(
    Array.from(document.querySelectorAll<HTMLAnchorElement>('.reference-nav li > a'), (link) => [
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
  const list = link.closest<HTMLElement>('.reference-nav')
  if (!list || list.scrollHeight <= list.clientHeight) return
  const { top, bottom } = link.getBoundingClientRect()
  const bounds = list.getBoundingClientRect()
  if (top < bounds.top + 96) list.scrollTop += top - bounds.top - 96
  else if (bottom > bounds.bottom - 48) list.scrollTop += bottom - bounds.bottom + 48
}

/**
 * Follows a link to a section once more after it was laid out: sections are as high as estimated until they are near,
 * so that the browser may have stopped at another one. Returns a function that stops it.
 */
export function reachSections(): () => void {
  const reach = () => {
    const target = document.getElementById(location.hash.slice(1))
    requestAnimationFrame(() => requestAnimationFrame(() => target?.scrollIntoView()))
  }
  addEventListener('hashchange', reach)
  return () => removeEventListener('hashchange', reach)
}
