import { importAgain } from '../import-again.ts'

/**
 * Whether `text` is in the clipboard now. If the browser allows no copying, it is shown, selected to be copied by hand:
 * the clipboard keeps its previous content. On plain http, `navigator.clipboard` is missing.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (copyByCommand(text)) return true
    const { showSelected } = await import('./show-selected.ts').catch(importAgain)
    showSelected(text)
    return false
  }
}

/** The older way. It needs no selection, so that the focus stays where it is. */
function copyByCommand(text: string): boolean {
  let isCopied = false
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    event.clipboardData?.setData('text/plain', text)
    isCopied = event.clipboardData !== null
  }
  document.addEventListener('copy', copy, true)
  try {
    return document.execCommand('copy') && isCopied
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', copy, true)
  }
}
