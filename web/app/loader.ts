/**
 * Inlined at the end of every exported page. Links, menus and the theme work without it.
 * Preloads the application when the browser is idle, runs it on the first interaction that needs it, and
 * queues what only the application can handle (button presses, form submissions) until it is ready.
 */
const { modules: list, sheet } = document.currentScript?.dataset ?? {}
const modules = list?.split(' ') ?? []
/** The media that the whole style sheet was last requested for. */
let sheetFor = ''
const waiting = new Set<() => void>()
const running = new AbortController()
const { signal } = running
const failure = document.createElement('p')
const isAppShell = 'appShell' in document.documentElement.dataset
let started = false

/** Fetches and compiles the files without running them, since a page without interaction does not need them. */
function preload() {
  if (started) return
  for (const href of modules) addLink({ rel: 'modulepreload', href })
  addSheet('print')
}

/** A pointer over text needs nothing yet; one over an interactive element does. */
function notice({ type, target }: Event) {
  const isPointer = type.startsWith('pointer')
  const operable = 'a, button, input, label, select, summary, textarea'
  if (!isPointer || (target instanceof Element && target.closest(operable))) start()
}

function start() {
  if (started) return
  started = true
  if (!sheetFor) addSheet('all')
  Promise.all(modules.map((url) => import(/* @vite-ignore */ url))).then(
    // Only after the scripts have run, since it restyles the whole page, which takes as long as they do. By a separate
    // link: if a link changes its media, Chromium reads the fonts again, and text moves.
    () => addSheet('all'),
    () => {
      // Possibly offline: the page keeps working as a document, and the next interaction retries.
      started = false
      if (waiting.size > 0 || isAppShell) sayNotLoaded()
    },
  )
}

/** What was pressed has had no effect, and is not repeated later: the visitor has moved on. */
function sayNotLoaded() {
  waiting.clear()
  // An empty address is that of this document.
  const reload = Object.assign(document.createElement('a'), {
    href: '',
    className: 'link',
    textContent: 'Reload page',
  })
  failure.role = 'alert'
  // The page includes only the styles of its own content; its menus have links.
  failure.style =
    'position:fixed;inset:auto 1rem 1rem;z-index:60;padding:1rem;border:1px solid;background:var(--color-surface)'
  failure.replaceChildren('Not all of this page could be loaded, so nothing was done. ', reload)
  document.body.append(failure)
}

/** The page includes only its own part of the style sheet; the next page may need the rest. */
function addSheet(media: 'print' | 'all') {
  if (!sheet || sheetFor === 'all') return
  sheetFor = media
  const link = addLink({ rel: 'stylesheet', href: sheet, media })
  // A sheet that failed to load is requested again.
  link.onerror = () => {
    sheetFor = ''
    link.remove()
  }
}

function addLink(properties: Partial<HTMLLinkElement>) {
  const link = Object.assign(document.createElement('link'), properties)
  document.head.append(link)
  return link
}

function keepClick(event: Event) {
  const { target } = event
  const button = target instanceof Element ? target.closest('button') : null
  // Menus are handled by the style sheet, dialogs by the browser, and submit buttons through the form.
  if (!button || button.form || button.ariaExpanded) return
  const dialog = button.getAttribute('commandfor')
  if (dialog) {
    // The page has no rules for the content of dialogs.
    addSheet('all')
    return command(dialog, button.getAttribute('command'))
  }
  keep(event, () => button.click())
}

/** A polyfill for browsers without invoker commands (Safari before 26.2, Firefox before 144). */
function command(id: string, action: string | null) {
  const dialog = document.getElementById(id)
  if ('commandForElement' in HTMLButtonElement.prototype || !(dialog instanceof HTMLDialogElement)) return
  if (action === 'show-modal') dialog.showModal()
  else dialog.close()
}

function keepForm(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  event.preventDefault()
  const { forms } = document
  const index = [...forms].indexOf(form)
  keep(event, () => {
    // React renders the form again, in the same place, if a translator has changed the page.
    const drawn = forms[index]
    if (drawn) drawn.requestSubmit()
    else sayNotLoaded()
  })
}

/** React must not see the event as well: it may have hydrated this part of the page, but not yet all of it. */
function keep(event: Event, replay: () => void) {
  event.stopPropagation()
  waiting.add(replay)
  // The attempt at its pointerdown may have failed already.
  start()
}

function handOver() {
  running.abort()
  failure.remove()
  for (const replay of waiting) replay()
}

for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'])
  addEventListener(type, notice, { passive: true, signal })
addEventListener('click', keepClick, { capture: true, signal })
addEventListener('submit', keepForm, { capture: true, signal })
document.addEventListener('hydrated', handOver, { once: true })

// On a slow machine the browser may be idle before the first paint; the second frame comes after it.
const afterFrame = requestAnimationFrame
// Sign-in redirects signed-in users without any interaction.
const whenLoaded = document.querySelector('[data-loads-at-once]') ? start : preload
const whenIdle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 1500))
if (isAppShell) start()
else
  addEventListener('load', () => afterFrame(() => afterFrame(() => whenIdle(whenLoaded, { timeout: 5000 }))))
