import type { BrowserContext } from 'playwright/test'

export type Translation = {
  /** When the translation begins: with the document, or once the page responds. */
  from: 'the start' | 'hydration'
  /** Some translators leave text without letters, such as an amount, alone. */
  replaces: 'words' | 'all text'
}

/**
 * Does to each page what a browser's translator does: replaces every text node by a `<font>` element with the text,
 * including text that is drawn later.
 */
export const translatePages = (context: BrowserContext, translation: Translation) =>
  context.addInitScript(translatePage, translation)

/** Runs in a page before its own scripts. */
function translatePage({ from, replaces }: Translation) {
  const pattern = replaces === 'words' ? /\p{L}/u : /\S/
  function translate(root: Node) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    if (root instanceof Text) found.push(root)
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    for (const text of found) {
      const { parentElement } = text
      const isKept = !parentElement || parentElement.closest('font, script, style, textarea, [translate=no]')
      if (isKept || !pattern.test(text.data)) continue
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
