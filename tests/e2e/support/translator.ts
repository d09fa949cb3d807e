import type { BrowserContext } from 'playwright/test'

/**
 * Does to each page what a browser's translator does, from its start or once it responds: replaces every text node by a
 * `<font>` element with the text, including text that is drawn later.
 */
export const translatePages = (context: BrowserContext, from: 'the start' | 'hydration') =>
  context.addInitScript(translatePage, from)

/** Runs in a page before its own scripts. */
function translatePage(from: string) {
  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      const { parentElement } = text
      const isKept = !parentElement || parentElement.closest('font, script, style, textarea, [translate=no]')
      if (isKept || text.data.trim() === '') continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  function begin() {
    document.documentElement.classList.add('translated-ltr')
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target)
        for (const node of addedNodes) translate(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  document.addEventListener(from === 'hydration' ? 'hydrated' : 'DOMContentLoaded', begin, { once: true })
}
