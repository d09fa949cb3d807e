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

export function PaymentLinkTable({ links, of }: { links: PaymentLink[]; of: number }) {
  const { said } = useSnapshot(deletions)
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
        {links.length === of ? `${of} payment links` : `${links.length} of ${of} payment links`}
      </div>
      <LiveRegion text={said} />
      <Suspense>{shared && <ShareLinkDialog link={shared} onClose={() => setSharedId(null)} />}</Suspense>
    </>
  )
}
