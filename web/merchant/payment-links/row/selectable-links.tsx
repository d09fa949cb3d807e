import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Column } from '../../table/column.ts'
import type { Selection } from '../../table/selection.ts'
import type { PaymentLink } from '../payment-links.ts'
import type { BarState } from './link-selection-bar.tsx'
import { choosing, LinkSelectionBar } from './link-selection-bar.tsx'
import { PaymentLinkTable } from './payment-link-table.tsx'

type SelectableLinksProps = {
  links: PaymentLink[]
  columns: readonly Column<PaymentLink>[]
  /** Shown instead of an empty list. */
  empty: ReactNode
}

/** The list, and what can be done with its selected rows. The result stays when a change takes them out of the list. */
export function SelectableLinks({ links, columns, empty }: SelectableLinksProps) {
  const [selection, setSelection] = useState<Selection>({})
  const [state, setState] = useState<BarState>(choosing)
  const chosen = links.filter(({ id }) => selection[id])
  const hasResult = state.step === 'running' || state.step === 'done'

  function select(next: Selection) {
    setSelection(next)
    if (Object.keys(next).length === 0) setState(choosing)
  }

  return (
    <>
      {links.length > 0 ? (
        <PaymentLinkTable links={links} columns={columns} selection={selection} onSelect={select} />
      ) : (
        empty
      )}
      {(chosen.length > 0 || hasResult) && (
        <LinkSelectionBar links={chosen} state={state} setState={setState} onClear={() => select({})} />
      )}
    </>
  )
}
