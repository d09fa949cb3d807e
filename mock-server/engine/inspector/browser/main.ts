import type { Update } from '../updates.ts'
import { focusFilter, select, selectBeside, showCalls } from './call-list.ts'
import { send, sessionKey } from './control-call.ts'
import { announce, announceError, byId } from './elements.ts'
import { showTimes, timeAndDay } from './local-time.ts'

// The page's script fetches changes and sends user actions. All HTML is rendered by the server.

const WAIT_MS = 30_000
const RETRY_MS = 2000
const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

async function follow(): Promise<void> {
  let lastSeen = { revision: '', newest: 0 }
  for (;;) {
    try {
      const query = new URLSearchParams({
        revision: lastSeen.revision,
        after: String(lastSeen.newest),
        wait: String(WAIT_MS),
      })
      const update: Update = JSON.parse(await send('GET', `/inspector/updates?${query}`))
      showParts(update.parts)
      if (update.isWhole || update.calls !== '') showCalls(update.calls, update)
      lastSeen = update
    } catch (error) {
      announceError(error)
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  if (event.target instanceof HTMLFormElement) void perform(event.target, bodyOf(event.target))
})

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.dataset.seq) void select(button)
  else if (button?.dataset.copy) void copy(button.dataset.copy)
  else if (button?.dataset.call) void perform(button, bodyIn(button.dataset.body))
})

const bodyIn = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text))

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  announce('Copied')
}

document.addEventListener('keydown', (event) => {
  const { target, key } = event
  const input = target instanceof Element ? target.closest<HTMLElement>('input, select, textarea') : null
  if (key === 'Escape') input?.blur()
  if (input || event.ctrlKey || event.metaKey || event.altKey) return
  const step = STEPS[key]
  if (key === 'c') document.querySelector<HTMLElement>('[data-copy]')?.click()
  if (key === '/') focusFilter()
  if (key === '/' || (step !== undefined && selectBeside(step))) event.preventDefault()
})

document.getElementById('keys')?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return
  location.search = target.value === '' ? '' : `?session=${encodeURIComponent(target.value)}`
})

type Value = string | number
type Body = Record<string, Value | Record<string, Value>>

/** Sends the control call that an element names in `data-call`, such as `DELETE /faults`. */
async function perform(element: HTMLElement, body?: unknown): Promise<void> {
  const [method = '', path = ''] = (element.dataset.call ?? '').split(' ')
  try {
    const text = await send(method, path, body)
    announce(outcomeOf(text))
  } catch (error) {
    announceError(error)
  }
}

function outcomeOf(text: string): string {
  const { total }: { total?: number } = text === '' ? {} : JSON.parse(text)
  if (total === undefined) return 'Done'
  return `Done. ${total === 1 ? '1 scheduled event' : `${total} scheduled events`} ran.`
}

/** The non-empty fields of a form; `latency.fixed` becomes a nested field. */
function bodyOf(form: HTMLFormElement): Body {
  const body: Body = {}
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (input.value === '') continue
    const value = input.type === 'number' ? Number(input.value) : input.value
    const [outer = '', inner] = input.name.split('.')
    body[outer] = inner === undefined ? value : { [inner]: value }
  }
  return body
}

const TICK_MS = 1000

const renderedHtml = new Map<string, string>()
let latest: Record<string, string> = {}
let arrivedAt = 0

/** Replaces pieces of HTML, each in the element with its id. */
function showParts(parts: Record<string, string>): void {
  latest = parts
  arrivedAt = performance.now()
  showLatest()
}

function showLatest(): void {
  for (const [id, html] of Object.entries(latest)) {
    const element = document.getElementById(id)
    if (!element || renderedHtml.get(id) === html || isBeingChosen(element)) continue
    renderedHtml.set(id, html)
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
  showTimes(element)
  if (call === undefined) return
  const same = element.querySelector<HTMLElement>(`[data-call="${CSS.escape(call)}"]`)
  const next = same ?? element
  next.focus()
}

document.addEventListener('focusout', () => setTimeout(showLatest))

setInterval(() => {
  const clock = document.querySelector<HTMLTimeElement>('[data-is-running]')
  if (clock) clock.textContent = timeAndDay(Date.parse(clock.dateTime) + performance.now() - arrivedAt)
}, TICK_MS)

if (sessionKey !== '' && document.getElementById('with-key'))
  byId('with-key').textContent = ` with X-Mock-Session: ${sessionKey}`
void follow()
