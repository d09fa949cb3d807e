/** Shows a text in a dialog, selected. A separate chunk: few browsers need it. */
export function showSelected(text: string) {
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
  // Neither closes the dialog below, nor works as a shortcut.
  dialog.addEventListener('keydown', (event) => event.stopPropagation())
  dialog.addEventListener('close', () => dialog.remove())
  dialog.append(label, close)
  // Inside a dialog that keeps the focus to itself.
  ;(document.activeElement?.closest('[role=dialog]') ?? document.body).append(dialog)
  dialog.showModal()
  field.select()
}
