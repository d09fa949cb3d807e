import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../../api/permissions.ts'
import { isRecord } from '../../../api/shape.ts'
import { paths, pathTo } from '../../../paths.ts'
import { session } from '../../../session/session.ts'
import { Dialog } from '../../../ui/app/dialog.tsx'
import { EmptyState } from '../../../ui/app/empty-state.tsx'
import { Note } from '../../../ui/app/note.tsx'
import { useCloseRoute } from '../../dialogs/use-close-route.ts'
import { QueryState } from '../../screen/query-states.tsx'
import { useUrlParams } from '../../screen/url-params.ts'
import { paymentLinksQuery } from '../payment-links.ts'
import { CreateLink } from './create-link.tsx'
import { EditLink } from './edit-link.tsx'
import { newLinkStateIn } from './new-link-for.tsx'

/** `/dashboard/links/new` and `/dashboard/links/:id/edit`: the form over the list. */
export function PaymentLinkDialog() {
  const { user } = useSnapshot(session)
  const { id = 'new' } = useParams()
  const { params } = useUrlParams()
  const navigate = useNavigate()
  const query = useQuery(paymentLinksQuery)
  const { state } = useLocation()
  const { prefill, returnTo = paths.links } = newLinkStateIn(state)
  const detailId = isFromDetail(state) ? (params.get('copyOf') ?? id) : undefined
  const close = useCloseRoute(detailId === undefined ? returnTo : pathTo.link(detailId), {
    without: 'copyOf',
  })

  // Replaces the form's history entry: Back must not return to an empty form.
  function showCreated(createdId: string) {
    void navigate({ pathname: pathTo.link(createdId) }, { replace: true, state: { inPlace: true } })
  }

  const isNew = id === 'new'
  const mayChange = can(user, isNew ? 'createPaymentLink' : 'updatePaymentLink')
  const copied = query.data?.find((link) => isNew && link.id === params.get('copyOf'))
  return (
    <Dialog
      title={isNew ? 'Create payment link' : 'Edit payment link'}
      hasCloseButton={!mayChange}
      onClose={close}
    >
      {!mayChange && <Note>{permissionNote(user)}</Note>}
      {can(user, 'createPaymentLink') && isNew && (
        <CreateLink
          key={copied?.id}
          {...(copied && { like: copied })}
          {...(prefill && { prefill })}
          onCreated={showCreated}
          onClose={close}
        />
      )}
      {can(user, 'updatePaymentLink') && !isNew && (
        <QueryState query={query} dataName="payment links">
          {(links) => {
            const link = links.find((candidate) => candidate.id === id)
            return link ? (
              <EditLink key={id} link={link} onClose={close} />
            ) : (
              <EmptyState title="No such payment link">{`There is no payment link ${id} in this account.`}</EmptyState>
            )
          }}
        </QueryState>
      )}
    </Dialog>
  )
}

/** Whether the form was opened from the link's details, to which it then returns. */
const isFromDetail = (state: unknown) => isRecord(state) && state.isFromDetail === true
