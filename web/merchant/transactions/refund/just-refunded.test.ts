import { expect, test, vi } from 'vitest'
import { lastChange } from '../../../ui/unexpected-error.tsx'
import { noteRefund } from './just-refunded.ts'

const title = () => lastChange.describe?.()?.title

test('the refunds of the last minute are one sentence', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  expect(title()).toBeUndefined()
  noteRefund('₹10.00')
  expect(title()).toBe('The refund of ₹10.00 was made')
  vi.setSystemTime(30_000)
  noteRefund('₹20.00')
  expect(title()).toBe('The refund of ₹20.00 was made, and 1 more before it')
  vi.setSystemTime(89_000)
  expect(title()).toBe('The refund of ₹20.00 was made')
  vi.setSystemTime(90_000)
  expect(title()).toBeUndefined()
})
