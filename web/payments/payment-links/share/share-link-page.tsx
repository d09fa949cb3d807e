import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Modal } from '../../dialogs/modal.tsx'
import { useCloseRoute } from '../../dialogs/use-close-route.ts'
import { EmptyState } from '../../screen/query-states.tsx'
import { useUrlParams } from '../../screen/url-params.ts'
import { paymentLinksQuery } from '../payment-links.ts'
import { CounterView } from './counter-view.tsx'
import { ShareLinkDialog } from './share-link-dialog.tsx'

/** `/dashboard/links/:id/share`: one link over the list, even if a filter hides it there. */
export function ShareLinkPage() {
  const { id } = useParams()
  const { data: links, isFetching } = useQuery(paymentLinksQuery)
  const { params, change } = useUrlParams()
  const close = useCloseRoute(paths.links)
  const link = links?.find((one) => one.id === id)
  if (link && params.has('counter'))
    return <CounterView link={link} onClose={() => change({ counter: undefined }, { replace: true })} />
  if (link) return <ShareLinkDialog link={link} onClose={close} />
  // The list below shows that it is loading, or why it could not be loaded.
  if (!links || isFetching) return null
  return (
    <Modal title="Share payment link" hasCloseButton onClose={close}>
      <EmptyState title="No such payment link">{`There is no payment link ${id} in this account.`}</EmptyState>
    </Modal>
  )
}
