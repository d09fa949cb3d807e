import { paths, pathTo } from '../../../paths.ts'
import { formatCount, numbered } from '../../format/count.ts'
import { addDays, formatDay } from '../../format/ist.ts'
import { formatPercent } from '../../format/percent.ts'
import { formatRupees } from '../../format/rupees.ts'
import { expiresWithin, outstanding } from '../../payment-links/payment-link-lifecycle.ts'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import type { Settlement } from '../../records/settlements.ts'
import { isOverdue, isReturned, isToBeSent, sentAgain, tellsCarriers } from '../../records/settlements.ts'
import type { RefundRow } from '../../refunds/refunds.ts'
import { isLate, isOwed } from '../../refunds/refunds.ts'
import type { Gateway } from '../../settings/gateways.ts'
import type { PaymentMethod } from '../../settings/payment-methods.ts'
import { outcomesOf, rateOf } from '../figures/rate.ts'
import type { Day, Stats } from '../figures/stats.ts'
import { todayOf } from '../figures/stats.ts'
import type { Concern } from './concern.ts'
import { offThatEarned } from './off-that-earned.ts'

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

/** How long a returned transfer is a concern where the server does not tell what carries it. */
const DAYS_OF_CONCERN = 30

const POINTS_BELOW_USUAL = 10
const ENOUGH_PAYMENTS = 10
const ENOUGH_IN_A_WEEK = 30
/** In per cent: below, most customers cannot pay. */
const MOST_FAIL = 50
const POOR_RATE = 85

/** What needs attention, most severe first; of equal ones, what happens right now. */
export function concernsIn(
  { stats, settlements, gateways, methods, refunds, links, namesMerchant = false }: ConcernsInput,
  now = Date.now(),
): Concern[] {
  const today = todayOf(stats, now)
  const all = [
    ...withoutGateway(gateways, namesMerchant),
    ...rateThatFell(stats),
    ...offThatEarned({ stats, settings: { methods, gateways }, namesMerchant }),
    ...settlements
      .filter((one) => isReturned(one) && !isSentAgain(one, settlements, today))
      .map((one) => returnedSettlement(one, settlements, namesMerchant)),
    ...overdueSettlements(settlements, today),
    ...refundConcern(refunds.filter(isOwed), 'refused'),
    ...refundConcern(
      refunds.filter((row) => isLate(row, today)),
      'late',
    ),
    ...gateways.filter(succeedsRarely).map((one) => poorGateway(one, namesMerchant)),
    ...expiringLinks(links, now),
  ]
  return all.toSorted((a, b) => Number(b.tone === 'danger') - Number(a.tone === 'danger'))
}

function isSentAgain(
  { net, dueOn, carriedBy }: Settlement,
  all: readonly Settlement[],
  today: string,
): boolean {
  if (net === 0) return true
  if (!tellsCarriers(all)) return dueOn < addDays(today, -DAYS_OF_CONCERN)
  return carriedBy !== undefined && !all.some((each) => each.id === carriedBy && isToBeSent(each))
}

function overdueSettlements(settlements: readonly Settlement[], today: string): Concern[] {
  const overdue = settlements.filter((each) => isOverdue(each, today))
  const since = overdue.map(({ dueOn }) => dueOn).toSorted()[0]
  if (since === undefined) return []
  const net = overdue.reduce((sum, each) => sum + each.net, 0)
  const text = `${formatRupees(net)} has not been sent to the bank: overdue since ${formatDay(since)}.`
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
    const own = gateways.filter(({ merchantId }) => merchantId === merchant)
    if (own.some(({ enabled }) => enabled)) return []
    const of = namesMerchant ? ` of ${own[0]?.merchantName}` : ''
    const text = `Every gateway${of} is disabled: no customer can pay.`
    return [{ tone: 'danger', name: 'No gateway', text, to: paths.gateways, action: 'View gateways' }]
  })
}

function returnedSettlement(
  settlement: Settlement,
  all: readonly Settlement[],
  namesMerchant: boolean,
): Concern {
  const { id, net, dueOn, failure, merchantName } = settlement
  const to = namesMerchant ? ` to ${merchantName}` : ''
  const text = [
    `${formatRupees(net)}${to}, due on ${formatDay(dueOn)}, did not reach the bank account.`,
    failure?.reason,
    sentAgain(settlement, all),
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
  const [first, ...others] = rows.toSorted((a, b) => a.refund.expectedBy.localeCompare(b.refund.expectedBy))
  if (!first) return []
  const isOne = others.length === 0
  const sum = formatRupees(rows.reduce((all, { refund }) => all + refund.amount, 0))
  const what = isOne ? `A refund of ${sum}` : `${rows.length} refunds, ${sum} in all,`
  const text =
    due === 'late'
      ? `${what} ${isOne ? 'is late: it' : 'are late: the oldest'} was due by ${formatDay(first.refund.expectedBy)}.`
      : `${what} ${isOne ? 'was' : 'were'} refused by the bank, and not made again.`
  return [
    {
      tone: 'danger',
      name: due === 'late' ? 'Late refunds' : 'Refused refunds',
      text,
      to: isOne ? pathTo.refund(first.id) : `${paths.refunds}?due=${due}`,
      action: isOne ? 'View refund' : 'View refunds',
    },
  ]
}

/** Of today, or else of the last days: one of both says it. */
function rateThatFell({ daily }: Stats): Concern[] {
  const today = fallen(daily.slice(-1), daily.slice(-31, -1), ENOUGH_PAYMENTS)
  const week = fallen(daily.slice(-7), daily.slice(-37, -7), ENOUGH_IN_A_WEEK)
  const found = today ?? week
  if (!found) return []
  const { rate, usual, completed, from, to } = found
  const when = today ? 'Today' : 'In the last 7 days'
  return [
    {
      tone: rate < MOST_FAIL ? 'danger' : 'warning',
      name: 'Success rate fell',
      text: `${when} ${formatPercent(rate)} of ${formatCount(completed)} completed payments succeeded; in the 30 days before it was ${formatPercent(usual)}.`,
      to: `${paths.transactions}?status=failed&from=${from}&to=${to}`,
      action: today ? "View today's failures" : 'View the failures',
    },
  ]
}

/** A rate of these days that is well below the usual one, of enough payments to say so. */
function fallen(days: Day[], usualDays: Day[], enough: number) {
  const outcomes = outcomesOf(days)
  const completed = outcomes.succeeded + outcomes.failed
  const [rate, usual] = [rateOf(outcomes), rateOf(outcomesOf(usualDays))]
  const [from, to] = [days[0]?.date, days.at(-1)?.date]
  if (rate === null || usual === null || completed < enough || rate > usual - POINTS_BELOW_USUAL) return null
  return { rate, usual, completed, from, to }
}

function expiringLinks(links: readonly PaymentLink[], now: number): Concern[] {
  const soon = links.filter((link) => expiresWithin(link, 1, now))
  if (soon.length === 0) return []
  const text = `${numbered(soon.length, 'open link')} ${soon.length === 1 ? 'expires' : 'expire'} within 24 hours: ${formatRupees(outstanding(soon).left)} is outstanding.`
  const to = `${paths.links}?expiring=1`
  return [{ tone: 'warning', name: 'Expiring links', text, to, action: 'View these links' }]
}

/** Whether live gateways have payments, and the server says of each of them how often these succeed. */
export function areRatesKnown(gateways: Gateway[], { byGateway, last30Days }: Stats): boolean {
  const used = gateways.filter(
    ({ id, enabled, mode }) =>
      enabled && mode === 'live' && byGateway.some((one) => one.id === id && one.count > 0),
  )
  // What was switched off although it earned follows from the figures of the last 30 days.
  return (
    last30Days !== undefined && used.length > 0 && used.every(({ successRate }) => successRate !== undefined)
  )
}

const succeedsRarely = ({ enabled, mode, successRate }: Gateway) =>
  enabled && mode === 'live' && successRate !== undefined && successRate < POOR_RATE

function poorGateway({ id, name, successRate, merchantName }: Gateway, namesMerchant: boolean): Concern {
  const of = namesMerchant ? ` of ${merchantName}` : ''
  const text = `Only ${formatPercent(successRate)} of all payments${of} via ${name} so far have succeeded.`
  return {
    tone: 'warning',
    name: 'Failing gateway',
    text,
    to: `${paths.transactions}?gatewayId=${id}&status=failed`,
    action: 'View failures',
  }
}
