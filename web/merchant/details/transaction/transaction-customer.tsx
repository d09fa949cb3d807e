import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { formatDay } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { Status } from '../../format/status.tsx'
import type { Transaction } from '../../transactions/transactions.ts'
import { contactOf, customerPaymentsQuery } from '../customer/customer.ts'

const SHOWN = 3

/** Who paid, and what else they paid. */
export function TransactionCustomer({ transaction: { id, customer } }: { transaction: Transaction }) {
  const contact = contactOf(customer)
  return (
    <>
      <h3>Customer</h3>
      <div className="customer-card">
        <p>
          <b>{customer.name}</b>
        </p>
        {customer.email && (
          <a className="link" href={`mailto:${customer.email}`}>
            {customer.email}
          </a>
        )}
        {customer.phone && (
          <a className="link" href={`tel:${customer.phone}`}>
            {customer.phone}
          </a>
        )}
        {contact && <OtherPayments contact={contact} except={id} />}
      </div>
    </>
  )
}

function OtherPayments({ contact, except }: { contact: string; except: string }) {
  const { data } = useQuery(customerPaymentsQuery(contact))
  const others = data?.payments.filter(({ id }) => id !== except) ?? []
  return (
    <>
      {others.length > 0 && (
        <ul className="other-payments">
          {others.slice(0, SHOWN).map(({ id, amount, status, createdAt }) => (
            <li key={id}>
              <Link className="link money" to={pathTo.transaction(id)}>
                {formatRupees(amount)}
              </Link>
              <span className="muted">{formatDay(createdAt)}</span>
              <Status kind="transaction" status={status} />
            </li>
          ))}
        </ul>
      )}
      <Link className="link" to={pathTo.customer(contact)}>
        All payments and links of this customer
      </Link>
    </>
  )
}
