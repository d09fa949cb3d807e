import { BookmarkPlus, Pencil } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { Link } from '../../ui/link.tsx'
import { Announcement } from '../screen/announcement.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import type { View, ViewPage } from './views.ts'
import { isSameView, knownQuery, useOwnViews } from './views.ts'
import './saved-views.css'

const ViewDialog = lazyPart(
  () => import('./view-dialog.tsx'),
  (m) => m.ViewDialog,
)

/** Named filters of a list: the built-in ones and those the user saved. */
export function SavedViews({ page }: { page: ViewPage }) {
  const { params } = useUrlParams()
  const { views: own } = useOwnViews(page)
  const [edited, setEdited] = useState<View | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const row = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement>(null)
  const offered: View[] = [{ name: page.all, query: '' }, ...page.builtIn, ...own]
  const current = offered.find(({ query }) => isSameView(page, query, params))

  function edit(view: View, button: HTMLElement) {
    opener.current = button
    setEdited(view)
  }

  function close(outcome = '') {
    setEdited(null)
    setAnnouncement(outcome)
    // The button that opened the dialog may have been removed.
    requestAnimationFrame(() => {
      const kept = opener.current?.isConnected ? opener.current : null
      const chip =
        row.current?.querySelector<HTMLElement>('a[aria-current]') ?? row.current?.querySelector('a')
      ;(kept ?? chip)?.focus()
    })
  }

  return (
    <nav ref={row} className="views" aria-label="Saved views">
      <ul>
        {offered.map((view) => {
          const isCurrent = view === current
          const mine = own.find((each) => each === view)
          return (
            <li key={view.name} data-current={isCurrent || undefined}>
              <Chip page={page} view={view} isCurrent={isCurrent} />
              {isCurrent && mine && <EditButton view={mine} onEdit={edit} />}
            </li>
          )
        })}
        {!current && (
          <li>
            <button
              ref={showInRow}
              type="button"
              className="view-save"
              onPointerEnter={ViewDialog.preload}
              onClick={({ currentTarget }) =>
                edit({ name: '', query: knownQuery(page, params) }, currentTarget)
              }
            >
              <BookmarkPlus aria-hidden size={15} />
              Save this view
            </button>
          </li>
        )}
      </ul>
      <Announcement text={announcement} />
      <Suspense>{edited && <ViewDialog page={page} view={edited} onClose={close} />}</Suspense>
    </nav>
  )
}

type ChipProps = { page: ViewPage; view: View; isCurrent: boolean }

function Chip({ page, view: { name, query }, isCurrent }: ChipProps) {
  return (
    <Link
      ref={isCurrent ? showInRow : undefined}
      to={{ pathname: page.path, search: query }}
      state={{ inPlace: true }}
      aria-current={isCurrent ? 'true' : undefined}
      title={name}
    >
      {name}
    </Link>
  )
}

/** On a phone the row scrolls sideways, without scrolling the page. */
function showInRow(chip: HTMLElement | null) {
  const row = chip?.closest('ul')
  if (row && chip) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
}

function EditButton({ view, onEdit }: { view: View; onEdit: (view: View, button: HTMLElement) => void }) {
  return (
    <button
      type="button"
      aria-label={`Rename or delete “${view.name}”`}
      title="Rename or delete"
      onPointerEnter={ViewDialog.preload}
      onClick={({ currentTarget }) => onEdit(view, currentTarget)}
    >
      <Pencil aria-hidden size={14} />
    </button>
  )
}
