import { Printer } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { SendButton } from '../../loading/send-button.tsx'
import { session } from '../../session/session.ts'
import { rules } from '../../site/rules.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Panel } from '../../ui/app/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { importAgain } from '../../ui/import-again.ts'
import { CsvExport } from '../csv/csv-export.tsx'
import { numbered } from '../format/count.ts'
import { dayOf, formatDay, formatTime } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import { Sum } from '../format/sum.tsx'
import { isReturned } from '../records/settlements.ts'
import { dayColumns, feeColumns, refundColumns, settlementColumns } from './book-columns.tsx'
import { BookTable } from './book-table.tsx'
import type { Books } from './books.ts'
import { csvs, fileNameOf } from './books-csv.ts'
import type { ReadBooks } from './read-books.ts'

type BookSheetsProps = {
  books: ReadBooks
  /** In ms since 1970. */
  readAt: number
  isReading: boolean
  onRead: () => void
}

/** The books: how they add up, then list by list. */
export function BookSheets({ books, readAt, isReading, onRead }: BookSheetsProps) {
  const { user } = useSnapshot(session)
  const { period, days, fees, refunds, settlements } = books
  const business = user?.businessName ?? ''
  const read = `As of ${formatTime(new Date(readAt).toISOString())}.`
  const isRunning = period.to >= dayOf(readAt)

  const hasMonths = period.kind !== 'month'
  const list = (name: keyof typeof titles) => ({
    title: titles[name],
    printedTitle: [business, titles[name], period.name].filter(Boolean).join(' · '),
    file: fileNameOf(name, period),
    hasMonths,
    csv: () => csvs[name](books),
  })

  if (days.length === 0) {
    return (
      <Panel className="mt-5">
        <EmptyState title={`No activity in ${period.name}`}>
          There were no payments, refunds or transfers in this period.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <div className="books print:text-[8.5pt]">
      <h2 className="hidden text-[13pt] print:block">{`${business} · Books · ${period.name}`}</h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted">
          {`${read} ${isRunning ? 'The period is not over: today’s payments are settled later.' : ''}`}
        </p>
        <div className="flex flex-wrap gap-2">
          <SendButton variant="secondary" size="sm" busy={isReading} onClick={onRead}>
            Refresh
          </SendButton>
          <CsvExport
            fileName={() => `books-${period.id}.zip`}
            label="Download all as ZIP"
            collect={() => archiveOf(books)}
          />
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden size={16} />
            Print all
          </Button>
        </div>
      </div>
      <Overview books={books} />
      <BookTable
        {...list('days')}
        columns={dayColumns(books)}
        dayOf={({ day }) => day}
        rows={days}
        keyOf={({ day }) => day}
        nothing=""
      />
      <BookTable
        {...list('fees')}
        columns={feeColumns}
        dayOf={({ month }) => month}
        rows={fees}
        keyOf={({ month, method }) => `${month} ${method}`}
        nothing="No payment was captured in this period, and so no fee was charged."
        actions={
          <>
            <CsvExport
              fileName={() => fileNameOf('payments', period)}
              label="Each payment as CSV"
              collect={async () => csvs.payments(books)}
            />
            <CsvExport
              fileName={() => fileNameOf('feeStatement', period)}
              label="Fee statement as CSV"
              collect={async () => csvs.feeStatement(books)}
            />
          </>
        }
        note={`GST is ${rules.gst} of the fee of each payment, rounded to the paisa there: the sum may differ from ${rules.gst} of all fees by some paise.`}
      />
      <BookTable
        {...list('refunds')}
        columns={refundColumns}
        dayOf={({ day }) => day}
        rows={refunds}
        keyOf={({ refund }) => refund.id}
        nothing="No refund was requested in this period."
      />
      <BookTable
        {...list('settlements')}
        columns={settlementColumns(settlements)}
        dayOf={({ capturedOn }) => capturedOn}
        rows={settlements}
        keyOf={({ id }) => id}
        hasFailed={isReturned}
        nothing="Nothing of this period has been settled yet."
      />
    </div>
  )
}

const titles = {
  days: 'Day book',
  fees: 'Fees and GST',
  refunds: 'Refunds',
  settlements: 'Settlements',
}

/** The library that packs it is loaded only for it. */
async function archiveOf(books: Books): Promise<Blob> {
  const { booksArchive } = await import('./books-archive.ts').catch(importAgain)
  return booksArchive(books)
}

/** At most three side by side, which are all; one that is alone in its row takes the full width. */
const CARD = 'shrink-0 grow basis-[min(100%,max(20rem,(100%-2rem)/3))]'

function Overview({ books }: { books: ReadBooks }) {
  const { totals, payouts } = books
  const warnings = findings(books)
  const { knowsDeductions, broughtForward, carriedForward } = books.agreement
  const matches = warnings.length === 0 && (knowsDeductions || broughtForward + carriedForward === 0)
  return (
    <section className="mt-4 flex flex-wrap gap-4" aria-label="Overview">
      {warnings.map((sentence) => (
        <Note key={sentence} className="flex-none basis-full" tone="warning">
          {sentence}
        </Note>
      ))}
      {payouts.notSentAgain.net > 0 && (
        <Note className="flex-none basis-full" tone="warning">
          {`${formatRupees(payouts.notSentAgain.net)} of ${settlementsIn(payouts.notSentAgain.count)} was returned by your bank. It is settled, and not in your bank.`}
        </Note>
      )}
      <Panel className={CARD} title="What came in">
        <Sum
          isPanel
          terms={[
            { name: 'Payments', amount: totals.gross },
            { name: 'Refunds', amount: totals.refunds },
            { name: 'Fee', amount: totals.fee },
            { name: 'GST on the fee', amount: totals.tax, note: rules.gst },
            { name: 'Refused refunds, given back', amount: -totals.givenBack },
          ]}
          result="Net of the period"
        />
      </Panel>
      <Panel
        className={CARD}
        title="Settled from it"
        aside={matches && <span className="font-semibold text-success">Matches to the paisa</span>}
      >
        <AgreementSum books={books} />
      </Panel>
      <Panel className={CARD} title="Sent to your bank">
        <PayoutSum books={books} />
      </Panel>
    </section>
  )
}

/** What keeps the books from being complete or from agreeing with the settlements, each in a sentence. */
function findings({ missing, settlementsSince, agreement }: ReadBooks): string[] {
  const { difference, differing, misnamed } = agreement
  const sentences = [
    missing > 0 &&
      `The server counted ${missing} more ${missing === 1 ? 'payment' : 'payments'} than it sent: these books are incomplete. Refresh them.`,
    settlementsSince &&
      `Only the newest settlements can be read, from ${formatDay(settlementsSince)} on: earlier ones are missing here.`,
    differing.length > 0 &&
      `The payments of ${differing.map(({ id }) => id).join(', ')} do not add up to what was settled.`,
    misnamed.length > 0 &&
      `The refunds of ${misnamed.map(({ id }) => id).join(', ')} do not add up to what was deducted and given back.`,
    difference !== 0 &&
      `${formatRupees(Math.abs(difference))} between the books and the settlements cannot be explained.`,
  ]
  return sentences.flatMap((sentence) => sentence || [])
}

/** Reconciles the books with the settlements, line by line, with any unexplained difference. */
function AgreementSum({ books: { totals, settlements, agreement } }: { books: Books }) {
  const { unsettled, broughtForward, carriedForward, sentAgain, difference } = agreement
  return (
    <Sum
      isPanel
      terms={[
        { name: 'Net of the period', amount: totals.net },
        { name: `Not settled yet (${numbered(unsettled.count, 'payment')})`, amount: unsettled.net },
        { name: 'Earlier refunds, deducted now', amount: broughtForward },
        { name: 'Refunds still to be deducted', amount: -carriedForward },
        { name: 'Returned earlier, sent again', amount: -sentAgain },
        { name: 'Unexplained', amount: difference },
      ]}
      result={settlementsIn(settlements.length)}
    />
  )
}

/** How much of the settlements has reached the bank, reconciled with what was sent in the period. */
function PayoutSum({ books: { period, payouts } }: { books: Books }) {
  const { settled, returned, waiting, bridge } = payouts
  return (
    <Sum
      isPanel
      terms={[
        { name: settlementsIn(settled.count), amount: settled.net },
        { name: `Returned by your bank (${returned.count})`, amount: returned.net, tone: 'warning' },
        { name: `Not sent yet (${waiting.count})`, amount: waiting.net },
      ]}
      result="Sent for this period"
      next={
        bridge !== null &&
        bridge.sentForEarlier.count + bridge.sentAfter.count > 0 && {
          terms: [
            { name: `Sent in ${period.name}, for earlier payments`, amount: -bridge.sentForEarlier.net },
            { name: 'Sent after the period', amount: bridge.sentAfter.net },
          ],
          result: `Sent in ${period.name}`,
        }
      }
    />
  )
}

const settlementsIn = (count: number) => numbered(count, 'settlement')
