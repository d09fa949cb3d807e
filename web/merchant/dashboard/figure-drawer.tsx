import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { homeOf, paths, pathTo } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Link } from '../../ui/link.tsx'
import { DetailDrawer } from '../dialogs/detail-drawer.tsx'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { numbered } from '../format/count.ts'
import { formatTime } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import { PaymentStatus } from '../format/status.tsx'
import { QueryState } from '../screen/query-states.tsx'
import type { Transaction } from '../transactions/transactions.ts'
import { failedPaymentsNote, failedPaymentsQuery, figureOf } from './failed-payments.ts'
import { FigureSum } from './figures/figure-sum.tsx'
import { PayoutRows } from './strip/payout-panel.tsx'

/** `/dashboard/figures/:name`: the payments behind a figure of the dashboard, next to it. */
export function FigureDrawer() {
  const { name = '' } = useParams()
  const figure = figureOf(name)
  const { user } = useSnapshot(session)
  const close = useCloseRoute(user ? homeOf(user) : paths.dashboard)
  if (name === 'next-payout') {
    return (
      <DetailDrawer title={user?.role === 'admin' ? 'Next payouts' : 'Next payout'} onClose={close}>
        <PayoutRows />
      </DetailDrawer>
    )
  }
  return (
    <DetailDrawer title={figure?.title ?? 'Payments'} onClose={close}>
      {figure ? (
        <Rows includes={figure.includes} />
      ) : (
        <EmptyState title="No such figure">There is no such figure on the dashboard.</EmptyState>
      )}
    </DetailDrawer>
  )
}

function Rows({ includes }: { includes: (row: Transaction) => boolean }) {
  const query = useQuery(failedPaymentsQuery)
  return (
    <QueryState query={query} dataName="payments">
      {(payments) =>
        payments.rows.some(({ failure }) => !failure) ? (
          <EmptyState title="Not known">
            The server does not say why each of these payments failed.
          </EmptyState>
        ) : (
          <List rows={payments.rows.filter(includes)} note={failedPaymentsNote(payments)} />
        )
      }
    </QueryState>
  )
}

function List({ rows, note }: { rows: Transaction[]; note: string }) {
  const [firstRow] = rows
  const isOneReason = rows.every(({ failure }) => failure?.code === firstRow?.failure?.code)
  return (
    <>
      <FigureSum note={note}>
        <strong>{numbered(rows.length, 'payment')}</strong>
        <span>{` · ${formatRupees(rows.reduce((sum, { amount }) => sum + amount, 0))}`}</span>
      </FigureSum>
      {firstRow?.failure && isOneReason && (
        <Note className="mx-4 mb-4" tone="danger">
          <strong>{firstRow.failure.reason}</strong>
          <span>{` ${firstRow.failure.nextStep}`}</span>
        </Note>
      )}
      <ul>
        {rows.map((row) => (
          <li
            key={row.id}
            className="line-t grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2.5"
          >
            <Link
              className="link tnum w-fit whitespace-nowrap"
              translate="no"
              to={pathTo.transaction(row.id)}
            >
              {formatRupees(row.amount)}
            </Link>
            <div className="flex justify-self-end">
              <PaymentStatus {...row} />
            </div>
            <span translate="no" className="truncate">
              {row.customer.name}
            </span>
            <span className="text-muted text-xs/body">{formatTime(row.createdAt)}</span>
            {row.failure && !isOneReason && (
              <span className="col-span-full text-muted text-xs/body">{row.failure.reason}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
