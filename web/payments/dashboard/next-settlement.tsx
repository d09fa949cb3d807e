import { paths, pathTo } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import type { Settlement } from '../settlements/settlements.ts'
import { formatDay } from '../values/ist.ts'
import { formatRupees } from '../values/rupees.ts'
import { Status } from '../values/status.tsx'

export function NextSettlement({ settlements }: { settlements: Settlement[] }) {
  const open = settlements.filter(({ status }) => status === 'scheduled' || status === 'processing')
  const next = open.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))[0]
  return (
    <section className="sheet" aria-labelledby="next-settlement">
      <header>
        <h2 id="next-settlement">Next settlement</h2>
        <Link className="link" to={paths.settlements}>
          All settlements
        </Link>
      </header>
      {next ? (
        <SettlementSummary settlement={next} />
      ) : (
        <p className="facts muted">Nothing is waiting to be settled.</p>
      )}
    </section>
  )
}

function SettlementSummary({
  settlement: { id, status, dueOn, dueReason, transactionCount, net },
}: {
  settlement: Settlement
}) {
  return (
    <>
      <dl className="facts">
        <div>
          <dt>Net amount</dt>
          <dd>
            <b>{formatRupees(net)}</b>
          </dd>
        </div>
        <div>
          <dt>Due</dt>
          <dd>{formatDay(dueOn)}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Status kind="settlement" status={status} />
          </dd>
        </div>
        <div>
          <dt>Transactions</dt>
          <dd>{transactionCount}</dd>
        </div>
      </dl>
      <p className="facts muted">{dueReason}</p>
      <p className="facts">
        <Link className="link" to={pathTo.settlement(id)}>
          See breakdown
        </Link>
      </p>
    </>
  )
}
