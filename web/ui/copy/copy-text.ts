/**
 * Whether `text` is in the clipboard now. If the browser allows no copying, it is shown, selected to be copied by hand:
 * the clipboard still has what was copied before. On plain http, `navigator.clipboard` is missing.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (copyByCommand(text)) return true
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

function showSelected(text: string) {
  const dialog = document.createElement('dialog')
  dialog.className =
    'm-auto grid w-[min(32rem,100vw-2rem)] gap-3 rounded-lg bg-surface p-5 text-ink shadow-raised backdrop:bg-backdrop'
  const label = document.createElement('label')
  label.className = 'grid gap-2'
  const field = document.createElement('textarea')
  Object.assign(field, { readOnly: true, rows: Math.min(8, text.split('\n').length + 1), value: text })
  field.className = 'lined w-full rounded-md border-line-strong p-2 font-mono text-sm/body'
  label.append('Your browser did not allow copying. The text is selected: copy it here.', field)
  const close = document.createElement('button')
  Object.assign(close, { type: 'button', textContent: 'Close' })
  close.className = 'min-h-9 cursor-pointer justify-self-end rounded-md px-3 font-semibold text-action'
  close.addEventListener('click', () => dialog.close())
  // Neither closes what is below, nor works as a shortcut.
  dialog.addEventListener('keydown', (event) => event.stopPropagation())
  dialog.addEventListener('close', () => dialog.remove())
  dialog.append(label, close)
  // Inside a dialog that keeps the focus to itself.
  ;(document.activeElement?.closest('[role=dialog]') ?? document.body).append(dialog)
  dialog.showModal()
  field.select()
}
