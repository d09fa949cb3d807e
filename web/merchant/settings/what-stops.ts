import { listed } from '../format/listed.ts'
import { methodName } from '../format/method-names.ts'
import type { Gateway } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { MethodType, Settings, Way } from './ways-to-pay.ts'
import { isTestWay, useSettings, waysToPay } from './ways-to-pay.ts'

/** A gateway or a method, as it would be. */
export type Change = { gateway: Gateway } | { method: PaymentMethod }

export type Stop = {
  /** What it means for whoever takes the payments. */
  sentence: string
  /** Whether every payment stops. */
  isAll: boolean
}

/** What a change of settings stops, and what goes on, as far as settings are known. */
export function useStops() {
  const settings = useSettings()
  const stopOf = (change: Change): Stop | null => (settings ? whatStops(change, settings) : null)
  const sentence = (change: Change): string =>
    stopOf(change)?.sentence ?? (settings ? whatGoesOn(change, settings) : '')
  return {
    stopOf,
    /** The effect of switching something off, including what takes over. */
    sentence,
    /** What saving a form would stop; null if it stops nothing and switches nothing off. */
    ofForm: (change: Change, isSwitchedOff: boolean): string | null =>
      stopOf(change)?.sentence ?? (isSwitchedOff ? sentence(change) : null),
  }
}

/** What stops with a change of settings; null if nothing does. */
export function whatStops(change: Change, settings: Settings): Stop | null {
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
      stopped.length > 0 && `Customers will not be able to pay by ${listed(stopped.map(nameOf))}.`,
      tested.length > 0 && `Payments by ${listed(tested.map(nameOf))} will be tests.`,
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
  const otherMethods = settings.methods.filter(
    (method) =>
      method.merchantId === merchantId && method.type === type && method.enabled && method.id !== id,
  )
  return otherMethods.length > 0
    ? `${methodName(type)} can still be paid: ${listed(otherMethods.map(({ name }) => name))}.`
    : 'Customers cannot pay by it at the moment.'
}

const changed = ({ methods, gateways }: Settings, change: Change): Settings =>
  'gateway' in change
    ? { methods, gateways: gateways.map((row) => (row.id === change.gateway.id ? change.gateway : row)) }
    : { gateways, methods: methods.map((row) => (row.id === change.method.id ? change.method : row)) }

const isLiveWay = (way: Way) => !isTestWay(way)
const isLive = (ways: Way[], type: MethodType) => ways.some((way) => way.type === type && isLiveWay(way))
const nameOf = ({ type }: Pick<Way, 'type'>) => methodName(type)
