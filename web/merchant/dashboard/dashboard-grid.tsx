import type { ReactNode } from 'react'
import { useOutlet } from 'react-router-dom'
import { classes } from '../../ui/classes.ts'

/** The grid of the cards: as many columns as fit, even beside an open panel. */
export function DashboardGrid({ children }: { children: ReactNode }) {
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
          {children}
        </div>
      </div>
      {panel}
    </>
  )
}

/** The cards fill the row: missing figures leave no gaps. */
export const DashboardRow = ({ children }: { children: ReactNode }) => (
  <div className="col-span-full flex flex-wrap gap-4 empty:hidden">{children}</div>
)
