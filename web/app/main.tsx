import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { keepTyped } from '../loading/keep-typed.ts'
import { App, prefetchPage, preloadPage } from './app.tsx'

tolerateMovedNodes()

const container = document.getElementById('app')
if (!container) throw new Error('There is no #app')

// Plain hosts serve the files by their names.
const path = location.pathname.replace(/(\/index)?\.html$/, '') || '/'
if (path !== location.pathname) history.replaceState(null, '', path + location.search + location.hash)

const inAppShell = 'appShell' in document.documentElement.dataset
for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetchPage, { passive: true })
// Usually the application is started by hovering or focusing a link, before there are listeners.
prefetchPage({ target: document.querySelector('a:hover, a:focus') })
// Without its chunks, an exported page remains a document that can be read; the shell has nothing else to show.
const hasContent = container.hasChildNodes()
await preloadPage(path).catch((cause) => {
  if (hasContent && !inAppShell) throw cause
})

const app = (
  <StrictMode>
    <BrowserRouter>
      <App inAppShell={inAppShell} />
    </BrowserRouter>
  </StrictMode>
)

// Exported pages include their content; the development server sends an empty container.
if (import.meta.env.DEV && !hasContent) createRoot(container).render(app)
else {
  keepTyped(container)
  hydrateRoot(container, app, {
    onRecoverableError: (error) =>
      // biome-ignore lint/suspicious/noConsole: shows developers why hydration failed.
      console.warn('Rendered again, since another program has changed the page:', error),
  })
}

/**
 * Translators replace the text nodes that React keeps. Where a node has another parent by now, `removeChild` does
 * nothing and `insertBefore` appends: by default they throw, and an error would replace a screen after its change succeeded.
 */
function tolerateMovedNodes() {
  const nodes = Node.prototype
  const { removeChild, insertBefore } = nodes
  nodes.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  nodes.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    insertBefore.call(this, node, before?.parentNode === this ? before : null)
    return node
  }
}
