import type { Account } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import { gatewaysOf } from './gateways.ts'
import { methodsOf } from './payment-methods.ts'

/** Adds the default gateways, in test mode, and payment methods to a new merchant. */
export function addDefaultGateways(
  { gateways, paymentMethods, clock }: Store,
  { user, merchantId }: Account,
): void {
  if (merchantId === undefined) return
  const business = { key: merchantId.replace('mer_', ''), id: merchantId, name: user.businessName }
  for (const { credentials: _none, ...gateway } of gatewaysOf(business, clock.now())) {
    gateways.insert({ ...gateway, mode: 'test' })
  }
  for (const method of methodsOf(business)) paymentMethods.insert(method)
}
