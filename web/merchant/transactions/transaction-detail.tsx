import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../paths.ts'
import { rules } from '../../site/rules.ts'
import { DrawerHeading } from '../../ui/app/drawer.tsx'
import { Fact, Facts } from '../../ui/app/facts.tsx'
import { Note } from '../../ui/app/note.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { isCaptured } from '../format/captured.ts'
import { Copyable } from '../format/copyable.tsx'
import { Headline } from '../format/headline.tsx'
import { formatDay, formatTime } from '../format/ist.ts'
import { methodName } from '../format/method-names.ts'
import { Money } from '../format/money.tsx'
import { formatRupees } from '../format/rupees.ts'
import { humanize, Status } from '../format/status.tsx'
import { Sum } from '../format/sum.tsx'
import { NewLinkFor } from '../payment-links/form/new-link-for.tsx'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { contactOf } from '../records/contact.ts'
import type { Settlement } from '../records/settlements.ts'
import { settlementsQuery } from '../records/settlements.ts'
import { AmountItem, AmountList } from '../screen/amount-list.tsx'
import { ReadyText } from '../screen/ready-text.tsx'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { entriesOf, hasKnownEntries } from './entries.ts'
import { GatewayName } from './gateway-name.tsx'
import { paymentReceipt } from './receipt.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { refundMessage } from './refund-message.ts'
import { storyOf } from './story.ts'
import type { Refund, Transaction } from './transactions.ts'

/** A payment: its story, the next step, its net, then everything else. */
export function TransactionDetail({ transaction }: { transaction: Transaction }) {
  const { amount, status, mode, failure, refunds, paymentLinkId } = transaction
  const { data: settlements = [] } = useQuery(settlementsQuery)
  const { data: links = [] } = useQuery(paymentLinksQuery)
  const receipt = paymentReceipt(transaction, links.find(({ id }) => id === paymentLinkId)?.title)
  return (
    <>
      <Headline amount={amount} kind="transaction" status={status} mode={mode}>
        {storyOf(transaction, settlements)}
      </Headline>
      {failure && (
        <>
          <Note className="mx-4 mb-4" tone="danger">
            <strong>{failure.reason}</strong>
            <span>{` ${failure.nextStep}`}</span>
          </Note>
          <div className="px-4 pb-3">
            <NewLinkFor customer={transaction.customer} amount={amount} />
          </div>
        </>
      )}
      {isCaptured(transaction) && <TransactionMoney transaction={transaction} settlements={settlements} />}
      {receipt && <ReceiptActions receipt={receipt} customer={transaction.customer} />}
      {refunds.length > 0 && <DrawerHeading>Refunds</DrawerHeading>}
      {refunds.map((refund) => (
        <RefundDetails key={refund.id} refund={refund} transaction={transaction} />
      ))}
      <TransactionTimeline transaction={transaction} />
      <TransactionCustomer customer={transaction.customer} />
      <Details transaction={transaction} />
    </>
  )
}

function Details({ transaction }: { transaction: Transaction }) {
  const { id, rrn, vpa, method, gatewayId, paymentLinkId, createdAt, merchantName } = transaction
  const { data: links = [] } = useQuery(paymentLinksQuery)
  const showsMerchant = useShowsMerchant()
  return (
    <>
      <DrawerHeading>Details</DrawerHeading>
      <Facts className="p-4">
        <Fact name="ID">
          <Copyable text={id} name="transaction id" />
        </Fact>
        {rrn && (
          <Fact name="RRN">
            <Copyable text={rrn} name="RRN" />
          </Fact>
        )}
        <Fact name="Created">{formatTime(createdAt)}</Fact>
        <Fact name="Method">{methodName(method)}</Fact>
        {vpa && <Fact name="Customer's UPI ID">{vpa}</Fact>}
        {paymentLinkId && (
          <Fact name="Payment link">
            <Link className="link" to={pathTo.link(paymentLinkId)}>
              {links.find((link) => link.id === paymentLinkId)?.title ?? paymentLinkId}
            </Link>
          </Fact>
        )}
        <Fact name="Gateway">
          <GatewayName id={gatewayId} />
        </Fact>
        {showsMerchant && <Fact name="Merchant">{merchantName}</Fact>}
      </Facts>
    </>
  )
}

type WithSettlements = { transaction: Transaction; settlements: readonly Settlement[] }

/** The net amount of a captured payment, and the settlements that pay it out. */
function TransactionMoney({ transaction, settlements }: WithSettlements) {
  const { amount, mode, fee, tax, refundedAmount, refunds, settlementId } = transaction
  const showsMerchant = useShowsMerchant()
  const pending = refunds.reduce((sum, refund) => sum + (refund.status === 'pending' ? refund.amount : 0), 0)
  return (
    <>
      <Sum
        terms={[
          { name: 'Paid', amount },
          { name: 'Fee', amount: fee },
          { name: 'GST on the fee', amount: tax, note: rules.gst },
          {
            name: 'Refunds',
            amount: refundedAmount,
            ...(pending > 0 && { note: `${formatRupees(pending)} pending` }),
          },
        ]}
        result={netName(mode, showsMerchant)}
      />
      {hasKnownEntries(transaction, settlements) ? (
        <Entries transaction={transaction} settlements={settlements} />
      ) : (
        settlementId && (
          <p className="px-4 pt-1 pb-4">
            <SettlementLink id={settlementId} settlements={settlements} showsSent />
          </p>
        )
      )}
    </>
  )
}

/** The net once more, by the settlements that paid it out or took it back. */
const Entries = ({ transaction, settlements }: WithSettlements) => (
  <AmountList>
    {entriesOf(transaction, settlements).map(({ key, label, amount, settlementId }) => (
      <AmountItem key={key} amount={`${amount < 0 ? '−' : '+'} ${formatRupees(Math.abs(amount))}`}>
        <span className="flex flex-wrap items-center gap-x-2">
          <span>{label}</span>
          {settlementId === undefined ? (
            <span className="text-muted">with the next settlement</span>
          ) : (
            <SettlementLink id={settlementId} settlements={settlements} />
          )}
        </span>
      </AmountItem>
    ))}
  </AmountList>
)

type SettlementLinkProps = { id: string; settlements: readonly Settlement[]; showsSent?: boolean }

/** A settlement by its due day, with its status. */
function SettlementLink({ id, settlements, showsSent = false }: SettlementLinkProps) {
  const settlement = settlements.find((candidate) => candidate.id === id)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link className="link" to={pathTo.settlement(id)}>
        {settlement ? `Settlement of ${formatDay(settlement.dueOn)}` : id}
      </Link>
      {settlement && (showsSent || settlement.status !== 'processed') && (
        <Status kind="settlement" status={settlement.status} />
      )}
    </span>
  )
}

function netName(mode: Transaction['mode'], showsMerchant: boolean): string {
  if (mode === 'test') return 'Net if it had been live'
  return showsMerchant ? 'Net to the merchant' : 'Net to you'
}

type Event = Transaction['events'][number]

const eventLabels: Record<string, { text: string; tone?: keyof typeof tones }> = {
  created: { text: 'Customer started paying' },
  pending: { text: 'Waiting for the bank', tone: 'warning' },
  succeeded: { text: 'Payment captured', tone: 'success' },
  failed: { text: 'Payment failed', tone: 'danger' },
  refund_requested: { text: 'Refund requested', tone: 'warning' },
  refund_processed: { text: 'Refund sent to the customer', tone: 'success' },
  refund_failed: { text: 'Refund refused by the bank', tone: 'danger' },
  settled: { text: 'Settled to the bank', tone: 'success' },
}

/** The events of a transaction with their causes, newest first. */
function TransactionTimeline({ transaction }: { transaction: Transaction }) {
  return (
    <>
      <DrawerHeading>Timeline</DrawerHeading>
      <ol className="grid gap-3.5 p-4" reversed>
        {[...transaction.events.entries()].toReversed().map(([number, event]) => {
          const { type, at, amount } = event
          const { text, tone = 'neutral' } = (Object.hasOwn(eventLabels, type) && eventLabels[type]) || {
            text: humanize(type),
          }
          const cause = causeOf(event, transaction)
          return (
            <li
              key={number}
              className="relative grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-2"
            >
              <span className={classes('size-2 rounded-full', tones[tone])} />
              {number > 0 && <span className="absolute top-4.5 -bottom-3.5 left-0.75 w-px bg-line" />}
              <span>{text}</span>
              {amount !== undefined && <Money paise={amount} />}
              {cause && <span className="col-start-2 -col-end-1">{cause}</span>}
              <span className="col-start-2 -col-end-1 text-muted text-xs/body">{formatTime(at)}</span>
            </li>
          )
        })}
      </ol>
    </>
  )
}

const tones = {
  neutral: 'bg-line-strong',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
}

/** Why it happened, if the payment says so. */
function causeOf(
  { type, at, amount }: Event,
  { mode, failure, refunds, rrn }: Transaction,
): string | undefined {
  if (type === 'failed') return failure?.reason
  if (type === 'succeeded' && mode === 'test') return 'By the gateway, as a test: no bank was asked.'
  if (type === 'succeeded') return rrn && `The customer's bank confirmed it with RRN ${rrn}.`
  if (type !== 'refund_requested') return undefined
  return refunds.find((refund) => refund.createdAt === at && refund.amount === amount)?.reason
}

function RefundDetails({ refund, transaction }: { refund: Refund; transaction: Transaction }) {
  const message = refundMessage(refund, transaction)
  const { amount, status, reason, reference, createdAt, expectedBy, processedAt } = refund
  return (
    <>
      <Facts className="p-4">
        <Fact name={formatTime(createdAt)}>
          <strong>{formatRupees(amount)}</strong> <Status kind="refund" status={status} />
        </Fact>
        {reason && <Fact name="Reason">{reason}</Fact>}
        {processedAt && <Fact name="Sent">{formatDay(processedAt)}</Fact>}
        {status !== 'failed' && <Fact name="With the customer">{`by ${formatDay(expectedBy)}`}</Fact>}
        {(reference.value || Object.hasOwn(references, reference.status)) && (
          <Fact name={`${reference.type.toUpperCase()} for the customer`}>
            {reference.value ? (
              <Copyable text={reference.value} name="refund reference" />
            ) : (
              references[reference.status]
            )}
          </Fact>
        )}
      </Facts>
      {message && <ReadyText label="For the customer" text={message} name="message for the customer" />}
    </>
  )
}

const references: Record<string, string> = {
  pending: 'Not issued by the bank yet',
  unavailable: 'Not issued by the bank',
}

function TransactionCustomer({ customer }: Pick<Transaction, 'customer'>) {
  const contact = contactOf(customer)
  return (
    <>
      <DrawerHeading>Customer</DrawerHeading>
      <div className="wrap-anywhere grid gap-1 px-4 pt-3 pb-4">
        <p translate="no">
          <strong>{customer.name}</strong>
        </p>
        {customer.email && (
          <a className="link w-fit" translate="no" href={`mailto:${customer.email}`}>
            {customer.email}
          </a>
        )}
        {customer.phone && (
          <a className="link w-fit" translate="no" href={`tel:${customer.phone}`}>
            {customer.phone}
          </a>
        )}
        {contact && (
          <Link className="link w-fit" to={pathTo.customer(contact)}>
            All payments and links of this customer
          </Link>
        )}
      </div>
    </>
  )
}
