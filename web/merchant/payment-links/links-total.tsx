import { formatCount } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'
import type { PaymentLink } from './payment-links.ts'

/** How many links match the filters, and what they amount to. */
export function LinksTotal({ links }: { links: readonly PaymentLink[] }) {
  const paid = links.reduce((sum, { amountPaid }) => sum + amountPaid, 0)
  const amount = links.reduce((sum, link) => sum + link.amount, 0)
  return (
    <p className="list-total">
      <b>{formatCount(links.length)}</b> {links.length === 1 ? 'link' : 'links'} · <b>{formatRupees(paid)}</b>{' '}
      paid
      <span>
        {' '}
        of <b>{formatRupees(amount)}</b>
      </span>
    </p>
  )
}
