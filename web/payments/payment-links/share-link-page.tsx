import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useReturnFocus } from '../dialogs/use-return-focus.ts'
import { paymentLinksQuery } from './payment-links.ts'
import { ShareLinkDialog } from './share-link-dialog.tsx'

/** `/dashboard/links/:id/share`: one link over the list, which it need not be in: a filter may leave it out. */
export function ShareLinkPage() {
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data: links = [] } = useQuery(paymentLinksQuery)
  const returnFocus = useReturnFocus()
  const link = links.find((one) => one.id === id)

  function close() {
    void navigate({ pathname: paths.links, search }, { replace: true, state: { inPlace: true } })
    returnFocus()
  }

  return link && <ShareLinkDialog link={link} onClose={close} />
}
