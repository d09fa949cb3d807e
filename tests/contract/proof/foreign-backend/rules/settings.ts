import type { components } from '#contract'
import { ApiError, unprocessable } from '../contract/api-error.ts'
import type { Store, StoredGateway, StoredMethod } from '../data/store.ts'

type Schemas = components['schemas']
type MethodSettings = Schemas['PaymentMethodSettings']
type GatewaySettings = Schemas['GatewaySettings']

export function checkMethod(method: StoredMethod, settings: MethodSettings, store: Store): void {
  const { minAmount, maxAmount } = { ...method, ...settings }
  if (minAmount > maxAmount) throw unprocessable('minAmount', 'must not be above maxAmount')
  for (const [index, wanted] of (settings.gatewayIds ?? []).entries()) {
    const gateway = store.gateways.find(({ id, business }) => id === wanted && business === method.business)
    if (!gateway?.methods.includes(method.type))
      throw unprocessable(`gatewayIds.${index}`, 'does not take this method')
  }
}

export function checkGateway(
  gateway: StoredGateway,
  { enabled, mode, credentials }: GatewaySettings,
  store: Store,
): void {
  if (mode === 'live' && !credentials && !gateway.credentials)
    throw unprocessable('credentials', 'are needed to go live')
  const others = store.gateways.filter(
    (otherGateway) => otherGateway.business === gateway.business && otherGateway !== gateway,
  )
  if (enabled === false && gateway.enabled && !others.some((otherGateway) => otherGateway.enabled))
    throw new ApiError(409, 'last_gateway', 'Without this one nobody could pay.')
}

export const settingsRules = {
  gatewayOrder: (a: StoredGateway, b: StoredGateway) =>
    a.business.id < b.business.id ? -1 : a.business.id > b.business.id ? 1 : a.priority - b.priority,
  masked: ({ keyId }: Schemas['GatewayCredentials']): Schemas['MaskedCredentials'] => ({
    keyId: `••••${keyId.slice(-4)}`,
    secret: '••••••••',
  }),
}
