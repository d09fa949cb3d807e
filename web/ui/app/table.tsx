import type { ComponentProps, ReactNode } from 'react'
import { createContext, useContext } from 'react'
import { classes } from '../classes.ts'

type TableLook = {
  /** Whether on a phone each row is a card: its name is the heading, and the columns label the other cells. */
  areCards?: boolean | undefined
  /** Whether its container has room at the sides. */
  isFlush?: boolean | undefined
}

type TableProps = ComponentProps<'table'> & TableLook & { label: string; head: ReactNode }

const Look = createContext<TableLook>({})

/** A plain table. Lists that are sorted and filtered have their own. */
export const Table = ({ label, head, areCards, isFlush, className, children }: TableProps) => (
  <Look value={{ areCards, isFlush }}>
    <table aria-label={label} className={classes('w-full', areCards && 'max-sm:block', className)}>
      <thead className={areCards ? 'max-sm:sr-only' : undefined}>{head}</thead>
      <tbody className={areCards ? 'max-sm:block' : undefined}>{children}</tbody>
    </table>
  </Look>
)

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  const { areCards, isFlush } = useContext(Look)
  return (
    <tr
      {...rest}
      className={classes(
        'line-b break-inside-avoid last:border-0',
        areCards && 'max-sm:relative max-sm:block max-sm:py-3',
        areCards && !isFlush && 'max-sm:px-4',
        className,
      )}
    />
  )
}

type CellProps = { isNumber?: boolean | undefined }

export function HeadCell({ isNumber, className, ...rest }: ComponentProps<'th'> & CellProps) {
  const look = useCellLook({ isNumber })
  return (
    <th
      scope="col"
      {...rest}
      className={classes(look, 'line-b whitespace-nowrap font-label text-muted text-xs/body', className)}
    />
  )
}

/** The cell that names a row. */
export function NameCell({ className, ...rest }: ComponentProps<'th'>) {
  const { areCards } = useContext(Look)
  const look = useCellLook({})
  return (
    <th
      scope="row"
      {...rest}
      className={classes(look, 'font-label', areCards && 'max-sm:block max-sm:px-0 max-sm:py-0.5', className)}
    />
  )
}

/** @param props.label the column's name, where rows are cards; without one the cell has the line to itself */
export function Cell({
  label,
  isNumber,
  className,
  ...rest
}: ComponentProps<'td'> & CellProps & { label?: string }) {
  const { areCards } = useContext(Look)
  const look = useCellLook({ isNumber })
  return (
    <td
      {...rest}
      data-label={areCards ? label : undefined}
      className={classes(
        look,
        areCards && cardCellLook,
        areCards && label !== undefined && labelLook,
        className,
      )}
    />
  )
}

function useCellLook({ isNumber }: CellProps) {
  const { areCards, isFlush } = useContext(Look)
  const ends = areCards ? 'sm:first:ps-4 sm:last:pe-4' : 'first:ps-4 last:pe-4'
  return classes(
    'px-3 py-2.5 align-top sm:max-lg:px-2',
    isNumber ? 'tnum text-end' : 'text-start',
    isFlush ? 'sm:last:pe-0 sm:first:ps-0' : ends,
  )
}

const cardCellLook =
  'max-sm:*:wrap-anywhere max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-0.5 max-sm:text-end max-sm:*:min-w-0'
const labelLook =
  'max-sm:before:wrap-normal max-sm:before:shrink max-sm:before:text-start max-sm:before:text-muted max-sm:before:content-[attr(data-label)]'

/** Below the rows: how many there are, or where they end. */
export const TableFoot = ({ children }: { children: ReactNode }) => (
  <div className="line-t flex flex-wrap items-center justify-between gap-3 px-4 py-2.5 text-muted">
    {children}
  </div>
)
