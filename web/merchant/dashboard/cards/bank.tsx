import { useQuery } from '@tanstack/react-query'
import { paths, pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { dayOf, formatDayWord, formatNearDay } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { Status } from '../../format/status.tsx'
import type { Settlement } from '../../settlements/settlements.ts'
import { settlementsQuery } from '../../settlements/settlements.ts'
import { Card } from './card.tsx'
import { lastSent, nextToBank } from './next-to-bank.ts'

/** The next money to the bank: every settlement of that day, and what is on its way after it. */
export function Bank({ isPlatform = false }: { isPlatform?: boolean }) {
  const settlements = useQuery(settlementsQuery)
  return (
    <Card
      id="next-settlement"
      title={isPlatform ? 'Next to the banks of merchants' : 'Next to your bank'}
      className="bank"
      query={settlements}
      what="settlements"
      more={{ to: paths.settlements, label: 'All settlements' }}
      skeleton={<BankSkeleton />}
    >
      {(all) => <Next settlements={all} />}
    </Card>
  )
}

function Next({ settlements }: { settlements: Settlement[] }) {
  const next = nextToBank(settlements)
  if (!next) {
    return (
      <div className="bank-body">
        <p className="muted">
          No settlement is due. What is collected today goes to the bank on the next working day.
        </p>
        <LastSent settlements={settlements} />
      </div>
    )
  }
  const { dueOn, ofDay, net, later } = next
  const [first] = ofDay
  return (
    <div className="bank-body">
      <p className="bank-amount">{formatRupees(net)}</p>
      <p className="bank-day">
        <b>{formatDayWord(dueOn)}</b>
        <span>{formatDayWord(dueOn) !== formatNearDay(dueOn) && `, ${formatNearDay(dueOn)}`}</span>
        {statusesOf(ofDay).map((status) => (
          <Status key={status} kind="settlement" status={status} />
        ))}
      </p>
      <ul>
        {ofDay.map(({ id, capturedOn, net: part }) => (
          <li key={id}>
            <Link className="link" to={pathTo.settlement(id)}>
              {`Payments of ${formatNearDay(capturedOn)}`}
            </Link>
            {ofDay.length > 1 && <span className="money">{formatRupees(part)}</span>}
          </li>
        ))}
      </ul>
      {first && dayOf(Date.now()) !== dueOn && <p className="muted">{first.dueReason}</p>}
      {later.count > 0 && (
        <p className="muted">{`Then ${formatRupees(later.net)} in ${later.count === 1 ? 'one more' : `${later.count} more`}.`}</p>
      )}
      <LastSent settlements={settlements} />
    </div>
  )
}

function LastSent({ settlements }: { settlements: Settlement[] }) {
  const sent = lastSent(settlements)
  const only = sent?.ofDay.length === 1 && sent.ofDay[0]
  return (
    sent && (
      <p className="bank-sent muted">
        Last sent:{' '}
        <Link className="link" to={only ? pathTo.settlement(only.id) : paths.settlements}>
          {formatRupees(sent.net)}
        </Link>
        <span>{` on ${formatNearDay(sent.dueOn)}`}</span>
      </p>
    )
  )
}

const statusesOf = (settlements: Settlement[]) => [...new Set(settlements.map(({ status }) => status))]

const BankSkeleton = () => (
  <div className="bank-body">
    <i className="ghost bank-amount" />
    <i className="ghost" />
    <i className="ghost" data-short />
  </div>
)
