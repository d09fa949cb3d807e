import type { PaymentLink } from './payment-links.ts'

/** An active link without optional fields. */
export const paymentLink: PaymentLink = {
  id: 'plink_1',
  merchantId: 'mer_tarang',
  merchantName: 'Tarang Textiles',
  title: 'Handloom saree',
  amount: 499_900,
  currency: 'INR',
  status: 'active',
  url: 'https://pay.kosha.example/l/1',
  amountPaid: 0,
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
}
