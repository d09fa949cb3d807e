import { expect, test, vi } from 'vitest'
import { whenOnline } from './when-online.ts'

test('a module that failed to load offline loads when the network is back', async () => {
  const page = new EventTarget()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const load = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce('part')
  const part = whenOnline(load)
  await expect.poll(() => load).toHaveBeenCalledOnce()
  await Promise.resolve()
  page.dispatchEvent(new Event('online'))
  expect(await part).toBe('part')
})

test('with a network, a module that fails to load fails immediately', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const load = vi.fn().mockRejectedValue(new TypeError('gone'))
  await expect(whenOnline(load)).rejects.toThrow('gone')
  expect(load).toHaveBeenCalledOnce()
})

test('if the network returns before the offline attempt has failed, it is retried immediately', async () => {
  const navigator = { onLine: false }
  vi.stubGlobal('navigator', navigator)
  const load = vi
    .fn()
    .mockImplementationOnce(() => {
      navigator.onLine = true
      return Promise.reject(new TypeError('no network'))
    })
    .mockResolvedValueOnce('part')
  expect(await whenOnline(load)).toBe('part')
})
