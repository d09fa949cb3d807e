import { useSnapshot } from 'valtio'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { LongTable } from '../../screen/long-table.tsx'
import { deletions } from '../deletion/deletions.ts'
import type { PaymentLink } from '../payment-links.ts'
import { PaymentLinkCells, PaymentLinkHeadings } from './payment-link-row.tsx'
import './payment-link-table.css'

export function PaymentLinkTable({ links, total }: { links: PaymentLink[]; total: number }) {
  const { announcement } = useSnapshot(deletions)
  return (
    <>
      <LongTable
        rows={links}
        total={links.length}
        headings={<PaymentLinkHeadings />}
        cells={(link) => <PaymentLinkCells link={link} />}
      />
      <div className="ledger-foot">
        {links.length === total ? `${total} payment links` : `${links.length} of ${total} payment links`}
      </div>
      <LiveRegion text={announcement} />
    </>
  )
}
