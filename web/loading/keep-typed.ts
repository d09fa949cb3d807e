type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * A page that a translator or a password manager has changed is rendered again instead of hydrated. Its fields then get
 * the text typed before, and the focus.
 */
export function keepTyped(container: HTMLElement) {
  const fieldsNow = () => [...container.querySelectorAll<Field>('input, textarea')]
  const before = fieldsNow()
  let focused: unknown = document.activeElement
  const rememberFocus = ({ target }: Event) => {
    focused = target
  }
  container.addEventListener('focusin', rememberFocus)

  function restoreTyped() {
    container.removeEventListener('focusin', rememberFocus)
    const now = fieldsNow()
    for (const field of before) {
      const same = alike(now, field)[alike(before, field).indexOf(field)]
      if (!same || field.isConnected) continue
      same.value ||= field.value
      if ('checked' in field && 'checked' in same) same.checked = field.checked
      if (field === focused) giveFocus(same, field)
    }
  }
  addEventListener('drawn', restoreTyped, { once: true })
}

/** Radio buttons share their name. */
const alike = (fields: Field[], { name, type }: Field) =>
  fields.filter((field) => field.name === name && field.type === type)

function giveFocus(field: Field, { selectionStart, selectionEnd }: Field) {
  field.focus()
  // Fields for email addresses have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}
