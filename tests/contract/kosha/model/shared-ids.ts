import type { Store } from '../../../../mock-server/kosha/store/store.ts'
import type { IdPairs } from './id-pairs.ts'

/** IdPairs the ids of all rows that a model was given with themselves. */
export function shareIds(store: Store, pairs: IdPairs): void {
  for (const { user, merchantId } of store.accounts.all()) {
    pairs.share('user', user.id)
    if (merchantId !== undefined) pairs.share('merchant', merchantId)
  }
  for (const { id } of store.gateways.oldestFirst()) pairs.share('gateway', id)
  for (const { id } of store.paymentMethods.oldestFirst()) pairs.share('method', id)
  for (const { id } of store.settlements.oldestFirst()) pairs.share('settlement', id)
  for (const { id, url, etag } of store.paymentLinks.oldestFirst()) {
    pairs.share('link', id)
    pairs.share('url', url)
    if (etag !== undefined) pairs.share(`etag of link ${id}`, etag)
  }
  for (const { id, refunds } of store.transactions.rows()) {
    pairs.share('transaction', id)
    for (const refund of refunds) pairs.share('refund', refund.id)
  }
}
