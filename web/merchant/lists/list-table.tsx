import { ArrowDown, ArrowUp, EllipsisVertical } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Elements } from '../../ui/elements.ts'
import { iconButtonLook } from '../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import type { Column } from './column.ts'
import { tracksOf, wideEnough, widthOf, withSpacing } from './column.ts'
import type { List } from './list.ts'
import { selecting } from './selection-bar.tsx'
import { MAX_PLAIN_ROWS, PlainRows, WindowedRows } from './table-rows.tsx'
import { useChosenColumns, useDensity } from './table-settings.ts'
import type { Selection } from './use-selection.ts'
import { useSelection } from './use-selection.ts'

type ListTableProps<Row> = {
  list: Pick<List<Row, never>, 'id' | 'title' | 'columns' | 'ownColumns' | 'nameOf' | 'usualSort'>
  rows: Row[]
  /** The number of rows on all pages, including those not loaded yet. */
  total?: number
  /** Shows what can be done with selected rows; also while there are none. Without it, rows cannot be selected. */
  selectionBar?: (selection: Selection<Row>) => Elements
  /** Shown instead of a table without rows. */
  empty?: Elements
  /** Shown instead of a row's cells. */
  instead?: (row: Row, columns: number) => Elements
  onEnd?: () => void
}

/** In rem. In a narrow list the actions of a row are behind one button. */
const MENU_BELOW_REM = 52
const MENU_WIDTH = 3.5
const SELECT_WIDTH = 2.5

/**
 * A list of any length: one line per row, a sticky head that sorts, and selection. Chosen columns that do not fit are
 * reached by scrolling sideways, under the column that names the row.
 */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, rows, total = rows.length, selectionBar, empty, instead, onEnd } = props
  const columns = useShowsMerchant() ? list.columns : list.ownColumns
  const { isCompact } = useDensity()
  const { chosen } = useChosenColumns(list.id, columns)
  const { room, measure } = useRoom()
  const { width = 0, isPhone = false, spacing = 0 } = room ?? {}
  const hasMenus = isPhone || width < MENU_BELOW_REM
  const isSelecting = useSnapshot(selecting).isOn
  const { selection, boxes } = useSelection(rows, total)
  const isSelectable = selectionBar !== undefined && (!isPhone || isSelecting)
  const shown = isPhone
    ? columns.filter(({ phone }) => phone)
    : columns
        .filter(({ id }) => chosen[id])
        .map((column) =>
          hasMenus && column.phone === 'menu'
            ? { ...column, width: MENU_WIDTH }
            : withSpacing(wideEnough(column, rows), spacing),
        )
  const select = isSelectable ? SELECT_WIDTH : 0
  const needed = widthOf(shown) + select
  const layout: CSSProperties & Record<`--${string}`, string> = {
    '--select': `${select}rem`,
    '--named': `${shown.find(({ isRowHeader }) => isRowHeader)?.width ?? 0}rem`,
    '--tracks': `${isSelectable ? `${select}rem ` : ''}${tracksOf(shown)}`,
    '--needed': `${needed}rem`,
  }

  function cells(row: Row): ReactNode {
    const replaced = instead?.(row, shown.length + (isSelectable ? 1 : 0))
    if (replaced) return replaced
    return (
      <>
        {isSelectable && (
          <td data-select>
            <label className="select-box">
              <input
                type="checkbox"
                aria-label={`Select ${list.nameOf(row)}`}
                checked={boxes.has(row.id)}
                // React reports the click on a checkbox as its change.
                onChange={({ nativeEvent }) =>
                  boxes.toggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
              />
            </label>
          </td>
        )}
        {shown.map((column) => cell(column, row, hasMenus ? list.nameOf(row) : undefined))}
      </>
    )
  }

  const headings = (
    <tr aria-rowindex={1}>
      {isSelectable && (
        <th scope="col" data-select>
          <SelectAllBox {...boxes} />
        </th>
      )}
      {shown.map((column) => (
        <Heading key={column.id} column={column} usualSort={list.usualSort} isShown={!isPhone} />
      ))}
    </tr>
  )
  const Rows = total > MAX_PLAIN_ROWS ? WindowedRows : PlainRows
  return (
    <>
      {rows.length > 0 ? (
        <div
          ref={measure}
          className="list"
          style={layout}
          data-compact={isCompact || undefined}
          data-wide={(!isPhone && needed > width) || undefined}
        >
          {room && (
            <Rows
              name={list.title}
              rows={rows}
              total={total}
              headings={headings}
              cells={cells}
              {...(onEnd && { onEnd })}
            />
          )}
        </div>
      ) : (
        empty
      )}
      {selectionBar?.(selection)}
    </>
  )
}

/** @param menuName on a phone: what the row is called by the button that opens its actions */
function cell<Row>(column: Column<Row>, row: Row, menuName: string | undefined) {
  const { id, isRowHeader, isNumber, phone } = column
  const Tag = isRowHeader ? 'th' : 'td'
  const content = column.cell(row)
  return (
    <Tag
      key={id}
      {...(isRowHeader && { scope: 'row' })}
      className={isNumber ? 'number' : undefined}
      data-cell={id}
      data-phone={phone}
      data-names-row={isRowHeader}
    >
      {phone === 'menu' && menuName !== undefined ? <RowMenu name={menuName}>{content}</RowMenu> : content}
    </Tag>
  )
}

/** The actions of a row on a phone, behind one button. */
function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="row-menu">
      <button
        type="button"
        className={iconButtonLook}
        aria-label={`Actions of ${name}`}
        popoverTarget={id}
        data-focus-target
      >
        <EllipsisVertical aria-hidden size={18} />
      </button>
      <div id={id} popover="auto">
        <b dir="auto">{name}</b>
        <div>{children}</div>
      </div>
    </div>
  )
}

/** In rem. On a phone a row is two lines, so that columns need not fit side by side. */
type Room = {
  width: number
  isPhone: boolean
  /** By which the user has set letters apart. */
  spacing: number
}

/** The room that an element has, from before its first paint on. */
function useRoom() {
  const [room, setRoom] = useState<Room | null>(null)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const note = () =>
      setRoom({
        width: element.clientWidth / remPx,
        isPhone: !matchMedia('(width >= 40rem)').matches,
        spacing: (Number.parseFloat(getComputedStyle(element).letterSpacing) || 0) / remPx,
      })
    note()
    const observer = new ResizeObserver(note)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { room, measure }
}

const directions = { ascending: ArrowUp, descending: ArrowDown }

type HeadingProps<Row> = { column: Column<Row>; usualSort: string; isShown: boolean }

/** Sorted by the URL, so that a shared link shows the same order. */
function Heading<Row>({ column, usualSort, isShown }: HeadingProps<Row>) {
  const { id, name, width, isNumber, isRowHeader, phone, sort } = column
  const { params, change } = useUrlParams()
  const current = params.get('sort') ?? usualSort
  const sorted = current === sort ? 'ascending' : current === `-${sort}` ? 'descending' : undefined
  const Arrow = directions[sorted ?? 'descending']

  function toggle() {
    const next = sorted === 'descending' ? sort : `-${sort}`
    change({ sort: next === usualSort ? '' : next })
  }

  return (
    <th
      scope="col"
      className={isNumber ? 'number' : undefined}
      data-cell={id}
      data-phone={phone === 'menu' ? phone : undefined}
      data-names-row={isRowHeader}
      aria-sort={sorted}
    >
      {sort && isShown ? (
        <button type="button" data-sorted={sorted} onClick={toggle}>
          <span>{name}</span>
          <Arrow aria-hidden size={13} />
        </button>
      ) : (
        <HeadingText name={name} width={width} />
      )}
    </th>
  )
}

/** A name that would be cut off says nothing to those who see it. */
const HeadingText = ({ name, width }: { name: string; width: number }) =>
  width < TOO_NARROW_REM ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>

const TOO_NARROW_REM = 4

type SelectAllBoxProps = { areAllSet: boolean; areSomeSet: boolean; toggleAll: () => void }

function SelectAllBox({ areAllSet, areSomeSet, toggleAll }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = areSomeSet
  }, [areSomeSet])
  return (
    <label className="select-box">
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all loaded rows"
        checked={areAllSet}
        onChange={toggleAll}
      />
      <span aria-hidden>All loaded rows</span>
    </label>
  )
}
