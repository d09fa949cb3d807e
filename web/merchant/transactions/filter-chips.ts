import type { Choice, Filter } from '../filters/filter.ts'
import { choicesOf, searchFilter } from '../filters/filter.ts'
import { statuses } from '../format/status.tsx'

const methods: Choice[] = [
  ['upi', 'UPI'],
  ['card', 'Card'],
  ['netbanking', 'Net banking'],
  ['wallet', 'Wallet'],
]

type NameOf = (id: string) => string | undefined
type FilterNames = {
  gateways: readonly { id: string; name: string }[]
  nameOf: Record<'paymentLinkId' | 'settlementId' | 'merchantId', NameOf>
}

/** The filters of the list of transactions, in the order of their chips. */
export const transactionFilters = ({ gateways, nameOf }: FilterNames): Filter[] => [
  { label: 'Date', kind: 'days', params: ['from', 'to', 'lastHours'], isCommon: true },
  {
    label: 'Status',
    kind: 'choices',
    params: ['status'],
    isCommon: true,
    choices: choicesOf(statuses.transaction),
  },
  { label: 'Method', kind: 'choices', params: ['method'], isCommon: true, choices: methods },
  { label: 'Amount', kind: 'amounts', params: ['minAmount', 'maxAmount'] },
  { label: 'Refunds', kind: 'choice', params: ['refundStatus'], choices: choicesOf(statuses.refund) },
  {
    label: 'Gateway',
    kind: 'choice',
    params: ['gatewayId'],
    choices: gateways.map(({ id, name }) => [id, name] as const),
  },
  { label: 'Payment link', kind: 'set-elsewhere', params: ['paymentLinkId'], nameOf: nameOf.paymentLinkId },
  { label: 'Settlement', kind: 'set-elsewhere', params: ['settlementId'], nameOf: nameOf.settlementId },
  { label: 'Merchant', kind: 'set-elsewhere', params: ['merchantId'], nameOf: nameOf.merchantId },
  searchFilter,
]
