import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Note } from '../../ui/app/note.tsx'
import { ToolLabel, toolLook } from '../../ui/app/toolbar.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useStoredText } from '../../ui/use-stored-text.ts'
import { formatRupees } from '../format/rupees.ts'
import { merchantsOf } from '../lists/fields.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import { ListTotal, TotalPart } from '../lists/list-total.tsx'
import { readAttempt, storageKey } from '../outbox/attempts.ts'
import { Announcement } from '../screen/announcement.tsx'
import { PendingRow } from '../undo/pending-row.tsx'
import { deleteNow, deletions, undo } from './deletion/deletions.ts'
import { CREATE_LINK, isNewPaymentLink } from './form/create-link-flow.ts'
import { LinkSelectionBar } from './link-selection-bar.tsx'
import { outstanding } from './payment-link-lifecycle.ts'
import { paymentLinkList, paymentLinkViews } from './payment-link-list.tsx'
import type { PaymentLink } from './payment-links.ts'
import { paymentLinksQuery } from './payment-links.ts'

export function PaymentLinksPage() {
  const { user } = useSnapshot(session)
  const { search } = useLocation()
  const query = useQuery(paymentLinksQuery)
  const { announcement, byId: deletionOf } = useSnapshot(deletions)
  const links = query.data ?? []
  const canCreate = can(user, 'createPaymentLink')
  const create = (
    <LinkButton size="sm" to={paths.newLink + search} state={{ inPlace: true }}>
      Create payment link
    </LinkButton>
  )

  function pendingDeletion(link: PaymentLink, columns: number) {
    const deletion = deletionOf[link.id]
    if (!deletion || deletion.step === 'failed') return undefined
    return (
      <PendingRow
        change={deletion}
        columns={columns}
        title={`Deleting “${link.title}” (${formatRupees(link.amount)})…`}
        note="The link stops working everywhere, including where you have shared it."
        nowLabel="Delete now"
        onNow={() => deleteNow(link.id)}
        onUndo={() => undo(link)}
      />
    )
  }

  return (
    <ListScreen
      list={paymentLinkList}
      query={query}
      rows={links}
      names={{ merchantId: merchantsOf(links) }}
      views={paymentLinkViews}
      sum={(rows) => <LinksTotal links={rows} />}
      tools={
        <Link className={toolLook} to={paths.reminders}>
          <ToolLabel icon={BellRing}>Reminders</ToolLabel>
        </Link>
      }
      actions={
        canCreate && (
          <>
            {/* Beside an open drawer the head stays one line, so that the rows stay where they are. */}
            <LinkButton
              className="2xl:@max-4xl/screen-head:hidden"
              variant="secondary"
              size="sm"
              to={paths.bulkLinks + search}
              state={{ inPlace: true }}
            >
              Create in bulk
            </LinkButton>
            {create}
          </>
        )
      }
      above={canCreate ? <UnresolvedLink /> : <Note className="mb-4">{permissionNote(user)}</Note>}
      selectionBar={(selection) => <LinkSelectionBar selection={selection} />}
      instead={pendingDeletion}
      empty={
        <EmptyState title="No payment links yet" action={canCreate && create}>
          A payment link is a hosted page where a customer pays a fixed amount. Send it by message or email;
          no website is needed.
        </EmptyState>
      }
      after={() => <Announcement text={announcement} />}
    />
  )
}

/** How many links match the filters, with the amounts outstanding, paid and refunded. */
function LinksTotal({ links }: { links: readonly PaymentLink[] }) {
  const paid = links.reduce((sum, { amountPaid }) => sum + amountPaid, 0)
  const refunded = links.reduce((sum, { amountRefunded = 0 }) => sum + amountRefunded, 0)
  return (
    <ListTotal count={links.length} singular="link">
      <TotalPart paise={outstanding(links).left} label="outstanding" />
      <TotalPart paise={paid} label="paid" yields="second" />
      {refunded > 0 && <TotalPart paise={refunded} label="refunded" yields="second" />}
    </ListTotal>
  )
}

/** A new link that may not have been created. */
function UnresolvedLink() {
  const { user } = useSnapshot(session)
  const { search } = useLocation()
  const unresolved = readAttempt(useStoredText(storageKey(user?.id, CREATE_LINK)), isNewPaymentLink)
  if (!unresolved) return null
  const { title, amount } = unresolved.body
  return (
    <Note className="mb-4" tone="warning">
      <p>{`We cannot tell yet whether the payment link “${title}” (${formatRupees(amount)}) was created.`}</p>
      <LinkButton variant="secondary" size="sm" to={paths.newLink + search} state={{ inPlace: true }}>
        Resolve payment link
      </LinkButton>
    </Note>
  )
}
