import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, prefetchPage, preloadPage } from './app.tsx'

tolerateMovedNodes()

const container = document.getElementById('app')
if (!container) throw new Error('There is no #app')

const inAppShell = 'appShell' in document.documentElement.dataset
for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetchPage, { passive: true })
// Usually the application is started by hovering or focusing a link, before there are listeners.
prefetchPage({ target: document.querySelector('a:hover, a:focus') })
// Without its chunks, an exported page remains a document that can be read; the shell has nothing else to show.
const hasContent = container.hasChildNodes()
await preloadPage(location.pathname).catch((cause) => {
  if (hasContent && !inAppShell) throw cause
})

const app = (
  <StrictMode>
    <BrowserRouter>
      <App inAppShell={inAppShell} />
    </BrowserRouter>
  </StrictMode>
)

// The development server sends an empty container; exported pages include their content.
if (hasContent) hydrateRoot(container, app)
else createRoot(container).render(app)

/**
 * Translators replace the text nodes that React keeps. Where a node has another parent by now, `removeChild` and
 * `insertBefore` do nothing: by default they throw, and an error would replace a screen whose change was made.
 */
function tolerateMovedNodes() {
  const nodes = Node.prototype
  const { removeChild, insertBefore } = nodes
  nodes.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  nodes.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    if (!before || before.parentNode === this) insertBefore.call(this, node, before)
    return node
  }
}
