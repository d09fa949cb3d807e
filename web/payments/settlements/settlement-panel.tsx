import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths, pathTo } from '../../paths.ts'
import { rules } from '../../site.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../dialogs/form-parts.tsx'
import { SidePanel } from '../dialogs/side-panel.tsx'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { EmptyState, QueryState } from '../screen/query-states.tsx'
import { RowSteps } from '../screen/row-steps.tsx'
import { Copyable, Fact } from '../values/facts.tsx'
import { formatDay, formatTime } from '../values/ist.ts'
import { formatRupees } from '../values/rupees.ts'
import { Status } from '../values/status.tsx'
import type { Settlement } from './settlements.ts'
import { settlementsQuery } from './settlements.ts'

/** `/dashboard/settlements/:id`: the breakdown of one settlement, next to the list. */
export function SettlementPanel() {
  const { id = '' } = useParams()
  const query = useQuery(settlementsQuery)
  const close = useCloseRoute(paths.settlements)

  return (
    <SidePanel title="Settlement" steps={<RowSteps id={id} pathTo={pathTo.settlement} />} onClose={close}>
      <QueryState query={query} what="details of the settlement">
        {(settlements) => {
          const settlement = settlements.find((one) => one.id === id)
          return settlement ? (
            <Detail settlement={settlement} />
          ) : (
            <EmptyState title="No such settlement">{`There is no settlement ${id} among the newest of this account.`}</EmptyState>
          )
        }}
      </QueryState>
    </SidePanel>
  )
}

function Detail({ settlement }: { settlement: Settlement }) {
  const { id, status, gross, refunds, fee, tax, net, utr, capturedOn, dueOn, processedAt, failure } =
    settlement
  return (
    <>
      <dl className="facts">
        <Fact name="Captured">{formatRupees(gross)}</Fact>
        <Fact name="Refunds">− {formatRupees(refunds)}</Fact>
        <Fact name="Fee">− {formatRupees(fee)}</Fact>
        <Fact name="GST on the fee (18%)">− {formatRupees(tax)}</Fact>
        <div data-sum>
          <dt>Net, to your bank</dt>
          <dd>{formatRupees(net)}</dd>
        </div>
      </dl>
      {failure && (
        <Note tone="danger">
          <b>{failure.reason}</b> {failure.nextStep}
        </Note>
      )}
      <h3>Transfer</h3>
      <dl className="facts">
        <Fact name="Status">
          <Status kind="settlement" status={status} />
        </Fact>
        <Fact name="ID">
          <Copyable text={id} what="settlement id" />
        </Fact>
        <Fact name="UTR">{utr ? <Copyable text={utr} what="UTR" /> : 'Assigned with the transfer'}</Fact>
        <Fact name="Payments of">{formatDay(capturedOn)}</Fact>
        <Fact name="Due">{formatDay(dueOn)}</Fact>
        {processedAt && <Fact name="Processed">{formatTime(processedAt)}</Fact>}
        <Fact name="Payments in it">
          <Link className="link" to={`${paths.transactions}?settlementId=${id}`}>
            {settlement.transactionCount}
          </Link>
        </Fact>
      </dl>
      <h3>Why this date</h3>
      <p className="facts muted">
        {settlement.dueReason} Working days exclude Sundays, second and fourth Saturdays and the bank holidays
        of {rules.bankHolidays}.
      </p>
    </>
  )
}
