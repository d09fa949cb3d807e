// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mounted } from '../../ui/mounted.testing.ts'
import { Announcement } from './announcement.tsx'

beforeEach(() => void vi.useFakeTimers())

test('an initial text is added to a live region that already exists', async () => {
  const { container } = await mounted(<Announcement text="3 results" />)
  const region = container.querySelector('[aria-live]')
  expect(region?.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(region?.textContent).toBe('3 results')
  expect(container.querySelector('[aria-live]')).toBe(region)
})
