import { useQuery } from '@tanstack/react-query'
import { paths, pathTo } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Link } from '../../../ui/link.tsx'
import { numbered } from '../../format/count.ts'
import { formatNearDay } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import type { Settlement } from '../../records/settlements.ts'
import { settlementsQuery } from '../../records/settlements.ts'
import { gatewaysQuery } from '../../settings/gateways.ts'
import { areTests } from '../../settings/ways-to-pay.ts'
import type { Stats } from '../figures/stats.ts'
import { statsQuery, todayOf } from '../figures/stats.ts'
import { FigureCell, FigureGhost, StripFigure, StripLine } from './figure-cell.tsx'
import type { NextPayout } from './next-payout.ts'
import { lastSent, nextPayout, nothingDue } from './next-payout.ts'

/** When the next money reaches the bank, and how much it will be. */
export function Payout({ isPlatform = false }: { isPlatform?: boolean }) {
  const settlements = useQuery(settlementsQuery)
  const stats = useQuery(statsQuery)
  return (
    <FigureCell
      id="next-payout"
      title={isPlatform ? 'Next payouts to merchants' : 'Next to your bank'}
      query={settlements}
      dataName="settlements"
    >
      {(allSettlements) =>
        stats.isPending ? (
          <FigureGhost />
        ) : (
          <Next
            settlements={allSettlements}
            stats={stats.data ?? {}}
            home={isPlatform ? paths.adminDashboard : paths.dashboard}
          />
        )
      }
    </FigureCell>
  )
}

type PayoutStats = Partial<Pick<Stats, 'unsettled' | 'daily'>>
type NextProps = { settlements: Settlement[]; stats: PayoutStats; home: string }

function Next({ settlements, stats, home }: NextProps) {
  const today = todayOf(stats)
  const next = nextPayout(settlements, stats, today)
  return (
    <>
      {next ? (
        <>
          <StripFigure about={next.unsettled !== undefined}>{formatRupees(next.net)}</StripFigure>
          <StripLine>
            <span className={classes(next.isOverdue && 'text-danger')}>{`${whenDue(next, today)} · `}</span>
            <Link className="link" to={pathTo.figure('next-payout', home)} state={{ inPlace: true }}>
              {next.payments > 0 ? numbered(next.payments, 'payment') : 'Money that came back'}
            </Link>
          </StripLine>
          {next.later > 0 && <StripLine>{`then ${formatRupees(next.later)} after that`}</StripLine>}
        </>
      ) : (
        <>
          <StripFigure>–</StripFigure>
          <NothingYet stats={stats} />
        </>
      )}
      {!next?.later && <LastSent settlements={settlements} />}
    </>
  )
}

function whenDue({ dueOn, isOverdue }: NextPayout, today: string): string {
  if (isOverdue) return `Overdue since ${formatNearDay(dueOn)}`
  return dueOn === today ? 'Today' : formatNearDay(dueOn)
}

function NothingYet({ stats }: { stats: PayoutStats }) {
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  return (
    <StripLine>
      {areTests(gateways)
        ? 'Payments are tests until you go live: they are never settled.'
        : nothingDue(stats)}
    </StripLine>
  )
}

function LastSent({ settlements }: { settlements: Settlement[] }) {
  const sent = lastSent(settlements)
  const only = sent?.ofDay.length === 1 && sent.ofDay[0]
  return (
    sent && (
      <StripLine>
        <Link
          className="link"
          to={only ? pathTo.settlement(only.id) : `${paths.settlements}?status=processed`}
        >
          {formatRupees(sent.net)}
        </Link>
        <span>{` sent on ${formatNearDay(sent.day)}`}</span>
      </StripLine>
    )
  )
}
