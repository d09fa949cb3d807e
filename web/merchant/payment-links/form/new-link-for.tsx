import { useSnapshot } from 'valtio'
import { can } from '../../../api/permissions.ts'
import { isRecord } from '../../../api/shape.ts'
import { isMerchantPath, paths } from '../../../paths.ts'
import { session } from '../../../session/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { groupRupees, rupeesForInput } from '../../format/rupees.ts'

type NewLinkForProps = {
  customer: { name?: string; email?: string; phone?: string }
  /** In paise. */
  amount?: number
}

/** Opens the form of a new link with the customer, and perhaps the amount, filled in. */
export function NewLinkFor({ customer: { name = '', email = '', phone = '' }, amount }: NewLinkForProps) {
  const { user } = useSnapshot(session)
  if (!can(user, 'createPaymentLink')) return null
  const prefill = {
    ...{ customerName: name, customerEmail: email, customerPhone: phone },
    ...(amount !== undefined && { amount: groupRupees(rupeesForInput(amount)) }),
  }
  return (
    // In the history, not in the address, which is shared and logged.
    <LinkButton
      variant="secondary"
      size="sm"
      to={paths.newLink}
      state={{ prefill, returnTo: location.pathname }}
    >
      Create a link for this customer
    </LinkButton>
  )
}

type NewLinkState = { prefill?: Record<string, string>; returnTo?: string }

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
