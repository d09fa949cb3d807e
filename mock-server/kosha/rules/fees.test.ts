import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleFees } from '../../../web/api/rule-numbers.ts'
import { feeOf } from './fees.ts'

const method = fc.constantFrom('upi', 'card', 'netbanking', 'wallet')
const amount = fc.integer({ min: 0, max: 1_000_000_000_000_000 })

test('fee and tax are exact at every size', () => {
  const halfUp = (value: number, basisPoints: number) =>
    (BigInt(value) * BigInt(basisPoints) + 5_000n) / 10_000n
  fc.assert(
    fc.property(amount, method, (paise, by) => {
      const { fee, tax } = feeOf(paise, by)
      expect(BigInt(fee)).toBe(halfUp(paise, sampleFees[by]))
      expect(BigInt(tax)).toBe(halfUp(fee, 1800))
    }),
  )
})

test.each([-1, 0.5, Number.NaN, 1e15 + 1])('%s is not an amount', (paise) => {
  expect(() => feeOf(paise, 'upi')).toThrow(RangeError)
})
