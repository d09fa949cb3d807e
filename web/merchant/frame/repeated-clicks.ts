const REPEAT_MS = 500
const REPEAT_PX = 24

/**
 * Ignores the second click of a double click if the first has put another control under the pointer, since nobody
 * chose that one. The keyboard is not affected.
 */
export function ignoreRepeatedClicks() {
  let firstClick = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, control: null as Element | null }

  function check(event: MouseEvent) {
    const { detail, timeStamp: at, clientX: x, clientY: y, target } = event
    // Without a pointer: the keyboard or a script.
    if (detail === 0 || !(target instanceof Element)) return
    const control = controlOf(target)
    const isRepeated =
      at - firstClick.at < REPEAT_MS && Math.hypot(x - firstClick.x, y - firstClick.y) < REPEAT_PX
    if (isRepeated && control !== firstClick.control) {
      event.preventDefault()
      event.stopPropagation()
    } else {
      firstClick = { at, x, y, control }
    }
  }

  // A key was pressed in between, so the next click is no half of a double click.
  function forget() {
    firstClick.at = Number.NEGATIVE_INFINITY
  }

  const ended = new AbortController()
  addEventListener('click', check, { capture: true, signal: ended.signal })
  addEventListener('keydown', forget, { capture: true, signal: ended.signal })
  return () => ended.abort()
}

/** A click on a label is followed by one on its control. */
const controlOf = (target: Element): Element =>
  target.closest('label')?.control ?? target.closest('a, button, input, select, textarea, summary') ?? target
