import type { components } from '#contract'
import type { Business } from './businesses.ts'
import { ownerOf } from './businesses.ts'

type PaymentMethod = components['schemas']['PaymentMethod']
type MethodType = components['schemas']['MethodType']

/** The nine payment methods of a merchant, in display order. */
export const methodsOf = (business: Pick<Business, 'key' | 'id' | 'name'>): PaymentMethod[] =>
  methods.map(([key, type, name, minRupees, maxRupees, enabled]) => ({
    id: `pm_${business.key}_${key}`,
    ...ownerOf(business),
    type,
    name,
    enabled,
    minAmount: minRupees * 100,
    maxAmount: maxRupees * 100,
    gatewayIds: gateways[type].map((gateway) => `gw_${business.key}_${gateway}`),
  }))

const methods = [
  ['upi', 'upi', 'UPI Intent', 1, 100_000, true],
  ['upi_qr', 'upi', 'UPI QR', 1, 100_000, true],
  ['credit_card', 'card', 'Credit card', 1, 500_000, true],
  ['debit_card', 'card', 'Debit card', 1, 200_000, true],
  ['rupay', 'card', 'RuPay card', 1, 200_000, true],
  ['netbanking', 'netbanking', 'Net banking', 10, 1_000_000, true],
  ['neft_rtgs', 'netbanking', 'NEFT and RTGS', 100, 1_000_000, true],
  ['wallet', 'wallet', 'Mobile wallets', 1, 10_000, true],
  ['meal_card', 'wallet', 'Meal and gift cards', 1, 5000, false],
] as const

const gateways: Readonly<Record<MethodType, readonly string[]>> = {
  upi: ['setu', 'ganga'],
  card: ['ganga', 'nandi'],
  netbanking: ['setu', 'nandi'],
  wallet: ['nandi'],
}
