import type { components } from '#contract'
import { gstPercent, sampleFees } from '../../../web/api/rule-numbers.ts'

type MethodType = components['schemas']['MethodType']

/**
 * Kosha's charges for a payment, in whole paise: the fee, and the GST on it, each rounded half up.
 * @throws RangeError unless the amount is a whole number of paise from 0 to 10¹⁵
 */
export function feeOf(amount: number, method: MethodType): { fee: number; tax: number } {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > MAX_AMOUNT) {
    throw new RangeError(`${amount} is not an amount in paise`)
  }
  const fee = shareOf(amount, sampleFees[method])
  return { fee, tax: gstOn(fee) }
}

/** The GST on a fee, both in paise, rounded half up. */
export const gstOn = (fee: number): number => shareOf(fee, GST_BASIS_POINTS)

const GST_BASIS_POINTS = gstPercent * 100
const BASIS = 10_000
const MAX_AMOUNT = 1_000_000_000_000_000

/** Splits the amount before multiplying, so that every intermediate result is an integer below 2⁵³. */
function shareOf(amount: number, basisPoints: number) {
  const rest = amount % BASIS
  const restShare = rest * basisPoints + BASIS / 2
  return ((amount - rest) / BASIS) * basisPoints + (restShare - (restShare % BASIS)) / BASIS
}
