import { Pencil, Share2, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { allowsLinkAction } from '../../api/link-actions.ts'
import { can } from '../../api/permissions.ts'
import { HELD_OFFLINE } from '../../loading/send-button.tsx'
import { useOffline } from '../../loading/use-offline.ts'
import { pathTo } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { classes } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/copy/copy-button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { moveFocusOnRemoval } from '../undo/move-focus-on-removal.ts'
import { deleteSoon } from './deletion/deletions.ts'
import type { PaymentLink } from './payment-links.ts'

export function PaymentLinkActions({ link }: { link: PaymentLink }) {
  const navigate = useNavigate()
  const { user } = useSnapshot(session)
  const { search } = useLocation()
  const isOffline = useOffline()

  function share(click: MouseEvent<HTMLElement>) {
    closeMenu(click)
    void navigate(pathTo.link(link.id) + search, { state: { inPlace: true } })
  }

  function remove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (isOffline) return
    // Safari does not focus a clicked button, and Undo would not receive the focus.
    currentTarget.focus()
    deleteSoon(link)
  }

  return (
    <div
      className="relative z-1 @4xl/sheet:-me-1.5 @4xl/sheet:flex grid @4xl/sheet:justify-end"
      ref={moveFocusOnRemoval}
    >
      <CopyButton text={link.url} name={`link ${link.title}`} className={actionLook} />
      <IconButton
        label={`Share ${link.title}`}
        icon={Share2}
        className={actionLook}
        title="Share and more"
        onClick={share}
      />
      {can(user, 'updatePaymentLink') && allowsLinkAction(link, 'edit') && (
        <Link
          className={classes('icon-button', actionLook)}
          to={pathTo.editLink(link.id) + search}
          state={{ inPlace: true }}
          aria-label={`Edit ${link.title}`}
          title="Edit"
          onClick={closeMenu}
        >
          <Pencil aria-hidden size={16} />
        </Link>
      )}
      {can(user, 'deletePaymentLink') && allowsLinkAction(link, 'delete') && (
        <IconButton
          label={`Delete ${link.title}`}
          icon={Trash2}
          className={actionLook}
          title={isOffline ? HELD_OFFLINE : 'Delete'}
          aria-disabled={isOffline}
          data-focus-target
          onClick={remove}
        />
      )}
    </div>
  )
}

/** In the menu of a narrow list it has a label. */
const actionLook =
  '@4xl/sheet:size-7 @max-4xl/sheet:flex @max-4xl/sheet:h-12 @max-4xl/sheet:w-full @max-4xl/sheet:items-center @max-4xl/sheet:gap-3.5 @max-4xl/sheet:px-2 @max-4xl/sheet:font-medium @max-4xl/sheet:text-ink @max-4xl/sheet:after:content-[attr(title)]'

/** A dialog opens below the menu of a phone, and returns the focus to the menu's button, not to an entry that it hides. */
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
