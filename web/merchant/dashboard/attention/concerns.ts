import { paths, pathTo } from '../../../paths.ts'
import { addDays, dayOf, formatDay } from '../../format/ist.ts'
import { formatPercent } from '../../format/percent.ts'
import { formatRupees } from '../../format/rupees.ts'
import type { Gateway } from '../../settings/gateways.ts'
import type { PaymentMethod } from '../../settings/payment-methods.ts'
import type { Settlement } from '../../settlements/settlements.ts'
import { outcomesOf, rateOf } from '../figures/rate.ts'
import type { Stats } from '../figures/stats.ts'
import type { Concern } from './concern.ts'
import { offThatEarned } from './off-that-earned.ts'

type ConcernsInput = {
  stats: Stats
  settlements: Settlement[]
  gateways: Gateway[]
  methods: PaymentMethod[]
  failedRefunds: number
  /** For a user who sees the accounts of all merchants. */
  namesMerchant?: boolean
}

/** How long a failure counts as recent. */
const DAYS_OF_CONCERN = 30

const POINTS_BELOW_USUAL = 10
const ENOUGH_PAYMENTS = 10
const POOR_RATE = 85

/** What needs attention, most severe first. */
export function concernsIn(
  { stats, settlements, gateways, methods, failedRefunds, namesMerchant = false }: ConcernsInput,
  now = Date.now(),
): Concern[] {
  return [
    ...withoutGateway(gateways, namesMerchant),
    ...offThatEarned({ stats, settings: { methods, gateways }, namesMerchant }),
    ...settlements
      .filter((one) => one.status === 'failed' && isRecent(one, now))
      .map((one) => failedSettlement(one, namesMerchant)),
    ...refundsThatFailed(failedRefunds, now),
    ...unusualToday(stats),
    ...gateways.filter(succeedsRarely).map((one) => poorGateway(one, namesMerchant)),
  ]
}

/** The first of the days whose failures count. */
export const firstRecent = (now: number) => addDays(dayOf(now), -DAYS_OF_CONCERN)

const isRecent = ({ dueOn }: Settlement, now: number) => dueOn >= firstRecent(now)

function withoutGateway(gateways: Gateway[], namesMerchant: boolean): Concern[] {
  const merchants = [...new Set(gateways.map(({ merchantId }) => merchantId))]
  return merchants.flatMap((merchant): Concern[] => {
    const own = gateways.filter(({ merchantId }) => merchantId === merchant)
    if (own.some(({ enabled }) => enabled)) return []
    const of = namesMerchant ? ` of ${own[0]?.merchantName}` : ''
    const text = `Every gateway${of} is disabled: no customer can pay.`
    return [{ tone: 'danger', text, to: paths.gateways, action: 'View gateways' }]
  })
}

function failedSettlement(settlement: Settlement, namesMerchant: boolean): Concern {
  const { id, net, dueOn, failure, merchantName } = settlement
  const to = namesMerchant ? ` to ${merchantName}` : ''
  const text = `The settlement of ${formatRupees(net)}${to} due ${formatDay(dueOn)} failed. ${failure?.reason ?? ''}`
  return { tone: 'danger', text: text.trim(), to: pathTo.settlement(id), action: 'View settlement' }
}

function refundsThatFailed(count: number, now: number): Concern[] {
  if (count === 0) return []
  const text =
    count === 1
      ? 'A refund failed: the customer has not been paid back.'
      : `Refunds of ${count} payments failed: the customers have not been paid back.`
  const to = `${paths.transactions}?refundStatus=failed&from=${firstRecent(now)}`
  return [{ tone: 'danger', text, to, action: 'View failed refunds' }]
}

function unusualToday({ daily }: Stats): Concern[] {
  const today = daily.at(-1)
  const [rate, usual] = [today && rateOf(today), rateOf(outcomesOf(daily.slice(-31, -1)))]
  if (!today || rate == null || usual === null) return []
  if (today.succeeded + today.failed < ENOUGH_PAYMENTS || rate > usual - POINTS_BELOW_USUAL) return []
  const text = `Today ${formatPercent(rate)} of ${today.succeeded + today.failed} completed payments succeeded; over the last 30 days it was ${formatPercent(usual)}.`
  const to = `${paths.transactions}?status=failed&from=${today.date}&to=${today.date}`
  return [{ tone: 'warning', text, to, action: "View today's failures" }]
}

/** Whether the server says how often the payments of each gateway succeed that has some. */
export const areRatesKnown = (gateways: Gateway[], { byGateway }: Stats) =>
  gateways
    .filter(
      ({ id, enabled, mode }) =>
        enabled && mode === 'live' && byGateway.some((one) => one.id === id && one.count > 0),
    )
    .every(({ successRate }) => successRate !== undefined)

const succeedsRarely = ({ enabled, mode, successRate }: Gateway) =>
  enabled && mode === 'live' && successRate !== undefined && successRate < POOR_RATE

function poorGateway({ id, name, successRate, merchantName }: Gateway, namesMerchant: boolean): Concern {
  const of = namesMerchant ? ` of ${merchantName}` : ''
  const text = `Only ${formatPercent(successRate)} of payments${of} via ${name} are succeeding.`
  return {
    tone: 'warning',
    text,
    to: `${paths.transactions}?gatewayId=${id}&status=failed`,
    action: 'View failures',
  }
}
