import { ArrowDown, ArrowUp, EllipsisVertical } from 'lucide-react'
import type { CSSProperties, PointerEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { CheckInput } from '../../ui/app/checkbox.tsx'
import { classes } from '../../ui/classes.ts'
import type { Elements } from '../../ui/elements.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import type { Column } from './column.ts'
import { tracksOf, widestOf } from './column.ts'
import { cellPadding, phoneCellLook, phoneRowLook, rowTone } from './fields.tsx'
import type { List } from './list.ts'
import { selecting } from './selection-bar.tsx'
import { PlainRows, WindowedRows } from './table-rows.tsx'
import { useChosenColumns, useDensity } from './table-settings.ts'
import type { Selection } from './use-selection.ts'
import { useSelection } from './use-selection.ts'

export type ListTableProps<Row> = {
  list: Pick<List<Row, never>, 'id' | 'title' | 'columns' | 'ownColumns' | 'nameOf' | 'usualSort'>
  rows: Row[]
  /** The number of rows on all pages, including those not loaded yet. */
  total?: number
  /** Shows what can be done with selected rows; also while there are none. Without it, rows cannot be selected. */
  selectionBar?: ((selection: Selection<Row>) => Elements) | undefined
  /** Shown instead of a table without rows. */
  empty?: Elements
  /** Shown instead of a row's cells. */
  instead?: ((row: Row, columns: number) => Elements) | undefined
  onEnd?: (() => void) | undefined
}

/** Up to this many rows are all in the document, for find-in-page, printing and screen readers. */
const MAX_PLAIN_ROWS = 200

/** In rem. */
const SELECT_WIDTH = 2.5

/**
 * A list of any length: one line per row, a sticky head that sorts, and selection. Chosen columns that do not fit are
 * reached by scrolling sideways, under the column that names the row. On a phone a row has two lines: title and
 * amount; status and date.
 */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, rows, total = rows.length, selectionBar, empty, instead, onEnd } = props
  const { id: opened } = useParams()
  const columns = useShowsMerchant() ? list.columns : list.ownColumns
  const { isCompact } = useDensity()
  const { chosen } = useChosenColumns(list.id, columns)
  const isSelecting = useSnapshot(selecting).isOn
  const { selection, boxes } = useSelection(rows, total)
  const isSelectable = selectionBar !== undefined
  const onWide = columns.filter(({ id }) => chosen[id])
  const visible = columns.filter(({ id, phone }) => chosen[id] || phone)
  const select = isSelectable ? SELECT_WIDTH : 0
  const named = onWide.find(({ isRowHeader }) => isRowHeader)?.width ?? 0
  const layout: CSSProperties & Record<`--${string}`, string> = {
    '--tracks': `${isSelectable ? `${select}rem ` : ''}${tracksOf(onWide)}`,
    '--select': `${select}rem`,
    '--held': `${select + named}rem`,
  }
  const widest = new Map(onWide.map((column) => [column.id, widestOf(column, rows)]))
  const cellProps = (column: Column<Row>) => ({
    className: classes(
      cellLook,
      cellPadding,
      column.isNumber && 'tnum sm:text-end print:text-end',
      column.amount ? sizerLook : 'sm:min-w-0',
      column.amount && (column.isRowHeader ? 'after:font-label' : 'after:font-normal'),
      column.isRowHeader && 'font-label',
      column.isRowHeader && 'sm:scroll-edge sm:sticky sm:left-(--select) sm:z-1 sm:bg-inherit',
      column.phone === 'menu' &&
        'sm:sticky sm:right-0 sm:z-1 sm:-ms-5 sm:bg-inherit sm:ps-8 sm:[mask:linear-gradient(to_right,transparent,black_1.25rem)]',
      !chosen[column.id] && 'sm:hidden print:hidden',
    ),
    'data-widest': widest.get(column.id),
    style: widthStyle(column),
  })
  const selectLook = classes(
    'relative z-1 sm:sticky sm:left-0 sm:block sm:bg-inherit sm:ps-4 print:hidden',
    !isSelecting && 'max-sm:hidden',
  )

  const rowLook = (row: Row) =>
    instead?.(row, 1)
      ? 'line-b flex last:border-0 print:table-row'
      : classes(
          'line-b group/row relative grid last:border-0 sm:min-w-min sm:grid-cols-(--tracks) print:table-row print:break-inside-avoid',
          phoneRowLook,
          'last:rounded-b-lg last:*:first:rounded-bl-lg max-sm:first:rounded-t-lg',
          isCompact ? 'sm:min-h-9' : 'sm:min-h-11',
          rowTone(boxes.has(row.id) || row.id === opened),
          'scroll-mt-28 scroll-mb-20',
        )

  function cells(row: Row): ReactNode {
    const replaced = instead?.(row, visible.length + (isSelectable ? 1 : 0))
    if (replaced) return replaced
    const name = list.nameOf(row)
    return (
      <>
        {isSelectable && (
          <td
            className={classes(
              selectLook,
              'max-sm:-col-start-5 max-sm:-col-end-4 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-center',
            )}
          >
            <label className={boxLook}>
              <CheckInput
                type="checkbox"
                className={checkLook}
                aria-label={`Select ${name}`}
                checked={boxes.has(row.id)}
                onChange={() => boxes.toggle(row.id)}
              />
            </label>
          </td>
        )}
        {visible.map((column) => {
          const { id, isRowHeader, phone, cell } = column
          const Tag = isRowHeader ? 'th' : 'td'
          const { className, ...rest } = cellProps(column)
          return (
            <Tag
              key={id}
              {...(isRowHeader && { scope: 'row' })}
              {...rest}
              className={classes(
                className,
                phone ? phoneCellLook[phone] : 'max-sm:hidden',
                isRowHeader && namesRow,
              )}
            >
              {phone === 'menu' ? <RowMenu name={name}>{cell(row)}</RowMenu> : cell(row)}
            </Tag>
          )
        })}
      </>
    )
  }

  const headings = (
    <tr
      aria-rowindex={1}
      className="bg-inherit sm:grid sm:h-9 sm:min-w-min sm:grid-cols-(--tracks) print:table-row"
    >
      {isSelectable && (
        <th scope="col" className={classes(selectLook, 'max-sm:line-b max-sm:px-4')}>
          <SelectAllBox {...boxes} />
        </th>
      )}
      {visible.map((column) => {
        const { className, ...rest } = cellProps(column)
        return (
          <Heading
            key={column.id}
            column={column}
            usualSort={list.usualSort}
            {...rest}
            className={classes(className, headingLook, isSelecting && 'max-sm:sr-only')}
          />
        )
      })}
    </tr>
  )
  const Rows = total > MAX_PLAIN_ROWS ? WindowedRows : PlainRows
  return (
    <>
      {rows.length > 0 ? (
        <div
          className="@4xl/sheet:[--menu:9.25rem] [--menu:3.5rem]"
          style={layout}
          onPointerMove={nameCutText}
        >
          <Rows
            name={list.title}
            rows={rows}
            total={total}
            headings={headings}
            isHeadHidden={!isSelecting}
            hasMenus={visible.some(({ phone }) => phone === 'menu')}
            rowLook={rowLook}
            cells={cells}
            {...(onEnd && { onEnd })}
          />
        </div>
      ) : (
        empty
      )}
      {selectionBar?.(selection)}
    </>
  )
}

function widthStyle({ amount, width }: Pick<Column<never>, 'amount' | 'width'>) {
  const style: CSSProperties & { '--width'?: string } = amount ? { '--width': `${width}rem` } : {}
  return style
}

const cellLook = 'truncate text-start sm:block sm:content-center print:table-cell print:h-11'

/** As wide as the largest amount, in the letters and the spacing of its reader; nothing else widens it. */
const sizerLook =
  'sm:min-w-(--width) after:invisible after:block after:h-0 after:overflow-hidden after:text-sm sm:after:content-[attr(data-widest)]'

const headingLook = 'text-xs/body font-label text-muted sm:bg-surface'

/** The link over the whole row begins here, and must not be cut off. */
const namesRow = 'overflow-visible max-sm:static'

const boxLook = 'grid h-full min-h-8 w-6 cursor-pointer place-items-center justify-items-start'
const checkLook = 'size-4 cursor-pointer accent-action'

/** Shows a cut-off text in full on hover, through the row's link, which covers the cells. */
function nameCutText({ target, clientX, clientY }: PointerEvent) {
  if (!(target instanceof HTMLAnchorElement)) return
  const under = document.elementsFromPoint(clientX, clientY)
  const cut = under.find(
    ({ scrollWidth, clientWidth, tagName }) => tagName !== 'TBODY' && scrollWidth > clientWidth,
  )
  const text = cut?.closest('td, th')?.textContent ?? ''
  if (target.title !== text) target.title = text
}

/** The actions of a row: side by side or, if there is no room, in the labelled menu of one button. */
function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="group/menu">
      <IconButton
        label={`Actions of ${name}`}
        icon={EllipsisVertical}
        iconSize={18}
        className="relative z-1 -me-3 @4xl/sheet:hidden"
        popoverTarget={id}
        data-focus-target
      />
      <div
        id={id}
        popover="auto"
        className="line-y @4xl/sheet:static inset-[auto_0_0] @4xl/sheet:block @4xl/sheet:w-auto w-screen @4xl/sheet:overflow-visible rounded-t-lg @4xl/sheet:border-0 @4xl/sheet:bg-transparent bg-surface @4xl/sheet:p-0 px-3 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-start text-ink text-sm/body @max-4xl/sheet:shadow-raised backdrop:bg-backdrop/80"
      >
        <p dir="auto" className="@4xl/sheet:hidden truncate px-2 py-3 font-bold">
          {name}
        </p>
        {children}
      </div>
    </div>
  )
}

const directions = { ascending: ArrowUp, descending: ArrowDown }

type HeadingProps<Row> = { column: Column<Row>; usualSort: string; className: string }

/** Sorted by the URL, so that a shared link shows the same order; on a phone the filters sort. */
function Heading<Row>({ column, usualSort, ...rest }: HeadingProps<Row>) {
  const { name, isNumber, phone, sort } = column
  const { params, change } = useUrlParams()
  const current = params.get('sort') ?? usualSort
  const sorted = current === sort ? 'ascending' : current === `-${sort}` ? 'descending' : undefined
  const Arrow = directions[sorted ?? 'descending']

  function toggle() {
    const next = sorted === 'descending' ? sort : `-${sort}`
    change({ sort: next === usualSort ? '' : next })
  }

  return (
    <th scope="col" aria-sort={sorted} {...rest}>
      {sort && (
        <button
          type="button"
          className={classes(
            // On paper a button is not repeated with the head of the next page, but its text is.
            'group/sort inline-flex min-h-7 cursor-pointer items-center gap-1 hover:text-ink max-sm:hidden print:contents',
            isNumber && 'w-0 min-w-full flex-row-reverse',
            sorted && 'text-ink',
          )}
          onClick={toggle}
        >
          <span>{name}</span>
          <Arrow
            aria-hidden
            size={13}
            className={classes(
              'flex-none print:hidden',
              !sorted && 'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100',
            )}
          />
        </button>
      )}
      <span
        className={classes(
          'truncate',
          isNumber ? 'block w-0 min-w-full' : 'block',
          sort && 'sm:hidden',
          phone === 'menu' && '@max-4xl/sheet:sr-only text-end',
        )}
      >
        {name}
      </span>
    </th>
  )
}

type SelectAllBoxProps = { areAllSet: boolean; areSomeSet: boolean; toggleAll: () => void }

function SelectAllBox({ areAllSet, areSomeSet, toggleAll }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = areSomeSet
  }, [areSomeSet])
  return (
    <label
      className={classes(
        boxLook,
        'max-sm:h-12 max-sm:w-auto max-sm:grid-cols-[1.5rem_auto] max-sm:text-sm/body',
      )}
    >
      <CheckInput
        ref={box}
        type="checkbox"
        className={checkLook}
        aria-label="Select all loaded rows"
        checked={areAllSet}
        onChange={toggleAll}
      />
      {/* Labels the checkbox if the header has no other text. */}
      <span aria-hidden className="font-label text-muted sm:hidden">
        All loaded rows
      </span>
    </label>
  )
}
