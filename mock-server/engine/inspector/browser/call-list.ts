import { send } from './control-call.ts'
import { announceError, byId } from './elements.ts'
import { showTimes } from './local-time.ts'

/** The capacity of the journal. */
const MAX_ROWS = 500

const list = byId('calls')
const detail = byId('detail')
const filter = byId('filter')
const hint = detail.innerHTML

/** Prepends new rows; with `isWhole` they replace all others, including the selected call. */
export function showCalls(rows: string, { isWhole }: { isWhole: boolean }): void {
  if (isWhole) {
    list.replaceChildren()
    detail.innerHTML = hint
  }
  list.insertAdjacentHTML('afterbegin', rows)
  showTimes(list)
  while (list.children.length > MAX_ROWS) list.lastElementChild?.remove()
  applyFilter()
}

/** Hides calls that do not contain every word of the filter, and shows a note if none is left. */
function applyFilter(): void {
  const text = filter instanceof HTMLInputElement ? filter.value.trim() : ''
  const words = text.toLowerCase().split(/\s+/)
  for (const item of items()) {
    const content = item.textContent?.toLowerCase() ?? ''
    item.hidden = !words.every((word) => content.includes(word))
  }
  const visibleCalls = shownCalls()
  const hasCalls = list.children.length > 0
  byId('empty').hidden = hasCalls
  byId('no-match').hidden = !hasCalls || visibleCalls.length > 0
  byId('no-match').textContent = `No call matches “${text}”.`
  // One row must be reachable with the Tab key.
  const [first] = visibleCalls
  if (first && !visibleCalls.some((call) => call.tabIndex === 0)) first.tabIndex = 0
}

export async function select(call: HTMLElement): Promise<void> {
  for (const item of list.querySelectorAll<HTMLElement>('.call')) {
    item.tabIndex = item === call ? 0 : -1
    item.setAttribute('aria-current', String(item === call))
  }
  try {
    detail.innerHTML = await send('GET', `/inspector/calls/${call.dataset.seq}`)
    showTimes(detail)
    if (matchMedia('(max-width: 47.99rem)').matches) detail.scrollIntoView()
    else detail.scrollTop = 0
  } catch (error) {
    announceError(error)
  }
}

/** Selects the call that is this many rows below the selected one, or above it. @returns whether there is one */
export function selectBeside(step: number): boolean {
  const visibleCalls = shownCalls()
  const selected = visibleCalls.findIndex((call) => call.getAttribute('aria-current') === 'true')
  const next = visibleCalls[Math.min(visibleCalls.length - 1, Math.max(0, selected + step))]
  next?.focus()
  if (next) void select(next)
  return next !== undefined
}

export const focusFilter = () => filter.focus()

filter.addEventListener('input', applyFilter)

const items = () => [...list.querySelectorAll('li')]

const shownCalls = () => [...list.querySelectorAll<HTMLElement>('li:not([hidden]) .call')]
