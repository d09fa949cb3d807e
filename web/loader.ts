/**
 * Prerendered inline at the end of every exported page. The page is complete without it: links, menus and the theme work.
 * It fetches the application when the browser has nothing better to do, runs it at the first thing that needs it, and
 * keeps what only the application can answer (a pressed button, a sent form) until it can.
 */
const { modules: list, sheet } = document.currentScript?.dataset ?? {}
const modules = list?.split(' ') ?? []
const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const
const wholeSheet = document.createElement('link')
const waiting = new Set<() => void>()
let started = false

/** Brings the files closer without looking into them: a page that nobody touches has nothing to do with them. */
function fetchFiles() {
  if (started) return
  for (const href of sheet ? [...modules, sheet] : modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  }
}

/** A pointer on its way across the text wants nothing yet; one that reaches something to operate does. */
function notice({ type, target }: Event) {
  const isPointer = type.startsWith('pointer')
  const operable = 'a, button, input, label, select, summary, textarea'
  if (!isPointer || (target instanceof Element && target.closest(operable))) start()
}

function start() {
  if (started) return
  started = true
  if (sheet && !wholeSheet.isConnected) addSheet(sheet)
  Promise.all(modules.map((url) => import(/* @vite-ignore */ url))).catch(() => {
    // Offline, perhaps: the page keeps working as a document, and the next intent tries again.
    started = false
  })
}

/** The page carries only its own part of the style sheet; what the application shows next may need the rest. */
function addSheet(href: string) {
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
  for (const type of intents) removeEventListener(type, notice)
  removeEventListener('click', keepClick)
  removeEventListener('submit', keepForm)
  for (const replay of waiting) replay()
}

for (const type of intents) addEventListener(type, notice, { passive: true })
addEventListener('click', keepClick)
addEventListener('submit', keepForm)
document.addEventListener('hydrated', handOver, { once: true })

// On a slow machine the browser is idle before it has painted; the second frame comes after the first paint.
const afterFrame = requestAnimationFrame
// The terms load their text, and sign-in sends members on, whether or not anybody touches the page.
const unasked = document.querySelector('[data-runs-unasked]') ? start : fetchFiles
const whenIdle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 1500))
if ('appShell' in document.documentElement.dataset) start()
else addEventListener('load', () => afterFrame(() => afterFrame(() => whenIdle(unasked, { timeout: 5000 }))))
