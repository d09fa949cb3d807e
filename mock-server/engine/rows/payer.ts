import type { components } from '#contract'
import { conclude } from '../../kosha/factories/outcome.ts'
import { pay } from '../../kosha/factories/payer.ts'
import type { ControlsFor } from '../control/handlers.ts'
import { invalid } from '../http-error.ts'
import type { ControlContext } from '../sessions/control-context.ts'

export const payer = {
  payLink: (
    { path, body: { customer, method = 'upi', outcome = 'success', amount } },
    { session, contract },
  ) => {
    const link = session.store.paymentLinks.get(path.id, {})
    const payment = { amount, method, outcome }
    if (customer === undefined) return pay(link, payment, session.store)
    return pay(link, { ...payment, customer: customerFrom(customer, contract) }, session.store)
  },

  concludePayment: ({ path, body: { outcome = 'success' } }, { session: { store } }) => {
    const transaction = conclude(store.transactions.get(path.id, {}), outcome, store)
    const link = store.paymentLinks.find(transaction.paymentLinkId ?? '')
    return { transaction, ...(link && { link }) }
  },
} satisfies ControlsFor<'payLink' | 'concludePayment', ControlContext>

function customerFrom(value: unknown, { check }: ControlContext['contract']) {
  const result = check({ $ref: '#/components/schemas/Customer' }, value)
  if (result.valid) return result.value as components['schemas']['Customer']
  return invalid(result.errors.map((each) => ({ ...each, field: `customer.${each.field}` })))
}
