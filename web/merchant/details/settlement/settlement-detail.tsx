import { rules } from '../../../site.ts'
import { Note } from '../../dialogs/form-parts.tsx'
import { Copyable, Fact } from '../../format/facts.tsx'
import { Headline } from '../../format/headline.tsx'
import { formatDay, formatTime } from '../../format/ist.ts'
import { Sum } from '../../format/sum.tsx'
import { useShowsMerchant } from '../../screen/use-shows-merchant.ts'
import type { Settlement } from '../../settlements/settlements.ts'
import { SettlementBar } from './settlement-bar.tsx'
import { SettlementLines } from './settlement-lines.tsx'
import { settlementStory } from './settlement-story.ts'

/** One day's payments on their way to the bank: a sum that adds up, down to its rows. */
export function SettlementDetail({ settlement, all }: { settlement: Settlement; all: Settlement[] }) {
  const { id, status, gross, refunds, fee, tax, net, utr, capturedOn, dueOn, processedAt, failure } =
    settlement
  const showsMerchant = useShowsMerchant()
  return (
    <>
      <Headline amount={net} kind="settlement" status={status}>
        {settlementStory(settlement)}
      </Headline>
      {failure && (
        <Note tone="danger">
          <b>{failure.reason}</b> {failure.nextStep}
        </Note>
      )}
      <SettlementBar settlement={settlement} />
      <Sum
        terms={[
          { name: 'Payments', amount: gross },
          { name: 'Refunds', amount: refunds },
          { name: 'Fee', amount: fee },
          { name: 'GST on the fee', amount: tax, note: '18%' },
        ]}
        result="Net, to your bank"
      />
      <SettlementLines settlement={settlement} all={all} />
      <h3>Transfer</h3>
      <dl className="facts">
        <Fact name="ID">
          <Copyable text={id} what="settlement id" />
        </Fact>
        <Fact name="UTR">{utr ? <Copyable text={utr} what="UTR" /> : 'Available once transferred'}</Fact>
        <Fact name="Collected on">{formatDay(capturedOn)}</Fact>
        <Fact name="Due">{formatDay(dueOn)}</Fact>
        {processedAt && <Fact name="Processed">{formatTime(processedAt)}</Fact>}
        {showsMerchant && <Fact name="Merchant">{settlement.merchantName}</Fact>}
      </dl>
      <h3>Why this date</h3>
      <p className="facts muted">
        {settlement.dueReason} Working days exclude Sundays, second and fourth Saturdays and the bank holidays
        of {rules.bankHolidays}.
      </p>
    </>
  )
}
