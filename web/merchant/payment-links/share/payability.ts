import type { Payable, Settings } from '../../settings/ways-to-pay.ts'
import {
  isTestWay,
  modeOf,
  reasonAgainst,
  reasonAgainstAll,
  testSentence,
  useSettings,
  waysToPay,
} from '../../settings/ways-to-pay.ts'
import type { PaymentLink } from '../payment-links.ts'

/** How a link can be paid now; without restrictions until the settings are loaded. */
export const usePayability = (link: PaymentLink): Payability => payabilityOf(link, useSettings())

export type Payability = {
  /** Why UPI cannot pay it. */
  noUpi: string | null
  /** Why no customer can pay it at all. */
  nobody: string | null
  /** The warning that a payment would be a test. */
  test: string | null
  /** Whether every payment would be a test, and whether one by UPI would. */
  isTest: boolean
  isUpiTest: boolean
}

/** The amounts that can be paid through a link: the remaining amount, or part of it. */
function payableOf({ amount, amountPaid, partial, merchantId }: PaymentLink): Payable {
  const most = amount - amountPaid
  return { merchantId, most, least: partial ? Math.min(partial.minimum, most) : most }
}

export function payabilityOf(link: PaymentLink, settings: Settings | undefined): Payability {
  if (!settings) return { noUpi: null, nobody: null, test: null, isTest: false, isUpiTest: false }
  const payable = payableOf(link)
  const ways = waysToPay(payable, settings)
  const noUpi = reasonAgainst('upi', payable, settings)
  return {
    noUpi: noUpi && `${noUpi}, so this link has no UPI QR code.`,
    nobody: reasonAgainstAll(payable, settings),
    test: testSentence(ways),
    isTest: modeOf(ways) === 'test',
    isUpiTest: ways.some((way) => way.type === 'upi' && isTestWay(way)),
  }
}
