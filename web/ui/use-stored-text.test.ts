// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { storedText, storeText } from './use-stored-text.ts'

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

test('stored text is available on the next visit', () => {
  storeText('views', 'all')
  expect(storedText('views')).toBe('all')
  expect(localStorage.getItem('views')).toBe('all')
})

test('with storage blocked, text is kept during this visit', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked)
  expect(storedText('blocked')).toBeNull()
  storeText('blocked', 'kept')
  expect(storedText('blocked')).toBe('kept')
})

test('with local storage full, text outlives a reload of the tab', async () => {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...args) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
    setItem.apply(this, args)
  })
  storeText('attempt', 'unresolved')
  vi.resetModules()
  const reloaded = await import('./use-stored-text.ts')
  expect(reloaded.storedText('attempt')).toBe('unresolved')
  reloaded.removeText('attempt')
  expect([reloaded.storedText('attempt'), sessionStorage.getItem('attempt')]).toEqual([null, null])
})

test('with storage full, the new text replaces the old one', () => {
  storeText('full', 'old')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  storeText('full', 'new')
  expect(storedText('full')).toBe('new')
  vi.restoreAllMocks()
  storeText('full', 'newest')
  expect([storedText('full'), localStorage.getItem('full')]).toEqual(['newest', 'newest'])
})
