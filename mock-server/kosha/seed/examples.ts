import type { Ids } from '../store/ids.ts'

/**
 * The rows in the examples of openapi.yaml, so that each example can be sent unchanged: a link that nobody has paid
 * and a payment that can be refunded.
 */
export const EXAMPLE_LINK = 'plink_0000012'
export const EXAMPLE_PAYMENT = 'txn_0000412'

/** The next id that is not kept for an example. */
export function nextId(ids: Ids, prefix: 'txn' | 'plink'): string {
  const id = ids.next(prefix)
  return id === EXAMPLE_LINK || id === EXAMPLE_PAYMENT ? ids.next(prefix) : id
}
