import { useSnapshot } from 'valtio'
import { LiveRegion } from '../../../ui/live-region.tsx'
import type { Column } from '../../table/column.ts'
import { ListTable } from '../../table/list-table.tsx'
import type { Selection } from '../../table/selection.ts'
import { deletions } from '../deletion/deletions.ts'
import { PendingDeletion } from '../deletion/pending-deletion.tsx'
import type { PaymentLink } from '../payment-links.ts'
import './payment-link-table.css'

type PaymentLinkTableProps = {
  links: PaymentLink[]
  columns: readonly Column<PaymentLink>[]
  selection: Selection
  onSelect: (selection: Selection) => void
}

export function PaymentLinkTable({ links, columns, selection, onSelect }: PaymentLinkTableProps) {
  const { announcement, of: pending } = useSnapshot(deletions)

  function deleting(link: PaymentLink, count: number) {
    const deletion = pending[link.id]
    const isPending = deletion && deletion.step !== 'failed'
    return isPending && <PendingDeletion link={link} deletion={deletion} columns={count} />
  }

  return (
    <>
      <ListTable
        list="payment-links"
        columns={columns}
        rows={links}
        total={links.length}
        nameOf={({ title }) => title}
        selection={selection}
        onSelect={onSelect}
        instead={deleting}
      />
      <LiveRegion text={announcement} />
    </>
  )
}
