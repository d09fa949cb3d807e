import type { Stats } from '../dashboard/figures/stats.ts'
import { listed } from '../format/listed.ts'
import { methodName } from '../format/method-names.ts'
import { percentOf, shareOf } from '../format/percent.ts'
import type { Gateway } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { MethodType, Settings, Way } from './ways-to-pay.ts'
import { isTestWay, waysToPay } from './ways-to-pay.ts'

/** A gateway or a method, as it would be. */
export type Change = { gateway: Gateway } | { method: PaymentMethod }

export type Stop = {
  /** What it means for whoever takes the payments. */
  sentence: string
  /** Whether every payment stops. */
  isAll: boolean
}

type Known = {
  /** Undefined if the figures are not known. */
  stats: Stats | undefined
  /** Whether the figures are of several merchants. */
  isOfAll: boolean
}

/** What stops with a change of settings; null if nothing does. */
export function whatStops(change: Change, settings: Settings, known: Known): Stop | null {
  const { merchantId } = 'gateway' in change ? change.gateway : change.method
  const before = waysToPay({ merchantId }, settings)
  const after = waysToPay({ merchantId }, changed(settings, change))
  const stopped = before.filter(({ type }) => !after.some((way) => way.type === type))
  const tested = after.filter((way) => isTestWay(way) && isLive(before, way.type))
  if (stopped.length + tested.length === 0) return null
  const isAll = before.some(isLiveWay) && !after.some(isLiveWay)
  return {
    sentence: [
      isAll && 'You will stop receiving payments.',
      stopped.length > 0 &&
        `Customers can no longer pay by ${listed(stopped.map(nameOf))}${shareOfWays(stopped, change, settings, known)}.`,
      tested.length > 0 &&
        `Payments by ${listed(tested.map(nameOf))} will be tests${shareOfWays(tested, change, settings, known)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    isAll: isAll || after.length === 0,
  }
}

/** What goes on when nothing stops, such as `UPI payments will be routed through Ganga.` */
export function whatGoesOn(change: Change, settings: Settings): string {
  const { merchantId } = 'gateway' in change ? change.gateway : change.method
  const before = waysToPay({ merchantId }, settings)
  const moved = waysToPay({ merchantId }, changed(settings, change)).filter(({ type, gateway }) =>
    before.some((way) => way.type === type && way.gateway.id !== gateway.id),
  )
  if (moved.length > 0)
    return moved.map((way) => `${nameOf(way)} payments will be routed through ${way.gateway.name}.`).join(' ')
  if ('gateway' in change) return 'No payments are routed through it at the moment.'
  const { type, id } = change.method
  const others = settings.methods.filter(
    (method) =>
      method.merchantId === merchantId && method.type === type && method.enabled && method.id !== id,
  )
  return others.length > 0
    ? `${methodName(type)} can still be paid: ${listed(others.map(({ name }) => name))}.`
    : 'Customers cannot pay by it at the moment.'
}

const changed = ({ methods, gateways }: Settings, change: Change): Settings =>
  'gateway' in change
    ? { methods, gateways: gateways.map((row) => (row.id === change.gateway.id ? change.gateway : row)) }
    : { gateways, methods: methods.map((row) => (row.id === change.method.id ? change.method : row)) }

const isLiveWay = (way: Way) => !isTestWay(way)
const isLive = (ways: Way[], type: MethodType) => ways.some((way) => way.type === type && isLiveWay(way))
const nameOf = ({ type }: Pick<Way, 'type'>) => methodName(type)

/** `: 77% of the last 30 days`. Figures of several merchants tell gateways apart, but not methods. */
function shareOfWays(ways: Way[], change: Change, settings: Settings, { stats, isOfAll }: Known): string {
  const recent = stats?.last30Days
  if (!recent || (isOfAll && 'method' in change)) return ''
  if (!isOfAll) return phrase(shareOf(recent.byMethod, (id) => ways.some(({ type }) => type === id)))
  if (!('gateway' in change)) return ''
  const { id: wanted, merchantId } = change.gateway
  const own = settings.gateways.filter((row) => row.merchantId === merchantId).map(({ id }) => id)
  return phrase(
    shareOf(
      recent.byGateway.filter(({ id }) => own.includes(id)),
      (id) => id === wanted,
    ),
  )
}

const phrase = (share: number) => (share > 0 ? `: ${percentOf(share)} of the last 30 days` : '')
