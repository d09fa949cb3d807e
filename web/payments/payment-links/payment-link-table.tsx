import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazyPart } from '../../loading/lazy-part.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { LongTable } from '../screen/long-table.tsx'
import { deletions } from './deletions.ts'
import { PaymentLinkCells, PaymentLinkHeadings } from './payment-link-row.tsx'
import type { PaymentLink } from './payment-links.ts'
import './payment-link-table.css'

const ShareLinkDialog = lazyPart(() => import('./share-link-dialog.tsx').then((m) => m.ShareLinkDialog))

export function PaymentLinkTable({ links, total }: { links: PaymentLink[]; total: number }) {
  const { announcement } = useSnapshot(deletions)
  const [sharedId, setSharedId] = useState<string | null>(null)
  const shared = links.find(({ id }) => id === sharedId)
  return (
    <>
      <LongTable
        rows={links}
        total={links.length}
        headings={<PaymentLinkHeadings />}
        cells={(link) => <PaymentLinkCells link={link} onShare={() => setSharedId(link.id)} />}
      />
      <div className="ledger-foot">
        {links.length === total ? `${total} payment links` : `${links.length} of ${total} payment links`}
      </div>
      <LiveRegion text={announcement} />
      <Suspense>{shared && <ShareLinkDialog link={shared} onClose={() => setSharedId(null)} />}</Suspense>
    </>
  )
}
