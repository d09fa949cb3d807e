import type { Settlement } from './settlements.ts'

/** The payments of Friday, 20 November 2026, due on the Monday after. */
export const settlement: Settlement = {
  id: 'setl_1',
  merchantId: 'mer_tarang',
  merchantName: 'Tarang Textiles',
  status: 'scheduled',
  gross: 200_000,
  refunds: 0,
  fee: 4000,
  tax: 720,
  net: 195_280,
  transactionCount: 2,
  capturedOn: '2026-11-20',
  dueOn: '2026-11-23',
  dueReason: 'The next working day.',
  skippedDays: [],
  createdAt: '2026-11-20T18:30:00Z',
}
