/**
 * A ref for an element that is removed while it may have the focus (the buttons of a row, its Undo): the focus moves
 * to the `data-focus-target` that replaces it, else to that of the next row, else to the list.
 */
export function moveFocusOnRemoval(leaving: HTMLElement | null) {
  const row = leaving?.closest('tr')
  return () => {
    if (!row || !leaving?.contains(document.activeElement)) return
    const candidates = [
      { container: row, selector: '[data-focus-target]' },
      // There, the last one: not the Retry of another link.
      { container: row.nextElementSibling, selector: ':scope > :last-child [data-focus-target]' },
      { container: row.previousElementSibling, selector: ':scope > :last-child [data-focus-target]' },
    ]
    const list = row.closest('table')
    // Once the replacement is in the document.
    queueMicrotask(() => {
      const targets = candidates.map(
        ({ container, selector }) =>
          container?.isConnected &&
          [...container.querySelectorAll(selector)].find((element) => element.checkVisibility()),
      )
      const target = targets.find((element) => element instanceof HTMLElement) ?? list
      if (target instanceof HTMLElement && target.isConnected)
        target.focus({ preventScroll: target === list })
    })
  }
}
