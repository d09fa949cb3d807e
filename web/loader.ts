/**
 * Prerendered inline at the end of every exported page. The page is complete without it: links, menus and the theme work.
 * It fetches the application at the first sign of intent, or when the browser has nothing better to do, and keeps
 * what only the application can answer (a pressed button, a sent form) until it can.
 */
const { modules: list, sheet } = document.currentScript?.dataset ?? {}
const modules = list?.split(' ') ?? []
const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const wholeSheet = document.createElement('link')
const waiting = new Set<() => void>()
let started = false

function start() {
  if (started) return
  started = true
  if (sheet && !wholeSheet.isConnected) fetchSheet(sheet)
  Promise.all(modules.map((url) => import(/* @vite-ignore */ url))).catch(() => {
    // Offline, perhaps: the page keeps working as a document, and the next intent tries again.
    started = false
  })
}

/** The page carries only its own part of the style sheet; what the application shows next may need the rest. */
function fetchSheet(href: string) {
  wholeSheet.rel = 'stylesheet'
  wholeSheet.href = href
  document.head.append(wholeSheet)
}

function keepClick({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null
  // Menus answer by style sheet alone, dialogs by the browser, and submit buttons through the form.
  if (!button || button.form || button.ariaExpanded) return
  const dialog = button.getAttribute('commandfor')
  if (dialog) command(dialog, button.getAttribute('command'))
  else waiting.add(() => button.click())
}

/** Does what a browser without invoker commands (Safari before 26.2, Firefox before 144) leaves undone. */
function command(id: string, what: string | null) {
  const dialog = document.getElementById(id)
  if ('commandForElement' in HTMLButtonElement.prototype || !(dialog instanceof HTMLDialogElement)) return
  if (what === 'show-modal') dialog.showModal()
  else dialog.close()
}

function keepForm(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  event.preventDefault()
  const { submitter } = event
  waiting.add(() => form.requestSubmit(submitter))
}

function handOver() {
  for (const type of intents) removeEventListener(type, start)
  removeEventListener('click', keepClick)
  removeEventListener('submit', keepForm)
  for (const replay of waiting) replay()
}

for (const type of intents) addEventListener(type, start, { passive: true })
addEventListener('click', keepClick)
addEventListener('submit', keepForm)
document.addEventListener('hydrated', handOver, { once: true })

// On a slow machine the browser is idle before it has painted; the second frame comes after the first paint.
const afterFrame = requestAnimationFrame
const whenIdle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 1500))
if ('appShell' in document.documentElement.dataset) start()
else addEventListener('load', () => afterFrame(() => afterFrame(() => whenIdle(start, { timeout: 5000 }))))
