import { paths, pathTo } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { matches } from '../payment-links/payment-link-search.ts'
import type { PaymentLink } from '../payment-links/payment-links.ts'
import { formatDaysUntil, formatTime } from '../values/ist.ts'
import { formatRupees } from '../values/rupees.ts'

const SOON_DAYS = 7
const SHOWN = 4

/** Unpaid links that expire within a week, the next one first. */
export function ExpiringLinks({ links }: { links: PaymentLink[] }) {
  const soon = expiringSoon(links)
  return (
    <section className="sheet" aria-labelledby="expiring">
      <header>
        <h2 id="expiring">Expiring soon</h2>
        <Link className="link" to={`${paths.links}?expiring=${SOON_DAYS}`}>
          View all
        </Link>
      </header>
      {soon.length === 0 ? (
        <p className="facts muted">No open link expires within {SOON_DAYS} days.</p>
      ) : (
        <ul className="expiring">
          {soon.slice(0, SHOWN).map(({ id, title, amount, amountPaid, expiresAt }) => (
            <li key={id}>
              <Link className="link" to={pathTo.shareLink(id)}>
                {title}
              </Link>
              <span className="money">{formatRupees(amount - amountPaid)}</span>
              <small title={formatTime(expiresAt)}>{formatDaysUntil(expiresAt)}</small>
            </li>
          ))}
          {soon.length > SHOWN && <li className="muted">and {soon.length - SHOWN} more</li>}
        </ul>
      )}
    </section>
  )
}

export function expiringSoon(links: PaymentLink[], now = Date.now()) {
  return links
    .filter((link) => matches(link, { search: '', status: '', expiring: SOON_DAYS }, now))
    .flatMap((link) => (link.expiresAt === undefined ? [] : [{ ...link, expiresAt: link.expiresAt }]))
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))
}
