import { useQuery } from '@tanstack/react-query'
import { listed } from '../format/listed.ts'
import { methodName } from '../format/method-names.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Gateway } from './gateways.ts'
import { gatewaysQuery } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { paymentMethodsQuery } from './payment-methods.ts'

export type MethodType = PaymentMethod['type']

/** The methods and gateways of one merchant or several. */
export type Settings = { methods: readonly PaymentMethod[]; gateways: readonly Gateway[] }

/** A type of method that customers can use, and the gateway that is tried first. */
export type Way = { type: MethodType; gateway: Gateway }

/** In paise. Of a link with part payments, `least` is the smallest part and `most` what remains. */
export type Payable = { merchantId: string; least: number; most: number }

/** Undefined until both lists are known. */
export function useSettings(): Settings | undefined {
  const { data: methods } = useQuery(paymentMethodsQuery)
  const { data: gateways } = useQuery(gatewaysQuery)
  return methods && gateways && { methods, gateways }
}

/** How customers can pay a merchant now: by enabled methods that take such an amount, through enabled gateways. */
export function waysToPay(
  { merchantId, least, most }: Pick<Payable, 'merchantId'> & Partial<Payable>,
  { methods, gateways }: Settings,
): Way[] {
  const enabledMethods = methods.filter(
    (method) =>
      method.merchantId === merchantId &&
      method.enabled &&
      method.minAmount <= (most ?? Number.POSITIVE_INFINITY) &&
      (least ?? 0) <= method.maxAmount,
  )
  return [...new Set(enabledMethods.map(({ type }) => type))].flatMap((type) => {
    const routes = enabledMethods.filter((method) => method.type === type)
    const [gateway] = routes.flatMap((method) => gatewaysOf(method, gateways).filter(isOn)).sort(byPriority)
    return gateway ? [{ type, gateway }] : []
  })
}

/** The gateways that a method is routed to, the one tried first at first. */
export const gatewaysOf = ({ gatewayIds }: Pick<PaymentMethod, 'gatewayIds'>, gateways: readonly Gateway[]) =>
  gateways.filter(({ id }) => gatewayIds.includes(id)).toSorted(byPriority)

const byPriority = (a: Gateway, b: Gateway) => a.priority - b.priority
export const isOn = ({ enabled }: { enabled: boolean }) => enabled
const isOff = ({ enabled }: { enabled: boolean }) => !enabled

/** Why nobody can pay by this type of method; null if somebody can. */
export function reasonAgainst(type: MethodType, payable: Payable, settings: Settings): string | null {
  if (waysToPay(payable, settings).some((way) => way.type === type)) return null
  const { merchantId, least, most } = payable
  const name = methodName(type)
  const enabled = settings.methods.filter(
    (method) => method.merchantId === merchantId && method.type === type && method.enabled,
  )
  if (enabled.length === 0) return `${name} is not enabled in the payment methods`
  const routes = [...new Set(enabled.flatMap((method) => gatewaysOf(method, settings.gateways)))]
  if (!routes.some(isOn)) {
    const off = routes.filter(isOff).map((gateway) => gateway.name)
    return off.length > 0
      ? `Customers cannot pay by ${name}: ${listed(off)} ${off.length === 1 ? 'is' : 'are'} switched off`
      : `${name} has no gateway`
  }
  const amounts = least < most ? `${formatRupees(least)} to ${formatRupees(most)}` : formatRupees(most)
  return `No enabled ${name} method accepts ${amounts}`
}

/** Why nobody can pay at all; null if somebody can. */
export function reasonAgainstAll(payable: Payable, settings: Settings): string | null {
  if (waysToPay(payable, settings).length > 0) return null
  return waysToPay({ merchantId: payable.merchantId }, settings).length > 0
    ? `No enabled payment method accepts ${formatRupees(payable.most)}.`
    : 'All payment methods are switched off, or their gateways are.'
}

type Mode = 'live' | 'test' | 'partly test'

/** Whether payments would be tests; undefined if nobody can pay. */
export function modeOf(ways: readonly Way[]): Mode | undefined {
  const tests = ways.filter(isTestWay).length
  if (ways.length === 0) return undefined
  if (tests === 0) return 'live'
  return tests === ways.length ? 'test' : 'partly test'
}

export const isTestWay = ({ gateway }: Way) => gateway.mode === 'test'

/** Whether all payments are tests: every enabled gateway is in test mode. */
export function areTests(gateways: readonly Gateway[]): boolean {
  const enabled = gateways.filter(isOn)
  return enabled.length > 0 && enabled.every(({ mode }) => mode === 'test')
}

/** What to know before somebody pays; null if all payments are live. */
export function testSentence(ways: readonly Way[]): string | null {
  const mode = modeOf(ways)
  if (mode === 'test') return 'Test mode: a payment would be a test, and no money would move.'
  if (mode !== 'partly test') return null
  const types = ways.filter(isTestWay).map(({ type }) => methodName(type))
  return `Payments by ${listed(types)} would be tests: no money would move.`
}
