import { paths } from '../../../paths.ts'
import { methodName } from '../../format/method-names.ts'
import { percentOf, shareOf } from '../../format/percent.ts'
import type { Gateway } from '../../settings/gateways.ts'
import type { MethodType, Settings } from '../../settings/ways-to-pay.ts'
import { isTestWay, waysToPay } from '../../settings/ways-to-pay.ts'
import type { Stats } from '../figures/stats.ts'
import type { Concern } from './concern.ts'

type OffInput = { stats: Stats; settings: Settings; namesMerchant: boolean }

/** The methods and gateways that brought money in the last 30 days, and are switched off or in test mode now. */
export function offThatEarned({ stats, settings, namesMerchant }: OffInput): Concern[] {
  const recent = stats.last30Days
  // Until the lists are known, nothing is off.
  if (!recent || settings.methods.length === 0 || !settings.gateways.some(({ enabled }) => enabled)) return []
  // Figures of several merchants do not tell their methods apart.
  const types = namesMerchant ? [] : recent.byMethod.filter(({ amount }) => amount > 0)
  const stopped = types.flatMap(({ id }) => {
    const share = shareOf(recent.byMethod, (other) => other === id)
    return stoppedMethod(id, percentOf(share), settings) ?? []
  })
  const gateways = settings.gateways.filter(
    (gateway) =>
      (!gateway.enabled || gateway.mode === 'test') &&
      !gateway.methods.some((type) => stopped.some((one) => one.type === type)),
  )
  return [
    ...stopped.map(({ concern }) => concern),
    ...gateways.flatMap((gateway) => stoppedGateway(gateway, recent.byGateway, settings, namesMerchant)),
  ]
}

function stoppedMethod(type: string, share: string, settings: Settings) {
  const own = settings.methods.filter((method) => method.type === type)
  const [method] = own
  if (!method) return undefined
  const way = waysToPay(method, settings).find((one) => one.type === type)
  if (way && !isTestWay(way)) return undefined
  const name = methodName(type)
  const text = way
    ? `Payments by ${name} are tests now: ${way.gateway.name} is in test mode. It brought ${share} of the last 30 days.`
    : `Nobody can pay by ${name}, which brought ${share} of the last 30 days.`
  const isOff = own.every(({ enabled }) => !enabled)
  const concern: Concern = {
    tone: 'danger',
    name: way ? 'Test payments' : 'Method off',
    text,
    ...(isOff
      ? { to: paths.methods, action: 'View payment methods' }
      : { to: paths.gateways, action: 'View gateways' }),
  }
  return { type: method.type satisfies MethodType, concern }
}

function stoppedGateway(
  gateway: Gateway,
  figures: { id: string; amount: number }[],
  { gateways }: Settings,
  namesMerchant: boolean,
): Concern[] {
  const { id, name, merchantId, merchantName, enabled } = gateway
  const own = gateways.filter((one) => one.merchantId === merchantId).map((one) => one.id)
  const share = shareOf(
    figures.filter((one) => own.includes(one.id)),
    (one) => one === id,
  )
  if (share === 0) return []
  const of = namesMerchant ? ` of ${merchantName}` : ''
  const state = enabled ? 'is in test mode' : 'is switched off'
  const text = `${name}${of} ${state}. It brought ${percentOf(share)} of the last 30 days.`
  return [
    {
      tone: 'warning',
      name: enabled ? 'Gateway in test mode' : 'Gateway off',
      text,
      to: paths.gateways,
      action: 'View gateways',
    },
  ]
}
