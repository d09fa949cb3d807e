import { afterEach, expect, test, vi } from 'vitest'
import { justRefunded, noteRefund } from './just-refunded.ts'

afterEach(() => vi.useRealTimers())

test('the refunds of the last minute are one sentence', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  expect(justRefunded()).toBeUndefined()
  noteRefund('₹10.00')
  expect(justRefunded()).toBe('The refund of ₹10.00 was made')
  vi.setSystemTime(30_000)
  noteRefund('₹20.00')
  expect(justRefunded()).toBe('The refund of ₹20.00 was made, and 1 more before it')
  vi.setSystemTime(89_000)
  expect(justRefunded()).toBe('The refund of ₹20.00 was made')
  vi.setSystemTime(90_000)
  expect(justRefunded()).toBeUndefined()
})
