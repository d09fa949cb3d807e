// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

test('without support for invoker commands, a button opens and closes its dialog before the application has loaded', async () => {
  document.body.innerHTML = `
    <button command="show-modal" commandfor="menu">Open</button>
    <dialog id="menu"><button command="close" commandfor="menu">Close</button></dialog>`
  const showModal = vi.fn()
  const close = vi.fn()
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  await vi.importActual('./loader.ts')

  const [open, closer] = document.querySelectorAll('button')
  open?.click()
  expect(showModal).toHaveBeenCalledOnce()
  closer?.click()
  expect(close).toHaveBeenCalledOnce()
})
