/** Marks the part of the reference that is being read in its list of contents. Returns the way to stop. */
export function followReading(): () => void {
  const links = new Map(
    Array.from(document.querySelectorAll<HTMLAnchorElement>('.reference-nav li > a'), (link) => [
      link.hash.slice(1),
      link,
    ]),
  )
  const observer = new IntersectionObserver(
    (entries) => {
      const arrived = entries.find(({ isIntersecting }) => isIntersecting)
      const link = arrived && links.get(arrived.target.id)
      if (!link) return
      for (const other of links.values()) other.removeAttribute('aria-current')
      link.setAttribute('aria-current', 'location')
      keepInView(link)
    },
    // A line a quarter down the window: what crosses it is what is being read.
    { rootMargin: '-25% 0px -75% 0px' },
  )
  for (const id of links.keys()) {
    const section = document.getElementById(id)
    if (section) observer.observe(section)
  }
  return () => observer.disconnect()
}

/** Scrolls the list alone: `scrollIntoView` would move the page that is being read. */
function keepInView(link: HTMLElement) {
  const list = link.closest<HTMLElement>('.reference-nav')
  if (!list || list.scrollHeight <= list.clientHeight) return
  const { top, bottom } = link.getBoundingClientRect()
  const bounds = list.getBoundingClientRect()
  if (top < bounds.top + 96) list.scrollTop += top - bounds.top - 96
  else if (bottom > bounds.bottom - 48) list.scrollTop += bottom - bounds.bottom + 48
}
