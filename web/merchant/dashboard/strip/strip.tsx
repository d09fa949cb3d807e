import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/app/panel.tsx'
import { Link } from '../../../ui/link.tsx'
import { numbered } from '../../format/count.ts'
import { formatRupees } from '../../format/rupees.ts'
import { expiresWithin, openStatuses, outstanding } from '../../payment-links/payment-link-lifecycle.ts'
import { paymentLinksQuery } from '../../payment-links/payment-links.ts'
import type { Findings } from '../attention/use-concerns.ts'
import { useConcerns } from '../attention/use-concerns.ts'
import { capturedOn } from '../figures/captured-on.ts'
import { comparisonsOf } from '../figures/comparisons.ts'
import type { Stats } from '../figures/stats.ts'
import { statsQuery } from '../figures/stats.ts'
import { FigureCell, StripFigure, StripLine } from './figure-cell.tsx'
import { Payout } from './payout.tsx'

/** Four daily questions: what came in, when it reaches the bank, what is outstanding, what went wrong. */
export const Strip = ({ isPlatform = false }: { isPlatform?: boolean }) => (
  <Panel className="col-span-full grid @4xl/dashboard:grid-cols-[minmax(0,1.2fr)_repeat(2,minmax(0,1fr))_minmax(0,0.8fr)] @lg/dashboard:grid-cols-2 grid-cols-1 gap-px overflow-hidden">
    <Today />
    <Payout isPlatform={isPlatform} />
    <OpenLinks />
    <AttentionCount />
  </Panel>
)

/** How much needs attention; the list is below. */
function AttentionCount() {
  const { query, findings } = useConcerns()
  return (
    <FigureCell id="attention-count" title="To look at" query={query} dataName="figures">
      {(stats) => <Count {...findings(stats)} />}
    </FigureCell>
  )
}

function Count({ concerns, checked, isUnchecked }: Findings) {
  const names = [...new Set(concerns.map(({ name }) => name))]
  const calm = isUnchecked ? '–' : 'All clear'
  return (
    <>
      <StripFigure isText={concerns.length === 0}>{concerns.length > 0 ? concerns.length : calm}</StripFigure>
      {names.length > 0 && (
        <StripLine>
          <a className="link" href="#attention">
            {names.join(', ')}
          </a>
        </StripLine>
      )}
      {concerns.length === 0 && !isUnchecked && <StripLine>{checked}</StripLine>}
      {isUnchecked && <StripLine>Not everything could be checked</StripLine>}
    </>
  )
}

const SOON_DAYS = 7

/** What customers still have to pay through links that can be paid. */
function OpenLinks() {
  const links = useQuery(paymentLinksQuery)
  return (
    <FigureCell id="open-links" title="Outstanding" query={links} dataName="payment links">
      {(allLinks) => {
        const { count, left } = outstanding(allLinks)
        const soon = allLinks.filter((link) => expiresWithin(link, SOON_DAYS)).length
        return (
          <>
            <StripFigure>{formatRupees(left)}</StripFigure>
            <StripLine>
              through{' '}
              <Link className="link" to={`${paths.links}?status=${openStatuses.join()}`}>
                {numbered(count, 'open link')}
              </Link>
            </StripLine>
            <StripLine>
              {soon === 0 ? (
                <span>{`None expires within ${SOON_DAYS} days`}</span>
              ) : (
                <span>
                  <Link className="link" to={`${paths.links}?expiring=${SOON_DAYS}`}>
                    {numbered(soon, 'link')}
                  </Link>
                  <span>{` ${soon === 1 ? 'expires' : 'expire'} within ${SOON_DAYS} days`}</span>
                </span>
              )}
            </StripLine>
          </>
        )
      }}
    </FigureCell>
  )
}

/** The amount collected today, compared with earlier days. */
function Today() {
  const stats = useQuery(statsQuery)
  return (
    <FigureCell isFirst id="today" title="Collected today" query={stats} dataName="figures">
      {(figures) => <Collected stats={figures} />}
    </FigureCell>
  )
}

function Collected({ stats }: { stats: Stats }) {
  const today = stats.daily.at(-1)
  return (
    <>
      <StripFigure>{formatRupees(stats.todayAmount)}</StripFigure>
      <StripLine>
        {today && (
          <Link className="link" to={capturedOn(today.date)}>
            {numbered(today.succeeded, 'payment')}
          </Link>
        )}
        <span>{today ? ', before deductions' : 'before deductions'}</span>
      </StripLine>
      <ul className="basis-full">
        {comparisonsOf(stats).map(({ amount, when }) => {
          const Arrow =
            stats.todayAmount > amount ? ArrowUp : stats.todayAmount < amount ? ArrowDown : ArrowRight
          return (
            <li key={when} className="tnum flex min-w-0 items-center gap-1 text-xs/body">
              <Arrow aria-hidden size={14} className="flex-none text-muted" />
              <span>{`${formatRupees(amount)} ${when}`}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
