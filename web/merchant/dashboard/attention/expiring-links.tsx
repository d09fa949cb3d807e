import { useQuery } from '@tanstack/react-query'
import { paths, pathTo } from '../../../paths.ts'
import { Ghost } from '../../../ui/app/skeleton.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatDaysUntil, formatTime } from '../../format/ist.ts'
import { Money } from '../../format/money.tsx'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import { paymentLinksQuery } from '../../payment-links/payment-links.ts'
import { reminderQueue } from '../../payment-links/reminders/reminder-queue.ts'
import { Card } from '../cards/card.tsx'

const SOON_DAYS = 7
const SHOWN = 3

const LIST = 'grid gap-2 px-4 py-3'
const ROW = 'grid min-h-10.5 grid-cols-[minmax(0,1fr)_auto] gap-x-4'

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
      {(all) => <Expiring links={reminderQueue(all, Date.now()).expiring} />}
    </Card>
  )
}

function Expiring({ links }: { links: PaymentLink[] }) {
  if (links.length === 0)
    return <p className="p-4 text-muted">No open links expire within {SOON_DAYS} days.</p>
  return (
    <ul className={LIST}>
      {links.slice(0, SHOWN).map(({ id, title, amount, amountPaid, expiresAt = '' }) => (
        <li key={id} className={ROW}>
          <Link className="link" to={pathTo.link(id)}>
            {title}
          </Link>
          <Money paise={amount - amountPaid} />
          <span className="col-start-1 text-muted text-xs/body" title={formatTime(expiresAt)}>
            {formatDaysUntil(expiresAt)}
          </span>
        </li>
      ))}
      {links.length > SHOWN && (
        <li className={ROW}>
          <Link className="link" to={`${paths.links}?expiring=${SOON_DAYS}`}>
            {`All ${links.length} within ${SOON_DAYS} days`}
          </Link>
        </li>
      )}
    </ul>
  )
}

const ExpiringSkeleton = () => (
  <ul className={LIST}>
    {[1, 2, 3, 4].map((row) => (
      <li key={row} className={ROW}>
        <Ghost />
      </li>
    ))}
  </ul>
)
