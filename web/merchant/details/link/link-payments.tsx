import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { isList, unwrap } from '../../../api/errors.ts'
import { paths, pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { formatTime } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { Status } from '../../format/status.tsx'
import type { PaymentLink } from '../../payment-links/payment-links.ts'

const SHOWN = 5

/** Read again once more was paid. */
const linkPaymentsQuery = ({ id, amountPaid }: PaymentLink) =>
  queryOptions({
    queryKey: ['link-payments', id, amountPaid],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/payments/transactions', { params: { query: { paymentLinkId: id, limit: SHOWN } }, signal }),
        { transactions: isList },
      ),
  })

/** The newest payments through a link, failed ones too: they tell what the customer tried. */
export function LinkPayments({ link }: { link: PaymentLink }) {
  const { data } = useQuery(linkPaymentsQuery(link))
  if (!data || data.transactions.length === 0) return null
  return (
    <section className="link-part" aria-label="Payments">
      <h3>Payments</h3>
      <ul className="link-payments">
        {data.transactions.map(({ id, amount, status, createdAt }) => (
          <li key={id}>
            <Link className="link money" to={pathTo.transaction(id)}>
              {formatRupees(amount)}
            </Link>
            <span className="muted">{formatTime(createdAt)}</span>
            <Status kind="transaction" status={status} />
          </li>
        ))}
      </ul>
      <Link className="link" to={`${paths.transactions}?paymentLinkId=${link.id}`}>
        Payments through this link
      </Link>
    </section>
  )
}
