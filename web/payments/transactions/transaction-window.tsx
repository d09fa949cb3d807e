import type { ComponentProps } from 'react'
import type { TableComponents } from 'react-virtuoso'
import { TableVirtuoso } from 'react-virtuoso'
import { TransactionCells, TransactionHeadings } from './transaction-row.tsx'
import type { Transaction } from './transactions.ts'

const RENDERED_AROUND_PX = 600

type TransactionWindowProps = {
  transactions: Transaction[]
  /** Of all pages, so that a list of which a window is drawn announces its size. */
  total: number
  onEnd: () => void
}

/** However long the list, only the rows in sight and a few around them are in the document. */
export function TransactionWindow({ transactions, total, onEnd }: TransactionWindowProps) {
  return (
    <TableVirtuoso
      useWindowScroll
      data={transactions}
      context={{ total }}
      increaseViewportBy={RENDERED_AROUND_PX}
      computeItemKey={(_index, { id }) => id}
      endReached={onEnd}
      components={components}
      fixedHeaderContent={() => <TransactionHeadings />}
      itemContent={(_index, transaction) => <TransactionCells transaction={transaction} />}
    />
  )
}

type Context = { total: number }

const components: TableComponents<Transaction, Context> = {
  Table: ({ context, children }) => (
    <table className="ledger" data-cards data-window aria-rowcount={context.total + 1}>
      {children}
    </table>
  ),
  // Where it sticks is the style sheet's: below the site's header, and not at all among cards.
  TableHead: ({
    style: _style,
    context: _context,
    ...rest
  }: ComponentProps<'thead'> & { context: Context }) => <thead {...rest} />,
  TableRow: ({ item: _item, context: _context, ...rest }) => (
    // The headings are the first row.
    <tr {...rest} aria-rowindex={rest['data-index'] + 2} />
  ),
  FillerRow: ({ height }) => (
    <tr aria-hidden data-filler>
      <td style={{ height }} />
    </tr>
  ),
}
