import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { allowsLinkAction } from '../../api/link-actions.ts'
import { can } from '../../api/permissions.ts'
import { useSend } from '../../api/use-send.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { paths, pathTo } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { DrawerFooter } from '../../ui/app/drawer.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy/copy-text.ts'
import { DetailDrawer } from '../dialogs/detail-drawer.tsx'
import { FormError } from '../dialogs/form-parts.tsx'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { Announcement } from '../screen/announcement.tsx'
import { NoSuchRow } from '../screen/no-such-row.tsx'
import { QueryState } from '../screen/query-states.tsx'
import { RowSteps } from '../screen/row-steps.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { LinkDetail } from './link-detail.tsx'
import { cancelled, closedReason, reissued } from './payment-link-lifecycle.ts'
import type { PaymentLink } from './payment-links.ts'
import { isOutdated, paymentLinksQuery, updatePaymentLink } from './payment-links.ts'
import { CounterView } from './share/counter-view.tsx'

/** `/dashboard/links/:id`: one link next to the list, even if a filter hides it there. `?counter=1` fills the screen. */
export function LinkDrawer() {
  const { id = '' } = useParams()
  const query = useQuery(paymentLinksQuery)
  const { params, change } = useUrlParams()
  const close = useCloseRoute(paths.links, { without: 'counter' })
  const link = query.data?.find((candidate) => candidate.id === id)
  const isAtCounter = params.has('counter')
  const showAtCounter = (isShown: boolean) =>
    change({ counter: isShown ? '1' : undefined }, { replace: true })

  return (
    <DetailDrawer
      title={link?.title ?? 'Payment link'}
      steps={<RowSteps id={id} pathTo={pathTo.link} />}
      onClose={close}
      footer={
        link && (
          <>
            <LinkActions key={id} link={link} />
            {isAtCounter && <CounterView link={link} onClose={() => showAtCounter(false)} />}
          </>
        )
      }
    >
      <QueryState query={query} dataName="details of the payment link">
        {() =>
          link ? (
            <LinkDetail
              key={id}
              link={link}
              isAtCounter={isAtCounter}
              onCounter={() => showAtCounter(true)}
            />
          ) : (
            <NoSuchRow name="payment link" onClose={close} />
          )
        }
      </QueryState>
    </DetailDrawer>
  )
}

/** The actions of a link, in reach of the thumb, the most frequent first. */
function LinkActions({ link }: { link: PaymentLink }) {
  const { user } = useSnapshot(session)
  const { search } = useLocation()
  const navigate = useNavigate()
  const { mutate, error, isPending } = useSend(updatePaymentLink, { repeats: true })
  const { id, status } = link
  const client = useQueryClient()
  const mayChange = can(user, 'updatePaymentLink')
  const change = (to: typeof cancelled | typeof reissued) =>
    mutate(
      { before: link, link: to(link) },
      { onError: (error) => isOutdated(error) && void client.invalidateQueries(paymentLinksQuery) },
    )
  function duplicate() {
    void navigate(`${paths.newLink}?${new URLSearchParams({ copyOf: id })}`, {
      replace: true,
      state: { inPlace: true, isFromDetail: true },
    })
  }

  return (
    <DrawerFooter>
      <FormError error={error} messages={updatePaymentLink.meta} />
      {closedReason(link) === null && <CopyLinkButton url={link.url} />}
      {mayChange && allowsLinkAction(link, 'reissue') && (
        <SendButton size="sm" busy={isPending} onClick={() => change(reissued)}>
          {status === 'expired' ? 'Re-issue for 14 days' : 'Make active again'}
        </SendButton>
      )}
      {mayChange && allowsLinkAction(link, 'edit') && (
        <LinkButton
          id="edit-link"
          variant="secondary"
          size="sm"
          to={pathTo.editLink(id) + search}
          state={{ inPlace: true, isFromDetail: true }}
        >
          Edit
        </LinkButton>
      )}
      {can(user, 'createPaymentLink') && (
        <Button id="duplicate-link" variant="secondary" size="sm" onClick={duplicate}>
          Duplicate
        </Button>
      )}
      {mayChange && allowsLinkAction(link, 'cancel') && (
        <SendButton
          className="ms-auto text-danger"
          variant="quiet"
          size="sm"
          busy={isPending}
          onClick={() => change(cancelled)}
        >
          Cancel link
        </SendButton>
      )}
    </DrawerFooter>
  )
}

/** The most common reason to open a link; the button says whether the address was copied. */
function CopyLinkButton({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <Button size="sm" onClick={async () => setCopied(await copyText(url))}>
        <Icon aria-hidden size={16} />
        <span>{isCopied ? 'Copied' : 'Copy link'}</span>
      </Button>
      <Announcement text={isCopied ? 'Copied' : ''} />
    </>
  )
}
