import type { ReactNode } from 'react'
import { useOutlet } from 'react-router-dom'
import { classes } from '../../ui/classes.ts'

/** Where the cards stand: as many columns as there is room for, also beside the panel that is open. */
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

/** The cards fill the row: those without known figures leave no holes. */
export const DashboardRow = ({ children }: { children: ReactNode }) => (
  <div className="col-span-full flex flex-wrap gap-4 empty:hidden">{children}</div>
)
