/** Runs in a page before its own scripts: does to fields for addresses and passwords what a password manager does. */
export function addIcons() {
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('input[type=email], input[type=password]')) {
      field.setAttribute('data-manager', 'seen')
      field.after(document.createElement('manager-icon'))
    }
  })
}
