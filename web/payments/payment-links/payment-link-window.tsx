import type { ComponentProps } from 'react'
import type { TableComponents } from 'react-virtuoso'
import { TableVirtuoso } from 'react-virtuoso'
import { PaymentLinkCells, PaymentLinkHeadings } from './payment-link-row.tsx'
import type { PaymentLink } from './payment-links.ts'

const RENDERED_AROUND_PX = 600

type PaymentLinkWindowProps = { links: PaymentLink[]; onShare: (id: string) => void }

/** However many the links, only the rows in sight and a few around them are in the document. */
export function PaymentLinkWindow({ links, onShare }: PaymentLinkWindowProps) {
  return (
    <TableVirtuoso
      useWindowScroll
      data={links}
      context={{ total: links.length }}
      increaseViewportBy={RENDERED_AROUND_PX}
      computeItemKey={(_index, { id }) => id}
      components={components}
      fixedHeaderContent={() => <PaymentLinkHeadings />}
      itemContent={(_index, link) => <PaymentLinkCells link={link} onShare={() => onShare(link.id)} />}
    />
  )
}

type Context = { total: number }

const components: TableComponents<PaymentLink, Context> = {
  // Takes the focus when the last row with a button goes.
  Table: ({ context, children }) => (
    <table className="ledger" data-cards data-window aria-rowcount={context.total + 1} tabIndex={-1}>
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
