// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cycleTheme, startTheme, themePreference } from './theme.ts'

const root = document.documentElement
let osIsDark = false
let osChanged = () => undefined
let stop: () => void

beforeEach(() => {
  osIsDark = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return osIsDark
    },
    addEventListener: (_type: string, listener: () => undefined) => {
      osChanged = listener
    },
  }))
})

afterEach(() => stop())

function start() {
  stop = startTheme()
}

test('a first visit follows the operating system', () => {
  osIsDark = true
  start()
  expect(root.dataset.theme).toBe('dark')
  expect(root.classList.contains('dark')).toBe(true)
  expect(themePreference()).toBe('system')
})

test('the toggle switches from system to light, to dark, and back to system', () => {
  start()
  const preferences = [1, 2, 3].map(() => {
    cycleTheme()
    return [themePreference(), root.dataset.theme, localStorage.getItem('theme')]
  })
  expect(preferences).toEqual([
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', 'light', 'system'],
  ])
})

test('the system theme follows the operating system while the page is open', () => {
  start()
  osIsDark = true
  osChanged()
  expect(root.dataset.theme).toBe('dark')
  osIsDark = false
  osChanged()
  expect(root.dataset.theme).toBe('light')
  expect(root.classList.contains('dark')).toBe(false)
})

test('a chosen theme ignores the operating system', () => {
  localStorage.setItem('theme', 'light')
  start()
  osIsDark = true
  osChanged()
  expect(root.dataset.theme).toBe('light')
})

test('an invalid stored value counts as system', () => {
  localStorage.setItem('theme', 'sepia')
  start()
  expect(themePreference()).toBe('system')
})

test('the toggle works even if storage is blocked', () => {
  start()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  cycleTheme()
  expect(root.dataset.themePreference).toBe('light')
})

test('a theme chosen in another tab is applied here', () => {
  start()
  localStorage.setItem('theme', 'dark')
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(root.dataset.theme).toBe('dark')
})
