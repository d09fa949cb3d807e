import type { Columns } from '../csv/csv.ts'
import { csvOf, istTime } from '../csv/csv.ts'
import { labelOf } from '../format/status.tsx'
import type { PaymentLink } from './payment-links.ts'

/** @param options.showMerchant whether the links may belong to several merchants, as for an admin */
export const paymentLinksCsv = (links: readonly PaymentLink[], { showMerchant }: { showMerchant: boolean }) =>
  csvOf(showMerchant ? [id, merchant, ...columns] : [id, ...columns], links)

type Column = Columns<PaymentLink>[number]
const id: Column = ['Payment link', (link) => link.id]
const merchant: Column = ['Merchant', ({ merchantName }) => merchantName]

const columns: Columns<PaymentLink> = [
  ['Title', ({ title }) => title],
  ['Status', ({ status }) => labelOf('link', status)],
  ['Amount (INR)', ({ amount }) => ({ paise: amount })],
  ['Amount paid (INR)', ({ amountPaid }) => ({ paise: amountPaid })],
  ['Customer', ({ customer }) => customer?.name],
  ['Email', ({ customer }) => customer?.email],
  ['Phone', ({ customer }) => customer?.phone],
  ['Reference', ({ reference }) => reference],
  ['URL', ({ url }) => url],
  ['Created (IST)', ({ createdAt }) => istTime(createdAt)],
  ['Expires (IST)', ({ expiresAt }) => istTime(expiresAt)],
]
