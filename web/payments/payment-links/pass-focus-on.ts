/**
 * A ref for what gives way while it may have the focus (the buttons of a row, its Undo): the focus goes on to the
 * `data-home` that stands in its place, else to that of the next row, else to the list.
 */
export function handOnFocus(parting: HTMLElement | null) {
  const row = parting?.closest('tr')
  return () => {
    if (!row || !parting?.contains(document.activeElement)) return
    const heirs = [
      { place: row, home: '[data-home]' },
      // There, the last one: not the Retry of another link.
      { place: row.nextElementSibling, home: ':scope > :last-child [data-home]' },
      { place: row.previousElementSibling, home: ':scope > :last-child [data-home]' },
    ]
    const list = row.closest('table')
    // Once what comes instead is in the document.
    queueMicrotask(() => {
      const homes = heirs.map(({ place, home }) => place?.isConnected && place.querySelector(home))
      const heir = homes.find((home) => home instanceof HTMLElement) ?? list
      if (heir instanceof HTMLElement && heir.isConnected) heir.focus({ preventScroll: heir === list })
    })
  }
}
