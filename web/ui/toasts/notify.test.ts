import { afterEach, expect, test, vi } from 'vitest'

const shown = vi.hoisted(() => {
  let count = 0
  const toast = (_message: string, options?: { id: string }) => options?.id ?? `toast_${++count}`
  return { success: vi.fn(toast), error: vi.fn(toast) }
})
vi.mock('react-hot-toast/headless', () => ({ toast: shown }))
const { notify } = await import('./notify.ts')

afterEach(() => vi.clearAllMocks())

test('equal messages within seconds are one toast with a count, others stand beside it', () => {
  notify('success', 'Saved', undefined, 0)
  notify('success', 'Saved', undefined, 4000)
  notify('success', 'Deleted', undefined, 4000)
  notify('error', 'Saved', undefined, 4000)
  notify('success', 'Saved', undefined, 8000)
  expect(shown.success.mock.calls).toEqual([
    ['Saved'],
    ['Saved (2 times)', { id: 'toast_1' }],
    ['Deleted'],
    ['Saved (3 times)', { id: 'toast_1' }],
  ])
  expect(shown.error.mock.calls).toEqual([['Saved']])
})

test('the same message later is a new toast, and a toast with an id replaces the previous one', () => {
  notify('success', 'Paid', undefined, 0)
  notify('success', 'Paid', undefined, 5000)
  expect(shown.success.mock.calls).toEqual([['Paid'], ['Paid']])
  notify('error', 'Failed', 'list')
  notify('error', 'Failed', 'list')
  expect(shown.error.mock.calls).toEqual([
    ['Failed', { id: 'list' }],
    ['Failed', { id: 'list' }],
  ])
})
