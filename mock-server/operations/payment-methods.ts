import type { components } from '#contract'
import { unprocessable } from '../http-error.ts'
import type { Store } from '../store/store.ts'
import type { HandlersFor } from './handlers.ts'

type PaymentMethod = components['schemas']['PaymentMethod']

export const paymentMethods = {
  listPaymentMethods: ({ caller }, { paymentMethods }) => ({ methods: paymentMethods.oldestFirst(caller) }),

  updatePaymentMethod: ({ path, body, caller }, store) => {
    const changed = { ...store.paymentMethods.get(path.id, caller), ...body }
    if (changed.minAmount > changed.maxAmount) {
      unprocessable('The minimum is above the maximum.', [
        { field: 'minAmount', message: 'must be at most maxAmount' },
      ])
    }
    if (body.gatewayIds) rejectUnsupportedGateways(changed, store)
    store.paymentMethods.replace(changed)
    return { methods: store.paymentMethods.oldestFirst(caller) }
  },
} satisfies HandlersFor<'listPaymentMethods' | 'updatePaymentMethod'>

function rejectUnsupportedGateways(
  { gatewayIds, merchantId, type }: PaymentMethod,
  { gateways }: Store,
): void {
  const unfit = gatewayIds.flatMap((id, index) => {
    const gateway = gateways.find(id)
    const isFit = gateway?.merchantId === merchantId && gateway.methods.includes(type)
    return isFit
      ? []
      : [{ field: `gatewayIds.${index}`, message: `is not a gateway of this account that takes ${type}` }]
  })
  if (unfit.length > 0) unprocessable('A gateway does not take this type of payment.', unfit)
}
