import { cutText } from '../format/cut-text.ts'
import { addDays } from '../format/ist.ts'
import { parseRupees } from '../format/rupees.ts'
import { wholeNumber } from '../screen/url-params.ts'
import type { TransactionFilters } from './transactions.ts'

const statuses = ['created', 'pending', 'success', 'failed', 'partially_refunded', 'refunded'] as const
const methods = ['upi', 'card', 'netbanking', 'wallet'] as const
const refundStatuses = ['pending', 'processed', 'failed'] as const
const sorts = ['-createdAt', 'createdAt', '-amount', 'amount'] as const
const idNames = ['paymentLinkId', 'settlementId', 'gatewayId', 'merchantId'] as const

/** The URL parameters of all filters. */
export const filterNames = [
  ...[
    'status',
    'method',
    'from',
    'to',
    'lastHours',
    'minAmount',
    'maxAmount',
    'search',
    'refundStatus',
    'sort',
  ],
  ...idNames,
]

/**
 * The filters in a URL: statuses and methods separated by commas, amounts in rupees. URLs are typed and
 * shared, so values that the contract does not define are dropped.
 */
export function filtersIn(params: URLSearchParams): TransactionFilters {
  const text = (name: string) => params.get(name)?.trim() ?? ''
  const status = known(statuses, text('status'))
  const method = known(methods, text('method'))
  const [refundStatus] = known(refundStatuses, text('refundStatus'))
  const [sort] = known(sorts, text('sort'))
  const [from, to] = [text('from'), text('to')].map((day) => (isDay(day) ? day : ''))
  const lastHours = wholeNumber(text('lastHours'), MAX_HOURS)
  const minAmount = parseRupees(text('minAmount'))
  const maxAmount = parseRupees(text('maxAmount'))
  const search = cutText(text('search').replaceAll(/\p{Cc}/gu, ''), 100)
  const ids = idNames.flatMap((name) => (ID.test(text(name)) ? [[name, text(name)]] : []))
  return {
    ...(status.length > 0 && { status }),
    ...(method.length > 0 && { method }),
    ...(refundStatus && { refundStatus }),
    ...(sort && { sort }),
    ...(from && { from }),
    ...(to && { to }),
    ...(lastHours && { lastHours }),
    ...(minAmount !== null && { minAmount }),
    ...(maxAmount !== null && { maxAmount }),
    ...(search && { search }),
    ...Object.fromEntries(ids),
  }
}

const MAX_HOURS = 720
const ID = /^[\w-]{1,64}$/

const known = <Member extends string>(members: readonly Member[], text: string): Member[] =>
  members.filter((member) => text.split(',').includes(member))

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
