import type { components } from '#contract'
import { ApiError, senseless } from '../contract/api-error.ts'
import type { Store, StoredGateway, StoredMethod } from '../data/store.ts'

type Schemas = components['schemas']
type MethodSettings = Schemas['PaymentMethodSettings']
type GatewaySettings = Schemas['GatewaySettings']

function checkLimits(method: StoredMethod, settings: MethodSettings): void {
  const { minAmount, maxAmount } = { ...method, ...settings }
  if (minAmount > maxAmount) throw senseless('minAmount', 'must not be above maxAmount')
}

function checkGateways(method: StoredMethod, { gatewayIds = [] }: MethodSettings, store: Store): void {
  for (const [index, wanted] of gatewayIds.entries()) {
    const gateway = store.gateways.find(({ id, business }) => id === wanted && business === method.business)
    if (!gateway?.methods.includes(method.type))
      throw senseless(`gatewayIds.${index}`, 'does not take this method')
  }
}

function checkLive(gateway: StoredGateway, { mode, credentials }: GatewaySettings): void {
  if (mode === 'live' && !credentials && !gateway.credentials)
    throw senseless('credentials', 'are needed to go live')
}

function checkLast(gateway: StoredGateway, { enabled }: GatewaySettings, store: Store): void {
  const others = store.gateways.filter((each) => each.business === gateway.business && each !== gateway)
  if (enabled === false && gateway.enabled && !others.some((each) => each.enabled))
    throw new ApiError(409, 'last_gateway', 'Without this one nobody could pay.')
}

export const settingsRules = {
  checkLimits,
  checkGateways,
  checkLive,
  checkLast,
  checkMethod(method: StoredMethod, settings: MethodSettings, store: Store): void {
    this.checkLimits(method, settings)
    this.checkGateways(method, settings, store)
  },
  checkGateway(gateway: StoredGateway, settings: GatewaySettings, store: Store): void {
    this.checkLive(gateway, settings)
    this.checkLast(gateway, settings, store)
  },
  saveMethod: (method: StoredMethod, settings: MethodSettings): void => {
    Object.assign(method, settings)
  },
  saveGateway: (gateway: StoredGateway, settings: GatewaySettings, now: number): void => {
    Object.assign(gateway, settings, { updatedAt: now })
  },
  gatewayOrder: (a: StoredGateway, b: StoredGateway) =>
    a.business.id < b.business.id ? -1 : a.business.id > b.business.id ? 1 : a.priority - b.priority,
  masked: ({ keyId }: Schemas['GatewayCredentials']): Schemas['MaskedCredentials'] => ({
    keyId: `••••${keyId.slice(-4)}`,
    secret: '••••••••',
  }),
}
