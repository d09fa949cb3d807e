import type { ReactNode } from 'react'
import { useOutlet } from 'react-router-dom'
import { classes } from '../../ui/classes.ts'
import { Attention } from './attention/attention.tsx'
import { CollectedByDay } from './cards/collected.tsx'
import { FailureReasons } from './cards/failure-reasons.tsx'
import { Mix } from './cards/mix.tsx'
import { Totals } from './cards/totals.tsx'
import { Strip } from './strip/strip.tsx'

type DashboardProps = {
  isPlatform?: boolean
  /** Until the first payment, in the place of everything that charts or ranks payments. */
  noPayments?: ReactNode
  /** The rows below the chart. */
  children: ReactNode
}

/** The cards in a grid of as many columns as fit, even beside an open panel. */
export function Dashboard({ isPlatform = false, noPayments, children }: DashboardProps) {
  const panel = useOutlet()
  return (
    <>
      <div className="@container/dashboard">
        <div
          className={classes(
            'grid gap-4',
            panel
              ? 'lg:max-xl:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] xl:@4xl/dashboard:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]'
              : 'lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]',
          )}
        >
          <Strip isPlatform={isPlatform} />
          {noPayments || <CollectedByDay />}
          <Attention />
          {!noPayments && (
            <>
              {children}
              <Row>
                <Mix id="by-method" title="By method" dimension="byMethod" filter="method" />
                <Mix id="by-gateway" title="By gateway" dimension="byGateway" filter="gatewayId" />
                <FailureReasons />
              </Row>
              <Row>
                <Totals />
              </Row>
            </>
          )}
        </div>
      </div>
      {panel}
    </>
  )
}

/** The cards fill the row: missing figures leave no gaps. */
const Row = ({ children }: { children: ReactNode }) => (
  <div className="col-span-full flex flex-wrap gap-4 empty:hidden">{children}</div>
)
