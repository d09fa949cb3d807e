import { useState } from 'react'
import type { Column } from '../../table/column.ts'
import type { Selection } from '../../table/list-table.tsx'
import type { PaymentLink } from '../payment-links.ts'
import { LinkSelectionBar } from './link-selection-bar.tsx'
import { PaymentLinkTable } from './payment-link-table.tsx'

type SelectableLinksProps = { links: PaymentLink[]; columns: readonly Column<PaymentLink>[] }

export function SelectableLinks({ links, columns }: SelectableLinksProps) {
  const [selection, setSelection] = useState<Selection>({})
  const chosen = links.filter(({ id }) => selection[id])
  return (
    <>
      <PaymentLinkTable links={links} columns={columns} selection={selection} onSelect={setSelection} />
      {chosen.length > 0 && <LinkSelectionBar links={chosen} onClear={() => setSelection({})} />}
    </>
  )
}
