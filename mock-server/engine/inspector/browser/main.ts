import type { Update } from '../updates.ts'
import { focusFilter, select, selectBeside, showCalls } from './call-list.ts'
import { send, sessionKey } from './control-call.ts'
import { announce, announceError, byId } from './elements.ts'
import { bodyOf, perform } from './forms.ts'
import { showParts } from './parts.ts'

// The page's script fetches changes and sends user actions. All HTML is rendered by the server.

const WAIT_MS = 30_000
const RETRY_MS = 2000
const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

async function follow(): Promise<void> {
  let seen = { revision: '', newest: 0 }
  for (;;) {
    try {
      const query = new URLSearchParams({
        revision: seen.revision,
        after: String(seen.newest),
        wait: String(WAIT_MS),
      })
      const update: Update = JSON.parse(await send('GET', `/inspector/updates?${query}`))
      showParts(update.parts)
      if (update.isWhole || update.calls !== '') showCalls(update.calls, update)
      seen = update
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

if (sessionKey !== '' && document.getElementById('with-key'))
  byId('with-key').textContent = ` with X-Mock-Session: ${sessionKey}`
void follow()
