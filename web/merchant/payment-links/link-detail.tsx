import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths, pathTo } from '../../paths.ts'
import { Disclosure } from '../../ui/app/disclosure.tsx'
import { DrawerHeading } from '../../ui/app/drawer.tsx'
import { Fact, Facts } from '../../ui/app/facts.tsx'
import { ListLink } from '../../ui/app/list-link.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Link } from '../../ui/link.tsx'
import { Copyable } from '../format/copyable.tsx'
import { Headline } from '../format/headline.tsx'
import { formatTime } from '../format/ist.ts'
import { PortionBar } from '../format/portion-bar.tsx'
import { formatRupees } from '../format/rupees.ts'
import { PaymentStatus } from '../format/status.tsx'
import { contactOf } from '../records/contact.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { linkStory } from './link-story.ts'
import { closedReason, openStatuses, refundedReason } from './payment-link-lifecycle.ts'
import type { PaymentLink } from './payment-links.ts'
import { ReminderActions, SendText } from './reminders/reminder-actions.tsx'
import { fetchPayments, lastTestQuery } from './share/last-payment.ts'
import { PaidNote } from './share/paid-note.tsx'
import type { Payability } from './share/payability.ts'
import { usePayability } from './share/payability.ts'
import { PaymentLinkQr } from './share/payment-link-qr.tsx'
import { message } from './share/payment-link-share.ts'

type LinkDetailProps = {
  link: PaymentLink
  /** The counter view, which is above it then, shows and announces payments. */
  isAtCounter: boolean
  onCounter: () => void
}

/** A link: its status, the ways to send it, its payments, then everything else. */
export function LinkDetail({ link, isAtCounter, onCounter }: LinkDetailProps) {
  const closed = closedReason(link)
  const refunded = refundedReason(link)
  const payability = usePayability(link)
  const { nobody, test } = payability
  return (
    <>
      <Headline amount={link.amount} kind="link" status={link.status}>
        {linkStory(link)}
      </Headline>
      <Progress link={link} />
      {!isAtCounter && <PaidNote link={link} />}
      {closed && link.status !== 'paid' && <Note className="mx-4 mb-4">{closed}</Note>}
      {refunded && <Note className="mx-4 mb-4">{refunded}</Note>}
      {!closed && nobody && <CannotBePaid reason={nobody} />}
      {!closed && !nobody && (
        <>
          {test && (
            <Note className="mx-4 mb-4" tone="warning">
              {test}
            </Note>
          )}
          <LinkSharing link={link} payability={payability} onCounter={onCounter} />
          {/* A text that reminds the customer, ready to send. */}
          <Disclosure isStrong summary="Send a reminder" className="px-4 pb-3.5">
            <div className="mt-2">
              <ReminderActions link={link} />
            </div>
          </Disclosure>
        </>
      )}
      <LinkPayments link={link} awaitsTest={!closed && test !== null} />
      <LinkNotes {...link} />
      <Details link={link} />
    </>
  )
}

const CannotBePaid = ({ reason }: { reason: string }) => (
  <Note className="mx-4 mb-4" tone="danger">
    <strong>Customers cannot pay this link at the moment. </strong>
    <span>{`${reason} `}</span>
    <Link className="link" to={paths.gateways}>
      See gateways
    </Link>
  </Note>
)

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} className="line-t grid gap-3 px-4 py-3.5 first-of-type:border-t-0">
    {children}
  </section>
)

/** How far part payments have come. */
function Progress({ link: { amount, amountPaid, partial, status } }: { link: PaymentLink }) {
  if (amountPaid === 0 && !partial) return null
  return (
    <div className="grid gap-1.5 px-4 py-2">
      <PortionBar share={amountPaid / amount} />
      {partial && openStatuses.includes(status) && (
        <p className="text-muted">{`Can be paid in parts of at least ${formatRupees(partial.minimum)}.`}</p>
      )}
    </div>
  )
}

function Details({ link }: { link: PaymentLink }) {
  const { id, title, url, customer, reference, createdAt, expiresAt, merchantName } = link
  const contact = customer && contactOf(customer)
  const showsMerchant = useShowsMerchant()
  return (
    <>
      <DrawerHeading>About this link</DrawerHeading>
      <Facts className="p-4">
        {/* The head of the panel may have cut it off. */}
        <Fact name="Title">
          <span dir="auto">{title}</span>
        </Fact>
        {customer && (
          <Fact name="Customer">
            {contact ? (
              <Link className="link" translate="no" dir="auto" to={pathTo.customer(contact)}>
                {customer.name || contact}
              </Link>
            ) : (
              <span translate="no" dir="auto">
                {customer.name}
              </span>
            )}
          </Fact>
        )}
        {reference && (
          <Fact name="Your reference">
            <Copyable text={reference} name="reference" />
          </Fact>
        )}
        <Fact name="Created">{formatTime(createdAt)}</Fact>
        <Fact name="Expires">{expiresAt ? formatTime(expiresAt) : 'Never'}</Fact>
        <Fact name="ID">
          <Copyable text={id} name="payment link id" />
        </Fact>
        <Fact name="Address">
          <span className="wrap-anywhere font-mono text-xs/body" translate="no">
            {url}
          </span>
        </Fact>
        {showsMerchant && (
          <Fact name="Merchant">
            <span translate="no">{merchantName}</span>
          </Fact>
        )}
      </Facts>
    </>
  )
}

type LinkSharingProps = { link: PaymentLink; payability: Payability; onCounter: () => void }

/** The ways to bring a link to the customer: a message, or the code on this screen. */
const LinkSharing = ({ link, payability, onCounter }: LinkSharingProps) => (
  <Part label="Share">
    <SendText link={link} text={message(link, payability)} verb="Send" />
    <PaymentLinkQr link={link} payability={payability} onCounter={onCounter} />
  </Part>
)

const SHOWN = 5

/** Read again once more was paid, be it as a test. */
const linkPaymentsQuery = ({ id, amountPaid }: PaymentLink, testedAt: string | undefined) =>
  queryOptions({
    queryKey: ['link-payments', id, amountPaid, testedAt],
    queryFn: ({ signal }) => fetchPayments({ paymentLinkId: id, limit: SHOWN }, signal),
  })

/** The newest payments through a link, including failed attempts of the customer. */
function LinkPayments({ link, awaitsTest }: { link: PaymentLink; awaitsTest: boolean }) {
  const { data: test } = useQuery({ ...lastTestQuery(link), enabled: awaitsTest })
  const { data } = useQuery(linkPaymentsQuery(link, test?.at))
  if (!data || data.transactions.length === 0) return null
  return (
    <Part label="Payments">
      <h3 className="text-sm/body">Payments</h3>
      {/* With large text each payment takes several lines. */}
      <ul className="@container grid gap-1.5">
        {data.transactions.map(({ id, amount, status, mode, createdAt }) => (
          <li
            key={id}
            className="grid @3xs:grid-cols-[minmax(0,1fr)_auto] @sm:grid-cols-[7rem_minmax(0,1fr)_auto] items-center @3xs:gap-x-3"
          >
            <ListLink className="tnum whitespace-nowrap" translate="no" to={pathTo.transaction(id)}>
              {formatRupees(amount)}
            </ListLink>
            <span className="@max-sm:@3xs:order-last @max-sm:@3xs:col-span-full text-muted">
              {formatTime(createdAt)}
            </span>
            <PaymentStatus status={status} mode={mode} />
          </li>
        ))}
      </ul>
      <Link className="link w-fit" to={`${paths.transactions}?paymentLinkId=${link.id}`}>
        Payments through this link
      </Link>
    </Part>
  )
}

/** The merchant's own fields. */
const LinkNotes = ({ notes = {} }: PaymentLink) =>
  Object.keys(notes).length > 0 && (
    <Part label="Notes">
      <h3 className="text-sm/body">Notes</h3>
      <Facts>
        {Object.entries(notes).map(([name, note]) => (
          <Fact key={name} name={name}>
            {note}
          </Fact>
        ))}
      </Facts>
    </Part>
  )
