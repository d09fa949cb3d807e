import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazyPart } from '../../loading/lazy-part.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { deletions } from './deletions.ts'
import { PaymentLinkWindow } from './payment-link-window.tsx'
import type { PaymentLink } from './payment-links.ts'

const ShareLinkDialog = lazyPart(() => import('./share-link-dialog.tsx').then((m) => m.ShareLinkDialog))

export function PaymentLinkTable({ links, of }: { links: PaymentLink[]; of: number }) {
  const { said } = useSnapshot(deletions)
  const [sharedId, setSharedId] = useState<string | null>(null)
  const shared = links.find(({ id }) => id === sharedId)
  return (
    <>
      <PaymentLinkWindow links={links} onShare={setSharedId} />
      <div className="ledger-foot">
        {links.length === of ? `${of} payment links` : `${links.length} of ${of} payment links`}
      </div>
      <LiveRegion text={said} />
      <Suspense>{shared && <ShareLinkDialog link={shared} onClose={() => setSharedId(null)} />}</Suspense>
    </>
  )
}
