// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcement } from './announcement.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a text that is there from the start comes into a region that stands before it', async () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () => root.render(<Announcement text="3 results" />))
  const region = container.querySelector('[aria-live]')
  expect(region?.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(region?.textContent).toBe('3 results')
  expect(container.querySelector('[aria-live]')).toBe(region)
  act(() => root.unmount())
})
