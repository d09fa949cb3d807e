import type { Gateway } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'

/** An enabled gateway in test mode, without credentials. */
export const gateway: Gateway = {
  id: 'gw_1',
  merchantId: 'mer_tarang',
  merchantName: 'Tarang Textiles',
  name: 'Setubandh',
  enabled: true,
  mode: 'test',
  priority: 1,
  methods: ['upi'],
  updatedAt: '2026-11-01T06:30:00Z',
}

/** UPI from ₹1 to ₹100, by no gateway. */
export const upiMethod: PaymentMethod = {
  id: 'pm_upi',
  merchantId: gateway.merchantId,
  merchantName: gateway.merchantName,
  type: 'upi',
  name: 'UPI Intent',
  enabled: true,
  minAmount: 100,
  maxAmount: 10_000,
  gatewayIds: [],
}

export const off = <Row extends { enabled: boolean }>(row: Row): Row => ({ ...row, enabled: false })
