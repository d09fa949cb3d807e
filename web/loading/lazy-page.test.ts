// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn()
const gone = new TypeError('gone')
const Page = () => null

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://localhost/', reload })
  reload.mockClear()
})

/** Opens the page as a new document in the same tab. */
async function openInDocument(load: () => Promise<unknown>) {
  vi.resetModules()
  const { lazyPage } = await import('./lazy-page.tsx')
  return lazyPage(load, () => Page).preload()
}

const missing = () => openInDocument(() => Promise.reject(gone))

test('each release under an open tab reloads its document, the second as well as the first', async () => {
  void missing()
  await expect.poll(() => reload).toHaveBeenCalledTimes(1)
  await openInDocument(() => Promise.resolve())
  void missing()
  await expect.poll(() => reload).toHaveBeenCalledTimes(2)
})

test('a page that stays missing fails instead of reloading its document in a loop', async () => {
  void missing()
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  await expect(missing()).rejects.toBe(gone)
  expect(reload).toHaveBeenCalledOnce()
})

test('two pages that are missing at once do not reload their document for each other', async () => {
  async function bothMissing() {
    vi.resetModules()
    const { lazyPage } = await import('./lazy-page.tsx')
    return Promise.all(
      [1, 2].map(() =>
        lazyPage(
          () => Promise.reject(gone),
          () => Page,
        ).preload(),
      ),
    )
  }
  void bothMissing()
  await expect.poll(() => reload).toHaveBeenCalledTimes(2)
  await expect(bothMissing()).rejects.toBe(gone)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page that is missing where the browser refuses storage fails with its own reason', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  await expect(missing()).rejects.toBe(gone)
  expect(await openInDocument(() => Promise.resolve())).toBeUndefined()
})

test('leaving a page while it loads is safe, and it loads again when shown again', async () => {
  const load = vi.fn(() => {
    dispatchEvent(new Event('beforeunload'))
    return Promise.reject(new TypeError('aborted'))
  })
  const settled = vi.fn()
  void openInDocument(load).finally(settled)
  await expect.poll(() => load).toHaveBeenCalled()
  await new Promise((nextTask) => setTimeout(nextTask))
  expect(reload).not.toHaveBeenCalled()
  expect(settled).not.toHaveBeenCalled()

  dispatchEvent(new Event('pageshow'))
  expect(reload).toHaveBeenCalledOnce()
})
