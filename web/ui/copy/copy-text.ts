/** Whether `text` is in the clipboard now. On plain http, `navigator.clipboard` is missing. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
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
