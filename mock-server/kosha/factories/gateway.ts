import type { components } from '#contract'
import { timestamp } from '../../engine/time/clock.ts'
import type { Store } from '../store/store.ts'
import { ownerOf } from './owner.ts'

/** A gateway with defaults: another one of Tarang Textiles, live for all methods, with the lowest priority. */
export function buildGateway(
  given: Partial<components['schemas']['Gateway']>,
  store: Store,
): components['schemas']['Gateway'] {
  const owner = ownerOf(given, store)
  return {
    id: `gw_${owner.merchantId.replace('mer_', '')}_${store.gateways.size + 1}`,
    ...owner,
    name: 'Sangam',
    enabled: true,
    mode: 'live',
    priority: Math.min(99, store.gateways.oldestFirst(owner).length + 1),
    methods: ['upi', 'card', 'netbanking', 'wallet'],
    credentials: { keyId: 'key_••••1177', secret: '••••••••' },
    updatedAt: timestamp(store.clock.now()),
    ...given,
  }
}

/** A payment method with defaults: another one for UPI, through the first gateway of Tarang Textiles. */
export function buildPaymentMethod(
  given: Partial<components['schemas']['PaymentMethod']>,
  store: Store,
): components['schemas']['PaymentMethod'] {
  const owner = ownerOf(given, store)
  const { type = 'upi' } = given
  const fit = store.gateways.oldestFirst(owner).find(({ methods }) => methods.includes(type))
  return {
    id: `pm_${owner.merchantId.replace('mer_', '')}_${store.paymentMethods.size + 1}`,
    ...owner,
    type,
    name: type.toUpperCase(),
    enabled: true,
    minAmount: 100,
    maxAmount: 10_000_000,
    gatewayIds: [fit?.id ?? 'gw_none'],
    ...given,
  }
}
