import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

/** A placeholder in the shape of the loading content. Appears late, so that a fast response causes no flash of grey. */
export const Loading = ({ className, children }: { className?: string; children: Elements }) => (
  <div aria-busy="true" className={classes('animate-appear', className)}>
    <VisuallyHidden>Loading</VisuallyHidden>
    {children}
  </div>
)

/** The shape of a line of text, as wide as `className` says. */
export const Ghost = ({ className = 'h-4 w-7/10' }: { className?: string }) => (
  <span aria-hidden className={classes('block animate-appear rounded-sm bg-ghost', className)} />
)

/** The shape of paragraphs; `isTable` of rows as high as those that come, below the line of their head. */
export function Skeleton({ rows, isTable = false }: { rows: number; isTable?: boolean }) {
  const bars = Array.from({ length: rows }, (_, index) => index)
  return (
    <Loading className={isTable ? 'sm:pt-9' : 'grid gap-4 p-4'}>
      {bars.map((bar) => (isTable ? <TableRow key={bar} /> : <Line key={bar} />))}
    </Loading>
  )
}

const Line = () => (
  <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-6 py-px">
    <Ghost className="h-3.5 w-3/5" />
    <Ghost className="h-3.5" />
  </div>
)

const TableRow = () => (
  <div className="line-t grid h-16 @min-[40rem]/sheet:grid-cols-[6rem_7rem_minmax(0,20rem)_8rem] grid-cols-[minmax(0,1fr)_6rem] items-center @min-[40rem]/sheet:gap-8 gap-6 px-4 max-sm:first-of-type:border-0 sm:h-11">
    <Ghost className="h-3.5 @min-[40rem]/sheet:w-auto w-3/5" />
    <Ghost className="h-3.5" />
    <Ghost className="@min-[40rem]/sheet:block hidden h-3.5" />
    <Ghost className="@min-[40rem]/sheet:block hidden h-3.5" />
  </div>
)
