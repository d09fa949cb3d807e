import { afterEach, expect, test, vi } from 'vitest'
import { whenOnline } from './when-online.ts'

afterEach(() => vi.unstubAllGlobals())

test('a part that is missing for want of a network comes with the network', async () => {
  const page = new EventTarget()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const load = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce('part')
  const part = whenOnline(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await Promise.resolve()
  page.dispatchEvent(new Event('online'))
  expect(await part).toBe('part')
})

test('with a network, a part that cannot be had fails at once', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const load = vi.fn().mockRejectedValue(new TypeError('gone'))
  await expect(whenOnline(load)).rejects.toThrow('gone')
  expect(load).toHaveBeenCalledOnce()
})

test('a network that is back before the attempt without it has failed is used at once', async () => {
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
