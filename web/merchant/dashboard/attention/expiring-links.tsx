import { useQuery } from '@tanstack/react-query'
import { paths, pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { formatDaysUntil, formatTime } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { expiresWithin } from '../../payment-links/payment-link-lifecycle.ts'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import { paymentLinksQuery } from '../../payment-links/payment-links.ts'
import { Card } from '../cards/card.tsx'
import './concerns.css'

const SOON_DAYS = 7
const SHOWN = 3

/** Unpaid links that expire within a week, the next one first. */
export function ExpiringLinks() {
  const links = useQuery(paymentLinksQuery)
  return (
    <Card
      id="expiring"
      title="Expiring soon"
      query={links}
      what="payment links"
      more={{ to: paths.reminders, label: 'Remind customers' }}
      skeleton={<ExpiringSkeleton />}
    >
      {(all) => <Expiring links={expiringSoon(all)} />}
    </Card>
  )
}

function Expiring({ links }: { links: ReturnType<typeof expiringSoon> }) {
  if (links.length === 0)
    return <p className="p-4 text-muted">No open link expires within {SOON_DAYS} days.</p>
  return (
    <ul className="expiring">
      {links.slice(0, SHOWN).map(({ id, title, amount, amountPaid, expiresAt }) => (
        <li key={id}>
          <Link className="link" to={pathTo.link(id)}>
            {title}
          </Link>
          <span className="money" translate="no">
            {formatRupees(amount - amountPaid)}
          </span>
          <small title={formatTime(expiresAt)}>{formatDaysUntil(expiresAt)}</small>
        </li>
      ))}
      {links.length > SHOWN && (
        <li>
          <Link className="link" to={`${paths.links}?expiring=${SOON_DAYS}`}>
            {`All ${links.length} within ${SOON_DAYS} days`}
          </Link>
        </li>
      )}
    </ul>
  )
}

export function expiringSoon(links: PaymentLink[], now = Date.now()) {
  return links
    .filter((link) => expiresWithin(link, SOON_DAYS, now))
    .flatMap((link) => (link.expiresAt === undefined ? [] : [{ ...link, expiresAt: link.expiresAt }]))
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))
}

const ExpiringSkeleton = () => (
  <ul className="expiring">
    {[1, 2, 3, 4].map((row) => (
      <li key={row}>
        <i className="ghost" />
      </li>
    ))}
  </ul>
)
