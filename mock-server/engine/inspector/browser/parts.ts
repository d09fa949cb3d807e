import { istTimeAndDay } from '../ist-text.ts'

const TICK_MS = 1000

const shown = new Map<string, string>()
let latest: Record<string, string> = {}
let arrivedAt = 0

/** Replaces pieces of HTML, each in the element with its id. */
export function showParts(parts: Record<string, string>): void {
  latest = parts
  arrivedAt = performance.now()
  showLatest()
}

function showLatest(): void {
  for (const [id, html] of Object.entries(latest)) {
    const element = document.getElementById(id)
    if (!element || shown.get(id) === html || isBeingChosen(element)) continue
    shown.set(id, html)
    replaceContent(element, html)
  }
}

// A list in use is not replaced until the user leaves it.
const isBeingChosen = (element: HTMLElement) =>
  element instanceof HTMLSelectElement && element === document.activeElement

/** When a focused button is removed, the focus moves to its list. */
function replaceContent(element: HTMLElement, html: string): void {
  const focused = document.activeElement
  const call = focused instanceof HTMLElement && element.contains(focused) ? focused.dataset.call : undefined
  element.innerHTML = html
  if (call === undefined) return
  const same = element.querySelector<HTMLElement>(`[data-call="${CSS.escape(call)}"]`)
  const next = same ?? element
  next.focus()
}

document.addEventListener('focusout', () => setTimeout(showLatest))

setInterval(() => {
  const clock = document.querySelector<HTMLElement>('[data-is-running]')
  if (clock) clock.textContent = istTimeAndDay(Number(clock.dataset.now) + performance.now() - arrivedAt)
}, TICK_MS)
