import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { paymentLinksQuery } from './payment-links.ts'
import { ShareLinkDialog } from './share-link-dialog.tsx'

/** `/dashboard/links/:id/share`: one link over the list, even if a filter hides it there. */
export function ShareLinkPage() {
  const { id } = useParams()
  const { data: links = [] } = useQuery(paymentLinksQuery)
  const close = useCloseRoute(paths.links)
  const link = links.find((one) => one.id === id)

  return link && <ShareLinkDialog link={link} onClose={close} />
}
