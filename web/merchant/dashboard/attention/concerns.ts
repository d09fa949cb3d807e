import { paths, pathTo } from '../../../paths.ts'
import { formatCount, numbered } from '../../format/count.ts'
import { addDays, formatDay } from '../../format/ist.ts'
import { methodName } from '../../format/method-names.ts'
import { formatPercent, percentOf, shareOf } from '../../format/percent.ts'
import { formatRupees } from '../../format/rupees.ts'
import { expiresWithin, outstanding } from '../../payment-links/payment-link-lifecycle.ts'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import type { Settlement } from '../../records/settlements.ts'
import {
  hasCarriers,
  isOverdue,
  isReturned,
  isToBeSent,
  netOf,
  sentAgain,
} from '../../records/settlements.ts'
import type { RefundRow } from '../../refunds/refunds.ts'
import { isLate, isOwed } from '../../refunds/refunds.ts'
import type { Gateway } from '../../settings/gateways.ts'
import type { PaymentMethod } from '../../settings/payment-methods.ts'
import { waysToPay } from '../../settings/ways-to-pay.ts'
import { outcomesOf, rateOf } from '../figures/rate.ts'
import type { Stats } from '../figures/stats.ts'
import { todayOf } from '../figures/stats.ts'

/** Something that needs attention, and where. */
export type Concern = {
  tone: 'danger' | 'warning'
  /** In two or three words. */
  name: string
  text: string
  to: string
  action: string
}

type ConcernsInput = {
  stats: Stats
  settlements: Settlement[]
  gateways: Gateway[]
  methods: PaymentMethod[]
  /** Those that are late, and those that the bank refused. */
  refunds: readonly RefundRow[]
  links: readonly PaymentLink[]
  /** For a user who sees the accounts of all merchants. */
  namesMerchant?: boolean
}

/** How long a returned transfer is a concern if the server does not say which settlement carries it. */
const DAYS_OF_CONCERN = 30

/** In percentage points. */
const NOTABLE_FALL = 10
const ENOUGH_PAYMENTS = 10

/** What needs attention, most severe first. */
export function concernsIn(
  { stats, settlements, gateways, methods, refunds, links, namesMerchant = false }: ConcernsInput,
  now = Date.now(),
): Concern[] {
  const today = todayOf(stats, now)
  return [
    ...withoutGateway(gateways, namesMerchant),
    // Figures of several merchants do not tell their methods apart.
    ...(namesMerchant ? [] : stoppedMethods(stats, methods, gateways)),
    ...fallenRate(stats),
    ...settlements
      .filter((settlement) => isReturned(settlement) && !isSentAgain(settlement, settlements, today))
      .map((settlement) => returnedSettlement(settlement, settlements, namesMerchant)),
    ...overdueSettlements(settlements, today),
    ...refundConcern(refunds.filter(isOwed), 'refused'),
    ...refundConcern(
      refunds.filter((row) => isLate(row, today)),
      'late',
    ),
    ...expiringLinks(links, now),
  ]
}

function isSentAgain(
  { net, dueOn, carriedBy }: Settlement,
  settlements: readonly Settlement[],
  today: string,
): boolean {
  if (net === 0) return true
  if (!hasCarriers(settlements)) return dueOn < addDays(today, -DAYS_OF_CONCERN)
  return (
    carriedBy !== undefined &&
    !settlements.some((settlement) => settlement.id === carriedBy && isToBeSent(settlement))
  )
}

function overdueSettlements(settlements: readonly Settlement[], today: string): Concern[] {
  const overdue = settlements.filter((settlement) => isOverdue(settlement, today))
  const since = overdue.map(({ dueOn }) => dueOn).toSorted()[0]
  if (since === undefined) return []
  const text = `${formatRupees(netOf(overdue))} has not been sent to the bank: overdue since ${formatDay(since)}.`
  const only = overdue.length === 1 ? overdue[0] : undefined
  return [
    {
      tone: 'danger',
      name: 'Overdue settlement',
      text,
      to: only ? pathTo.settlement(only.id) : `${paths.settlements}?status=scheduled,processing`,
      action: only ? 'View settlement' : 'View settlements',
    },
  ]
}

function withoutGateway(gateways: Gateway[], namesMerchant: boolean): Concern[] {
  const merchants = [...new Set(gateways.map(({ merchantId }) => merchantId))]
  return merchants.flatMap((merchant): Concern[] => {
    const ownGateways = gateways.filter(({ merchantId }) => merchantId === merchant)
    if (ownGateways.some(({ enabled }) => enabled)) return []
    const ofMerchant = namesMerchant ? ` of ${ownGateways[0]?.merchantName}` : ''
    const text = `Every gateway${ofMerchant} is disabled: no customer can pay.`
    return [{ tone: 'danger', name: 'No gateway', text, to: paths.gateways, action: 'View gateways' }]
  })
}

/** Methods that earned in the last 30 days and that nobody can use now. */
function stoppedMethods({ last30Days }: Stats, methods: PaymentMethod[], gateways: Gateway[]): Concern[] {
  if (!last30Days || !gateways.some(({ enabled }) => enabled)) return []
  const { byMethod } = last30Days
  return byMethod.flatMap(({ id: type, amount }): Concern[] => {
    const method = methods.find((candidate) => candidate.type === type)
    if (amount === 0 || !method) return []
    if (waysToPay(method, { methods, gateways }).some((way) => way.type === type)) return []
    const share = percentOf(shareOf(byMethod, (other) => other === type))
    const text = `Nobody can pay by ${methodName(type)}, which brought in ${share} of the money in the last 30 days.`
    const to = paths.methods
    return [{ tone: 'danger', name: 'Method off', text, to, action: 'View payment methods' }]
  })
}

/** Today's rate, if it is far below that of the 30 days before. */
function fallenRate({ daily }: Stats): Concern[] {
  const today = daily.at(-1)
  const usual = rateOf(outcomesOf(daily.slice(-31, -1)))
  const rate = today ? rateOf(today) : null
  if (!today || rate === null || usual === null) return []
  const completed = today.succeeded + today.failed
  if (completed < ENOUGH_PAYMENTS || rate > usual - NOTABLE_FALL) return []
  const text = `Today ${formatPercent(rate)} of ${formatCount(completed)} completed payments succeeded; in the previous 30 days, it was ${formatPercent(usual)}.`
  const to = `${paths.transactions}?status=failed&from=${today.date}&to=${today.date}`
  return [{ tone: 'danger', name: 'Success rate fell', text, to, action: "View today's failures" }]
}

function returnedSettlement(
  settlement: Settlement,
  settlements: readonly Settlement[],
  namesMerchant: boolean,
): Concern {
  const { id, net, dueOn, failure, merchantName } = settlement
  const to = namesMerchant ? ` to ${merchantName}` : ''
  const text = [
    `${formatRupees(net)}${to}, due on ${formatDay(dueOn)}, did not reach the bank account.`,
    failure?.reason,
    sentAgain(settlement, settlements),
  ]
  return {
    tone: 'danger',
    name: 'Returned settlement',
    text: text.filter(Boolean).join(' '),
    to: pathTo.settlement(id),
    action: 'View settlement',
  }
}

function refundConcern(rows: readonly RefundRow[], due: 'late' | 'refused'): Concern[] {
  const [oldest, ...later] = rows.toSorted((a, b) => a.refund.expectedBy.localeCompare(b.refund.expectedBy))
  if (!oldest) return []
  const isSingle = later.length === 0
  const sum = formatRupees(rows.reduce((total, { refund }) => total + refund.amount, 0))
  const subject = isSingle ? `A refund of ${sum}` : `${rows.length} refunds, ${sum} in all,`
  const text =
    due === 'late'
      ? `${subject} ${isSingle ? 'is late: it' : 'are late: the oldest'} was due by ${formatDay(oldest.refund.expectedBy)}.`
      : `${subject} ${isSingle ? 'was' : 'were'} refused by the bank, and not made again.`
  return [
    {
      tone: 'danger',
      name: due === 'late' ? 'Late refunds' : 'Refused refunds',
      text,
      to: isSingle ? pathTo.refund(oldest.id) : `${paths.refunds}?due=${due}`,
      action: isSingle ? 'View refund' : 'View refunds',
    },
  ]
}

function expiringLinks(links: readonly PaymentLink[], now: number): Concern[] {
  const soon = links.filter((link) => expiresWithin(link, 1, now))
  if (soon.length === 0) return []
  const text = `${numbered(soon.length, 'open link')} ${soon.length === 1 ? 'expires' : 'expire'} within 24 hours: ${formatRupees(outstanding(soon).left)} is outstanding.`
  const to = `${paths.links}?expiring=1`
  return [{ tone: 'warning', name: 'Expiring links', text, to, action: 'View these links' }]
}
