import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { maxTransactionsPerPage } from '../../api/rule-numbers.ts'
import { paths, pathTo } from '../../paths.ts'
import { rules } from '../../site/rules.ts'
import { contact } from '../../site/site.ts'
import { DrawerHeading } from '../../ui/app/drawer.tsx'
import { Fact, Facts } from '../../ui/app/facts.tsx'
import { Note } from '../../ui/app/note.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { DetailDrawer } from '../dialogs/detail-drawer.tsx'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { Copyable } from '../format/copyable.tsx'
import { formatCount, numbered } from '../format/count.ts'
import { Headline } from '../format/headline.tsx'
import { addDays, dayOf, formatDay, formatTime } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import { Sum } from '../format/sum.tsx'
import { mailTo } from '../format/url-text.ts'
import type { Settlement } from '../records/settlements.ts'
import {
  adjusted,
  carrierOf,
  isReturned,
  isToBeSent,
  otherAdjustments,
  settlementsQuery,
} from '../records/settlements.ts'
import { NoSuchRow } from '../screen/no-such-row.tsx'
import { QueryState } from '../screen/query-states.tsx'
import { ReadyText } from '../screen/ready-text.tsx'
import { RowSteps } from '../screen/row-steps.tsx'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { allTransactions } from '../transactions/all-transactions.ts'
import { fetchPage } from '../transactions/transactions.ts'
import { DAYS_READ, deductedRefunds } from './deducted-refunds.ts'
import { AdjustmentLines, PaymentLines, RefundLines } from './settlement-lines.tsx'
import { settlementStory, supportRequest } from './settlement-story.ts'

/** `/dashboard/settlements/:id`: one settlement next to the list. */
export function SettlementDrawer() {
  const { id = '' } = useParams()
  const query = useQuery(settlementsQuery)
  const close = useCloseRoute(paths.settlements)
  const settlement = query.data?.find((candidate) => candidate.id === id)

  return (
    <DetailDrawer
      title="Settlement"
      steps={<RowSteps id={id} pathTo={pathTo.settlement} />}
      {...(settlement && { printedAs: 'Settlement statement' })}
      onClose={close}
    >
      <QueryState query={query} dataName="details of the settlement">
        {(settlements) =>
          settlement ? (
            <SettlementDetail key={id} settlement={settlement} settlements={settlements} />
          ) : (
            <NoSuchRow name="settlement" where="among this account's most recent ones" onClose={close} />
          )
        }
      </QueryState>
    </DetailDrawer>
  )
}

type SettlementProps = { settlement: Settlement; settlements: readonly Settlement[] }

/** One day's payments on their way to the bank: a sum that adds up, down to its rows. */
function SettlementDetail({ settlement, settlements }: SettlementProps) {
  const {
    id,
    status,
    gross,
    refunds,
    fee,
    tax,
    net,
    utr,
    capturedOn,
    dueOn,
    processedAt,
    failure,
    carriedBy,
  } = settlement
  const showsMerchant = useShowsMerchant()
  const isInBank = carrierOf(settlement, settlements)?.status === 'processed'
  return (
    <>
      <Headline amount={net} kind="settlement" status={status}>
        {settlementStory(settlement, settlements)}
      </Headline>
      {failure && (
        <Note className="mx-4 mb-4" tone="danger">
          <strong>{failure.reason}</strong>
          {!isInBank && <span>{` ${failure.nextStep}`}</span>}
        </Note>
      )}
      <SupportRequest settlement={settlement} settlements={settlements} />
      <SettlementBar settlement={settlement} />
      <Sum
        terms={[
          { name: 'Payments', amount: gross },
          { name: 'Refunds', amount: refunds },
          { name: 'Fee', amount: fee },
          { name: 'GST on the fee', amount: tax, note: rules.gst },
          { name: 'Refused refunds, given back', amount: -adjusted([settlement], 'refund_reversed') },
          { name: 'Returned earlier, sent again', amount: -adjusted([settlement], 'transfer_returned') },
          { name: 'Other adjustments', amount: -otherAdjustments(settlement) },
        ]}
        result={isReturned(settlement) ? 'Net, not received' : 'Net, to the bank'}
      />
      <SettlementLines settlement={settlement} />
      <DrawerHeading>Transfer</DrawerHeading>
      <Facts className="p-4">
        <Fact name="ID">
          <Copyable text={id} name="settlement id" />
        </Fact>
        {(utr || isToBeSent(settlement)) && (
          <Fact name="UTR">{utr ? <Copyable text={utr} name="UTR" /> : 'Available once transferred'}</Fact>
        )}
        <Fact name="Collected on">{formatDay(capturedOn)}</Fact>
        <Fact name="Due">{formatDay(dueOn)}</Fact>
        {processedAt && <Fact name="Sent">{formatTime(processedAt)}</Fact>}
        {carriedBy && (
          <Fact name="Sent again with">
            <Link className="link" to={pathTo.settlement(carriedBy)}>
              {carriedBy}
            </Link>
          </Fact>
        )}
        {showsMerchant && <Fact name="Merchant">{settlement.merchantName}</Fact>}
      </Facts>
      <DrawerHeading>Why this date</DrawerHeading>
      <p className="p-4 text-muted">
        {`${settlement.dueReason} Working days exclude Sundays, second and fourth Saturdays and the bank holidays of ${rules.bankHolidays}.`}
      </p>
    </>
  )
}

/** What a merchant sends to support after a failed transfer. */
function SupportRequest({ settlement, settlements }: SettlementProps) {
  const isPlatform = useShowsMerchant()
  const text = supportRequest(settlement, settlements)
  if (text === null || isPlatform) return null
  return (
    <ReadyText label="For support" text={text} name="text for support">
      <a
        className={buttonLook({ variant: 'secondary', size: 'sm' })}
        href={mailTo(contact.supportEmail, `Failed settlement ${settlement.id}`, text)}
      >
        Write to support
      </a>
    </ReadyText>
  )
}

/** The parts of the collected amount, as in the sum below. */
function SettlementBar({ settlement }: { settlement: Settlement }) {
  const { gross, net, refunds, fee, tax, adjustments = [] } = settlement
  if (gross <= 0 || net < 0 || adjustments.length > 0) return null
  const parts = [
    { name: 'Net', amount: net } as const,
    { name: 'Refunds', amount: refunds } as const,
    { name: 'Fee', amount: fee } as const,
    { name: 'GST', amount: tax } as const,
  ].filter(({ amount }) => amount > 0)
  return (
    <div className="px-4 pt-3" aria-hidden>
      <div className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, amount }) => (
          <span
            key={name}
            className={classes('min-w-1 basis-0', colours[name])}
            style={{ flexGrow: amount / gross }}
          />
        ))}
      </div>
      <p className="tnum flex flex-wrap gap-x-3.5 pt-1.5 text-muted text-xs/body">
        {parts.map(({ name, amount }) => (
          <span key={name}>
            <span className={classes('me-1.25 inline-block size-2 rounded-[2px]', colours[name])} />
            <span>{`${name} ${((amount / gross) * 100).toFixed(1)}%`}</span>
          </span>
        ))}
      </p>
    </div>
  )
}

/** Without these figures the bar would mean nothing, in print too. */
const colours = {
  Net: 'bg-action [print-color-adjust:exact]',
  Refunds: 'bg-danger [print-color-adjust:exact]',
  Fee: 'bg-marigold [print-color-adjust:exact]',
  GST: 'bg-line-strong [print-color-adjust:exact]',
}

/** The payments and refunds of a settlement, line by line. */
function SettlementLines({ settlement }: { settlement: Settlement }) {
  const { id, transactionCount, refunds, adjustments = [] } = settlement
  const payments = useQuery(settledPaymentsQuery(id))
  return (
    <>
      <DrawerHeading>{numbered(transactionCount, 'payment')}</DrawerHeading>
      <PaymentLines payments={payments.data?.transactions ?? []} />
      <p className="px-4 pb-4">
        <Link className="link" to={`${paths.transactions}?settlementId=${id}`}>
          {`All ${formatCount(transactionCount)} in the list of transactions`}
        </Link>
      </p>
      {refunds > 0 && <DeductedRefunds settlement={settlement} />}
      {adjustments.length > 0 && (
        <>
          <DrawerHeading>Came back, paid out here</DrawerHeading>
          <AdjustmentLines adjustments={adjustments} />
        </>
      )}
    </>
  )
}

function DeductedRefunds({ settlement }: { settlement: Settlement }) {
  const { data } = useQuery(settledRefundsQuery(settlement))
  const deducted = data && deductedRefunds(settlement, data)
  return (
    <>
      <DrawerHeading>Refunds deducted</DrawerHeading>
      {deducted && <RefundLines refunds={deducted} />}
      {deducted === null && (
        <p className="p-4 text-muted">
          {`${formatRupees(settlement.refunds)} in all. Some of them are unknown, so they are not listed.`}
        </p>
      )}
    </>
  )
}

/** Those of a page; the list of transactions has the rest. */
const settledPaymentsQuery = (settlementId: string) =>
  queryOptions({
    queryKey: ['settled-payments', settlementId],
    queryFn: ({ signal }) => fetchPage({ settlementId, limit: maxTransactionsPerPage }, signal),
  })

/** The payments with a refund that a settlement may have deducted. */
const settledRefundsQuery = ({ id, createdAt }: Settlement) =>
  queryOptions({
    queryKey: ['settled-refunds', id],
    queryFn: async ({ signal }) => {
      const to = dayOf(createdAt)
      const range = { mode: 'live', from: addDays(to, -DAYS_READ), to } as const
      const lists = await Promise.all([
        allTransactions({ ...range, refundStatus: 'processed' }, { signal }),
        allTransactions({ ...range, refundStatus: 'pending' }, { signal }),
        allTransactions({ ...range, refundStatus: 'failed' }, { signal }),
      ])
      const found = lists.flat()
      return [...new Map(found.map((transaction) => [transaction.id, transaction])).values()]
    },
  })
