import type { Updater } from '@tanstack/react-table'
import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { LongTable } from '../screen/long-table.tsx'
import type { Column } from './column.ts'
import { fitted, wideEnough } from './column.ts'
import { Headings } from './headings.tsx'
import { RowCell } from './row-cell.tsx'
import { SELECT_WIDTH, SelectCell } from './select-cell.tsx'
import { selecting } from './selecting.ts'
import { useChosenColumns, useDensity } from './table-settings.ts'
import { useRoom } from './use-room.ts'

/** The selected rows, by id. */
export type Selection = Record<string, true>

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

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })
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
  const definitions = useMemo(() => columns.map(({ id, name }) => ({ id, header: name })), [columns])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ id }) => id,
    state: { columnVisibility: chosen, rowSelection: selection },
    onRowSelectionChange: (change: Updater<Selection>) =>
      onSelect?.(typeof change === 'function' ? change(selection) : change),
  })
  const isPhone = room?.isPhone ?? false
  const hasMenus = isPhone || (room?.width ?? 0) < MENU_BELOW_REM
  const isSelecting = useSnapshot(selecting).isOn
  const isSelectable = onSelect !== undefined && (!isPhone || isSelecting)
  const wanted = columns
    .filter(({ id }) => table.getColumn(id)?.getIsVisible())
    .map((column) =>
      hasMenus && column.phone === 'menu' ? { ...column, width: MENU_WIDTH } : wideEnough(column, rows),
    )
  const widths = fitted(wanted, (room?.width ?? 0) - (isSelectable ? SELECT_WIDTH : 0))
  const shown = isPhone ? columns.filter(({ phone }) => phone) : wanted.filter(({ id }) => widths.has(id))
  const items = table.getRowModel().rowsById

  function cells(row: Row): ReactNode {
    const replaced = instead?.(row, shown.length + (isSelectable ? 1 : 0))
    if (replaced) return replaced
    const item = items[row.id]
    return (
      <>
        {isSelectable && item && (
          <SelectCell
            name={nameOf(row)}
            isSelected={item.getIsSelected()}
            onToggle={item.getToggleSelectedHandler()}
          />
        )}
        {shown.map((column) => (
          <RowCell key={column.id} column={column} row={row} menuName={hasMenus ? nameOf(row) : undefined} />
        ))}
      </>
    )
  }

  const isAll = table.getIsAllRowsSelected()
  const all = {
    isSelected: isAll,
    isPartly: table.getIsSomeRowsSelected(),
    onToggle: () => table.toggleAllRowsSelected(!isAll),
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
