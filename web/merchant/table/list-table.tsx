import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { LongTable } from '../screen/long-table.tsx'
import type { Column } from './column.ts'
import { fitted, wideEnough } from './column.ts'
import { Headings } from './headings.tsx'
import { RowCell } from './row-cell.tsx'
import { SELECT_WIDTH, SelectCell } from './select-cell.tsx'
import { selecting } from './selecting.ts'
import type { Selection } from './selection.ts'
import { range, withRows } from './selection.ts'
import { useChosenColumns, useDensity } from './table-settings.ts'
import { useRoom } from './use-room.ts'

type ListTableProps<Row> = {
  /** Names the list where its columns are remembered. */
  list: string
  columns: readonly Column<Row>[]
  rows: Row[]
  /** The number of rows on all pages, including those not loaded yet. */
  total: number
  /** What a row is called by its controls. */
  nameOf: (row: Row) => string
  /** The `sort` that the list has without one in the URL. */
  usualSort?: string
  selection?: Selection
  /** Without it, rows cannot be selected. */
  onSelect?: (selection: Selection) => void
  /** Shown instead of a row's cells. */
  instead?: (row: Row, columns: number) => ReactNode
  onEnd?: () => void
}

const none: Selection = {}
/** In a narrow list the actions of a row are behind one button. In rem. */
const MENU_BELOW_REM = 52
const MENU_WIDTH = 3.5

/** A list of any length: one line per row, chosen columns, a sticky head that sorts, and selection. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, columns, rows, total, nameOf, usualSort = '-createdAt', instead, onEnd } = props
  const { selection = none, onSelect } = props
  const { isCompact } = useDensity()
  const { chosen } = useChosenColumns(list, columns)
  const { room, measure } = useRoom()
  const lastSelected = useRef<string>(undefined)
  const ids = rows.map(({ id }) => id)
  const isPhone = room?.isPhone ?? false
  const hasMenus = isPhone || (room?.width ?? 0) < MENU_BELOW_REM
  const isSelecting = useSnapshot(selecting).isOn
  const isSelectable = onSelect !== undefined && (!isPhone || isSelecting)
  const wanted = columns
    .filter(({ id }) => chosen[id])
    .map((column) =>
      hasMenus && column.phone === 'menu' ? { ...column, width: MENU_WIDTH } : wideEnough(column, rows),
    )
  const widths = fitted(wanted, (room?.width ?? 0) - (isSelectable ? SELECT_WIDTH : 0))
  const shown = isPhone ? columns.filter(({ phone }) => phone) : wanted.filter(({ id }) => widths.has(id))

  function select(row: Row, isSelected: boolean, withShift: boolean) {
    const changed = withShift ? range(ids, lastSelected.current, row.id) : [row.id]
    lastSelected.current = row.id
    onSelect?.(withRows(selection, changed, isSelected))
  }

  function cells(row: Row): ReactNode {
    const replaced = instead?.(row, shown.length + (isSelectable ? 1 : 0))
    if (replaced) return replaced
    return (
      <>
        {isSelectable && (
          <SelectCell
            name={nameOf(row)}
            isSelected={row.id in selection}
            onSelect={(isSelected, withShift) => select(row, isSelected, withShift)}
          />
        )}
        {shown.map((column) => (
          <RowCell key={column.id} column={column} row={row} menuName={hasMenus ? nameOf(row) : undefined} />
        ))}
      </>
    )
  }

  const isAll = rows.length > 0 && ids.every((id) => id in selection)
  const all = {
    isSelected: isAll,
    isPartly: !isAll && ids.some((id) => id in selection),
    onToggle: () => onSelect?.(withRows(selection, ids, !isAll)),
  }
  return (
    <div ref={measure} className="list" data-compact={isCompact || undefined}>
      {room && (
        <LongTable
          name={capitalised(list)}
          rows={rows}
          total={total}
          headings={
            <Headings columns={shown} widths={widths} usualSort={usualSort} {...(isSelectable && { all })} />
          }
          cells={cells}
          {...(onEnd && { onEnd })}
        />
      )}
    </div>
  )
}

/** `Payment links` for `payment-links`. */
const capitalised = (list: string) => list.charAt(0).toUpperCase() + list.slice(1).replaceAll('-', ' ')
