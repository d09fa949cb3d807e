import type { Gateway } from './gateways.ts'

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
