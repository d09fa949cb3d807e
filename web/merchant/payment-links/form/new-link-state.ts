import { isRecord } from '../../../api/shape.ts'
import { isMerchantPath } from '../../../paths.ts'
import { groupRupees, rupeesForInput } from '../../format/rupees.ts'

type NewLinkState = { prefill?: Record<string, string>; returnTo?: string }

type Prefill = {
  customer: { name?: string; email?: string; phone?: string }
  /** In paise. */
  amount?: number
}

/** The state of a link to the form, with its first values. In the history, not in the address, which is shared and logged. */
export const newLinkFor = ({ customer, amount }: Prefill) => ({
  prefill: {
    customerName: customer.name ?? '',
    customerEmail: customer.email ?? '',
    customerPhone: customer.phone ?? '',
    ...(amount !== undefined && { amount: groupRupees(rupeesForInput(amount)) }),
  },
  returnTo: location.pathname,
})

/** History survives versions of this site, so that it cannot be trusted. */
export function newLinkStateIn(state: unknown): NewLinkState {
  if (!isRecord(state)) return {}
  const { prefill, returnTo } = state
  const fields = isRecord(prefill) ? Object.entries(prefill) : []
  const texts = fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    ...(texts.length > 0 && { prefill: Object.fromEntries(texts) }),
    ...(typeof returnTo === 'string' && isMerchantPath(returnTo) && { returnTo }),
  }
}
