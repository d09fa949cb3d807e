import type { components } from '#contract'
import type { FieldError } from '../../engine/rule-violation.ts'
import { rejectUnprocessable } from '../../engine/rule-violation.ts'
import type { Store } from '../store/store.ts'
import type { HandlersFor } from './handler.ts'

type PaymentMethod = components['schemas']['PaymentMethod']

export const paymentMethods = {
  listPaymentMethods: ({ caller }, { paymentMethods }) => ({ methods: paymentMethods.oldestFirst(caller) }),

  updatePaymentMethod: ({ path, body, caller }, store) => {
    const changed = { ...store.paymentMethods.get(path.id, caller), ...body }
    const isRangeEmpty = changed.minAmount > changed.maxAmount
    const errors = [
      ...(isRangeEmpty ? [{ field: 'minAmount', message: 'must be at most maxAmount' }] : []),
      ...(body.gatewayIds ? unsupportedGateways(changed, store) : []),
    ]
    if (errors.length > 0) {
      const message = isRangeEmpty
        ? 'The minimum is above the maximum.'
        : 'A gateway does not take this type of payment.'
      rejectUnprocessable(message, errors)
    }
    store.paymentMethods.replace(changed)
    return { methods: store.paymentMethods.oldestFirst(caller) }
  },
} satisfies HandlersFor<'listPaymentMethods' | 'updatePaymentMethod'>

function unsupportedGateways(
  { gatewayIds, merchantId, type }: PaymentMethod,
  { gateways }: Store,
): FieldError[] {
  return gatewayIds.flatMap((id, index) => {
    const gateway = gateways.find(id)
    const isFit = gateway?.merchantId === merchantId && gateway.methods.includes(type)
    return isFit
      ? []
      : [{ field: `gatewayIds.${index}`, message: `is not a gateway of this account that takes ${type}` }]
  })
}
