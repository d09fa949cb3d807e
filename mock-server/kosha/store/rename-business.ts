import { nextEtag } from '../rules/etag.ts'
import type { Store } from './store.ts'

/** Renames a business for all of its users and on every row that contains its name. */
export function renameBusiness(store: Store, merchantId: string, businessName: string): void {
  for (const account of store.accounts.all()) {
    if (account.merchantId === merchantId) store.accounts.updateUser(account.user.id, { businessName })
  }
  const { gateways, paymentMethods, paymentLinks, settlements, transactions } = store
  const renamed = { merchantName: businessName }
  for (const row of gateways.oldestFirst({ merchantId })) gateways.replace({ ...row, ...renamed })
  for (const row of paymentMethods.oldestFirst({ merchantId })) paymentMethods.replace({ ...row, ...renamed })
  for (const row of paymentLinks.oldestFirst({ merchantId }))
    paymentLinks.replace({ ...row, ...renamed, etag: nextEtag(row) })
  for (const row of settlements.oldestFirst({ merchantId })) settlements.replace({ ...row, ...renamed })
  transactions.rename(merchantId, businessName)
}
