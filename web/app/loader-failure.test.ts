// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

test('a press is answered even if the scripts failed before the button was released', async () => {
  document.body.innerHTML = '<button>Theme</button>'
  const script = document.createElement('script')
  script.dataset.modules = 'missing:module.js'
  Object.defineProperty(document, 'currentScript', { value: script })
  await vi.importActual('./loader.ts')
  const failure = () => document.querySelector('[role=alert]')

  const button = document.querySelector('button')
  button?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  const missing = script.dataset.modules
  await expect(import(/* @vite-ignore */ missing)).rejects.toThrow()
  expect(failure()).toBeNull()

  button?.click()
  await expect.poll(() => failure()?.textContent).toContain('nothing was done')
})
