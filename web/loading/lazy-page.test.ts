// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'

const reload = vi.fn()
const nothing = () => () => null

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://localhost/', reload })
  sessionStorage.clear()
  reload.mockClear()
})

afterEach(() => vi.unstubAllGlobals())

test('a page is loaded again if a new release has replaced its file', async () => {
  void lazyPage(() => Promise.reject(new TypeError('gone')), nothing).preload()
  await expect.poll(() => reload).toHaveBeenCalledOnce()
})

test('leaving a page while it loads is safe, and it loads again when shown again', async () => {
  const load = vi.fn(() => {
    dispatchEvent(new Event('beforeunload'))
    return Promise.reject(new TypeError('aborted'))
  })
  const settled = vi.fn()
  void lazyPage(load, nothing).preload().finally(settled)
  await new Promise((nextTask) => setTimeout(nextTask))
  expect(reload).not.toHaveBeenCalled()
  expect(settled).not.toHaveBeenCalled()

  dispatchEvent(new Event('pageshow'))
  expect(reload).toHaveBeenCalledOnce()
})
