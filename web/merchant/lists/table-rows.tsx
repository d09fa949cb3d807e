import type { ComponentProps, ReactNode, UIEvent } from 'react'
import { useSyncExternalStore } from 'react'
import type { TableComponents } from 'react-virtuoso'
import { TableVirtuoso } from 'react-virtuoso'

/** Up to this many rows are all in the document, for find-in-page, printing and screen readers. */
export const MAX_PLAIN_ROWS = 200
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
  cells: (row: Row) => ReactNode
  /** Called when the end of the loaded rows is near. */
  onEnd?: () => void
}

export function PlainRows<Row extends Identified>(props: RowsProps<Row>) {
  const { name, rows, total, headings, cells, onEnd } = props
  return (
    <>
      <Table name={name} total={total}>
        <thead onScroll={scrollTogether}>{headings}</thead>
        <tbody onScroll={scrollTogether}>
          {rows.map((row, index) => (
            <tr key={row.id} aria-rowindex={rowIndex(index)}>
              {cells(row)}
            </tr>
          ))}
        </tbody>
      </Table>
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

/** Only the rows in or near the viewport; on paper, all that are loaded. */
export function WindowedRows<Row extends Identified>(props: RowsProps<Row>) {
  const { onEnd, ...printed } = props
  const { name, rows, total, headings, cells } = printed
  const isPrinting = usePrinting()
  return (
    <>
      {isPrinting && (
        <div className="printed-rows">
          <PlainRows {...printed} />
        </div>
      )}
      <TableVirtuoso<Identified, Context>
        useWindowScroll
        data={rows}
        context={{ name, total }}
        increaseViewportBy={OVERSCAN_PX}
        initialItemCount={Math.min(rows.length, FIRST_ROWS)}
        computeItemKey={(_index, { id }) => id}
        {...(onEnd && { endReached: onEnd })}
        components={windowedParts}
        fixedHeaderContent={() => headings}
        itemContent={(index) => rows[index] && cells(rows[index])}
      />
    </>
  )
}

/** Receives the focus when the last row with a button is removed. */
const Table = ({ name, total, children }: Context & { children?: ReactNode }) => (
  <table
    className="ledger"
    data-cards
    data-fixed-columns
    aria-label={name}
    aria-rowcount={total + 1}
    tabIndex={-1}
  >
    {children}
  </table>
)

/** Sideways: head and rows are scrolled apart, since a head inside a scrolled box would not stay below the bar. */
function scrollTogether({ currentTarget }: UIEvent<HTMLElement>) {
  for (const part of currentTarget.parentElement?.children ?? []) part.scrollLeft = currentTarget.scrollLeft
}

/** ARIA counts from 1 and includes the header row. */
const rowIndex = (index: number) => index + 2

type Context = { name: string; total: number }

const windowedParts: TableComponents<Identified, Context> = {
  Table: ({ context, children }) => <Table {...context}>{children}</Table>,
  // Stickiness is left to the style sheet: below the site header, and none for cards.
  TableHead: ({
    style: _style,
    context: _context,
    ...rest
  }: ComponentProps<'thead'> & { context: Context }) => <thead {...rest} onScroll={scrollTogether} />,
  TableBody: ({ context: _context, ...rest }: ComponentProps<'tbody'> & { context?: Context }) => (
    <tbody {...rest} onScroll={scrollTogether} />
  ),
  TableRow: ({ item: _item, context: _context, ...rest }) => (
    <tr {...rest} aria-rowindex={rowIndex(rest['data-index'])} />
  ),
  FillerRow: ({ height }) => (
    <tr aria-hidden data-filler>
      <td style={{ height }} />
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
