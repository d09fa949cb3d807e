import { afterEach, vi } from 'vitest'

// No test has to undo these itself, and none finds those of the test before.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (!('document' in globalThis)) return
  localStorage.clear()
  sessionStorage.clear()
})
