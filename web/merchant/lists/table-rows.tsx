import type { ComponentProps, ReactNode, UIEvent } from 'react'
import { Suspense, useSyncExternalStore } from 'react'
import type * as Virtuoso from 'react-virtuoso'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { classes } from '../../ui/classes.ts'

/** Above the viewport, and below it, where more rows are loaded as well. */
const OVERSCAN_PX = { top: 300, bottom: 600 }

/** Rendered before anything is measured: an empty table would move what follows it. */
const FIRST_ROWS = 25

type Identified = { id: string }

type RowsProps<Row> = {
  /** What the list is called by a screen reader. */
  name: string
  rows: Row[]
  /** The number of rows on all pages, including those not loaded yet. */
  total: number
  /** The header `<tr>`. */
  headings: ReactNode
  /** On a phone the head is for screen readers only, unless it has the box that selects all rows. */
  isHeadHidden: boolean
  /** Whether a column stays at the end of the row: then nothing else shows that the row scrolls. */
  hasMenus: boolean
  rowLook: (row: Row) => string
  cells: (row: Row) => ReactNode
  /** Called when the end of the loaded rows is near. */
  onEnd?: () => void
}

export function PlainRows<Row extends Identified>(props: RowsProps<Row>) {
  const { rows, total, headings, rowLook, cells, onEnd } = props
  return (
    <>
      <table {...tableProps(props)}>
        <thead className={headLook(props)} onScroll={scrollTogether}>
          {headings}
        </thead>
        <tbody className={bodyLook(props)} onScroll={scrollTogether}>
          {rows.map((row, index) => (
            <tr key={row.id} aria-rowindex={rowIndex(index)} className={rowLook(row)}>
              {cells(row)}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Recreated for each page: an observer reports changes only, and the end may still be in view. */}
      {onEnd && rows.length < total && <EndOfRows key={rows.length} onReached={onEnd} />}
    </>
  )
}

function EndOfRows({ onReached }: { onReached: () => void }) {
  const observe = (end: HTMLElement | null) => {
    if (!end) return
    const observer = new IntersectionObserver((entries) => entries.some(isInView) && onReached(), {
      rootMargin: `${OVERSCAN_PX.bottom}px`,
    })
    observer.observe(end)
    return () => observer.disconnect()
  }
  return <div ref={observe} />
}

const isInView = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting

/** Only long lists load the library. */
const TableWindow = lazyPart<
  typeof Virtuoso,
  'TableVirtuoso',
  Virtuoso.TableVirtuosoProps<Identified, Context>
>(() => import('react-virtuoso'), 'TableVirtuoso')

/** Only the rows in or near the viewport; on paper, all that are loaded. */
export function WindowedRows<Row extends Identified>(props: RowsProps<Row>) {
  const { onEnd, ...printed } = props
  const { rows, headings, rowLook, cells } = printed
  const isPrinting = usePrinting()
  const lookOf = (index: number) => (rows[index] ? rowLook(rows[index]) : '')
  return (
    <>
      {isPrinting && (
        <div className="hidden print:block">
          <PlainRows {...printed} />
        </div>
      )}
      {/* The rows are replaced while they are scrolled: following one of them would jump by a page. */}
      <div className="[overflow-anchor:none] print:hidden">
        <Suspense fallback={<PlainRows {...printed} rows={rows.slice(0, FIRST_ROWS)} />}>
          <TableWindow
            useWindowScroll
            data={rows}
            context={{ ...printed, lookOf }}
            increaseViewportBy={OVERSCAN_PX}
            initialItemCount={Math.min(rows.length, FIRST_ROWS)}
            computeItemKey={(_index, { id }) => id}
            {...(onEnd && { endReached: onEnd })}
            components={windowedParts}
            fixedHeaderContent={() => headings}
            itemContent={(index) => rows[index] && cells(rows[index])}
          />
        </Suspense>
      </div>
    </>
  )
}

type Look = Pick<RowsProps<never>, 'name' | 'total' | 'isHeadHidden' | 'hasMenus'>

/** Receives the focus when the last row with a button is removed. */
const tableProps = ({ name, total }: Look) => ({
  className: 'block w-full print:table',
  'aria-label': name,
  'aria-rowcount': total + 1,
  tabIndex: -1,
})

/*
 * Rows are added and removed while scrolling, so column widths must not depend on their content: head and rows are
 * grids with the same tracks. Where these do not fit, both scroll sideways, the head with the scrollbar, which so
 * stays in view.
 */
const scrolled =
  'relative block sm:scroll-ps-(--held) sm:scroll-pe-14 sm:overflow-x-auto sm:overflow-y-hidden print:overflow-visible'

const headLook = ({ isHeadHidden, hasMenus }: Look) =>
  classes(
    scrolled,
    'sm:line-b bg-surface [scrollbar-width:thin] sm:sticky sm:top-14 sm:z-2 sm:rounded-t-lg print:static print:table-header-group',
    isHeadHidden && 'max-sm:sr-only',
    !hasMenus && 'sm:scroll-fade',
  )

const bodyLook = ({ hasMenus }: Look) =>
  classes(
    scrolled,
    '[scrollbar-width:none] sm:overflow-y-hidden print:table-row-group',
    !hasMenus && 'sm:scroll-fade',
  )

/** Sideways: head and rows are scrolled apart, since a head inside a scrolled box would not stay below the bar. */
function scrollTogether({ currentTarget }: UIEvent<HTMLElement>) {
  for (const part of currentTarget.parentElement?.children ?? []) part.scrollLeft = currentTarget.scrollLeft
}

/** ARIA counts from 1 and includes the header row. */
const rowIndex = (index: number) => index + 2

type Context = Look & { lookOf: (index: number) => string }

const windowedParts: Virtuoso.TableComponents<Identified, Context> = {
  Table: ({ context, children }) => <table {...tableProps(context)}>{children}</table>,
  // Stickiness is left to the classes: below the site header, and none for cards.
  TableHead: ({ style: _style, context, ...rest }: ComponentProps<'thead'> & { context: Context }) => (
    <thead {...rest} className={headLook(context)} onScroll={scrollTogether} />
  ),
  TableBody: ({ context, ...rest }: ComponentProps<'tbody'> & { context?: Context }) => (
    <tbody {...rest} {...(context && { className: bodyLook(context) })} onScroll={scrollTogether} />
  ),
  TableRow: ({ item: _item, context, ...rest }) => (
    <tr
      {...rest}
      aria-rowindex={rowIndex(rest['data-index'])}
      className={context.lookOf(rest['data-index'])}
    />
  ),
  FillerRow: ({ height }) => (
    <tr aria-hidden className="block">
      <td className="block" style={{ height }} />
    </tr>
  ),
}

let isPrinting = false

/** Whether the page is being printed, or shown as it would be. */
const usePrinting = () =>
  useSyncExternalStore(
    follow,
    () => isPrinting || matchMedia('print').matches,
    () => false,
  )

function follow(listener: () => void) {
  const media = matchMedia('print')
  const note = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    listener()
  }
  // Not every browser changes the media before the page is laid out for the printer.
  addEventListener('beforeprint', note)
  addEventListener('afterprint', note)
  media.addEventListener('change', listener)
  return () => {
    removeEventListener('beforeprint', note)
    removeEventListener('afterprint', note)
    media.removeEventListener('change', listener)
  }
}
