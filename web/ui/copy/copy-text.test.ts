// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => Reflect.deleteProperty(document, 'execCommand'))

/** A browser that dispatches `copy` for the command, as all do. */
function copyCommand(): Map<string, string> {
  const clipboard = new Map<string, string>()
  Reflect.set(document, 'execCommand', () => {
    const clipboardData = { setData: (type: string, text: string) => clipboard.set(type, text) }
    document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData }))
    return true
  })
  return clipboard
}

test('text is written to the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('txn_1')).toBe(true)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('txn_1')
})

test.each([
  ['where the clipboard is missing, as on plain http', {}],
  ['where writing is denied', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
])('%s, the copy command is used', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const clipboard = copyCommand()
  expect(await copyText('txn_1')).toBe(true)
  expect(clipboard.get('text/plain')).toBe('txn_1')
})

test('a browser without either shows the text, selected to be copied by hand', async () => {
  vi.stubGlobal('navigator', {})
  // jsdom implements none of this.
  const showModal = vi.fn()
  Object.assign(HTMLDialogElement.prototype, {
    showModal,
    close(this: HTMLDialogElement) {
      this.dispatchEvent(new Event('close'))
    },
  })
  expect(await copyText('https://pay.kosha.example/l/1')).toBe(false)
  const dialog = document.querySelector('dialog')
  const field = dialog?.querySelector('textarea')
  expect(showModal).toHaveBeenCalledOnce()
  expect(dialog?.textContent).toContain('did not allow copying')
  expect(field?.value.slice(field.selectionStart, field.selectionEnd)).toBe('https://pay.kosha.example/l/1')
  dialog?.querySelector('button')?.click()
  expect(document.querySelector('dialog')).toBeNull()
})
