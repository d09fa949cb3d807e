import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths, pathTo } from '../../paths.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Fact, Facts } from '../../ui/app/facts.tsx'
import { Panel } from '../../ui/app/panel.tsx'
import { Link } from '../../ui/link.tsx'
import { formatCount } from '../format/count.ts'
import { formatDay } from '../format/ist.ts'
import { Money } from '../format/money.tsx'
import { formatRupees } from '../format/rupees.ts'
import { Status } from '../format/status.tsx'
import { searchIn } from '../navigation/search-target.ts'
import { NewLinkFor } from '../payment-links/form/new-link-for.tsx'
import type { PaymentLink } from '../payment-links/payment-links.ts'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { QueryState } from '../screen/query-states.tsx'
import { Screen } from '../screen/screen.tsx'
import { MAX_PAYMENTS } from '../transactions/all-transactions.ts'
import { TransactionTable } from '../transactions/transaction-table.tsx'
import type { Transaction } from '../transactions/transactions.ts'
import { customerPaymentsQuery, linksOf, moneyOf } from './customers.ts'

/** `/dashboard/customers/:contact`: all payments and links of one phone number or email address. */
export function CustomerPage() {
  const { contact = '' } = useParams()
  const query = useQuery(customerPaymentsQuery(contact))
  const links = useQuery(paymentLinksQuery)
  const customerLinks = linksOf(links.data ?? [], contact)
  const customer = query.data?.payments[0]?.customer ?? customerLinks[0]?.customer
  return (
    <Screen
      title={customer?.name || contact}
      actions={!query.isPending && <NewLinkFor customer={customer ?? contactDetails(contact)} />}
    >
      <div className="grid gap-x-5 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] xl:grid-rows-[auto_1fr] xl:items-start">
        <Summary contact={contact} history={query.data} />
        <Panel
          title="Payments"
          // Left of the summary.
          className="mb-5 overflow-clip xl:col-start-1 xl:row-span-2 xl:row-start-1"
          aside={
            <Link className="link" to={searchIn(paths.transactions, contact)}>
              Show in Transactions
            </Link>
          }
        >
          <QueryState query={query} dataName="customer's payments" isTable>
            {({ payments }) =>
              payments.length > 0 ? (
                <TransactionTable transactions={payments} hidesCustomer />
              ) : (
                <EmptyState title="No payments">{`No payments from ${contact} in this account.`}</EmptyState>
              )
            }
          </QueryState>
        </Panel>
        <Panel title="Payment links" className="mb-5">
          <QueryState query={links} dataName="payment links" isTable>
            {() => <LinkList links={customerLinks} />}
          </QueryState>
        </Panel>
      </div>
    </Screen>
  )
}

const contactDetails = (contact: string): { email?: string; phone?: string } =>
  contact.includes('@') ? { email: contact } : { phone: contact }

/** Shown until the payments have loaded, or if there are none. */
const UNKNOWN = '—'

type SummaryProps = { contact: string; history: { payments: Transaction[]; isComplete: boolean } | undefined }

function Summary({ contact, history }: SummaryProps) {
  const { payments, isComplete } = history ?? { payments: [], isComplete: true }
  const [newest] = payments
  const oldest = payments.at(-1)
  const { email, phone } = newest?.customer ?? contactDetails(contact)
  const { paid, refunded } = moneyOf(payments)
  return (
    <Panel aria-label="Summary" className="mb-5">
      <Facts className="p-4">
        <Fact name={isComplete ? 'Total paid' : 'Paid'}>
          <strong>{history ? formatRupees(paid) : UNKNOWN}</strong>
        </Fact>
        {refunded > 0 && <Fact name="Refunded">{formatRupees(refunded)}</Fact>}
        {email && (
          <Fact name="Email">
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </Fact>
        )}
        {phone && (
          <Fact name="Phone">
            <a className="link" href={`tel:${phone}`}>
              {phone}
            </a>
          </Fact>
        )}
        {isComplete && <Fact name="Customer since">{oldest ? formatDay(oldest.createdAt) : UNKNOWN}</Fact>}
      </Facts>
      {!isComplete && (
        <p className="p-4 text-muted">{`Only the newest ${formatCount(MAX_PAYMENTS)} matching payments are counted.`}</p>
      )}
    </Panel>
  )
}

const LinkList = ({ links }: { links: PaymentLink[] }) =>
  links.length === 0 ? (
    <p className="p-4 text-muted">There are no payment links for this customer.</p>
  ) : (
    <ul className="grid gap-3 px-4 pt-3.5 pb-4">
      {links.map(({ id, title, amount, status }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
        >
          <Link className="link min-w-0 truncate max-sm:col-span-full" dir="auto" to={pathTo.link(id)}>
            {title}
          </Link>
          <Money paise={amount} />
          <Status kind="link" status={status} />
        </li>
      ))}
    </ul>
  )
