import { BookmarkPlus, X } from 'lucide-react'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { session } from '../../session/session.ts'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { storeText, useStoredText } from '../../ui/use-stored-text.ts'
import { Announcement } from '../screen/announcement.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import type { View, ViewPage } from './views.ts'
import { isSameView, knownQuery, readViews, withoutView } from './views.ts'

const ViewDialog = lazyPart(() => import('./view-dialog.tsx'), 'ViewDialog')

/** Named filters of a list: the built-in ones and those the user saved. */
export function SavedViews({ page, isBesideActions }: { page: ViewPage; isBesideActions: boolean }) {
  const { params } = useUrlParams()
  const { user } = useSnapshot(session)
  // In this browser only.
  const key = `views/${user?.id}/${page.id}`
  const text = useStoredText(key)
  const ownViews = useMemo(() => readViews(page, text), [page, text])
  const store = (changed: View[]) => storeText(key, JSON.stringify(changed))
  const [isSaving, setSaving] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const row = useRef<HTMLElement>(null)
  const offered: View[] = [{ name: page.allName, query: '' }, ...page.builtIn, ...ownViews]
  const current = offered.find(({ query }) => isSameView(page, query, params))

  function close(outcome = '') {
    setSaving(false)
    setAnnouncement(outcome)
    // The button that was pressed may have been removed.
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('a[aria-current], button')?.focus())
  }

  return (
    <nav
      ref={row}
      className={classes(
        'min-w-0 flex-[1_1_8rem] max-xl:order-1 max-xl:basis-full print:hidden',
        isBesideActions && 'sm:max-2xl:order-2 sm:max-2xl:basis-32',
      )}
      aria-label="Saved views"
    >
      {/* A single row that scrolls sideways, with room for focus rings. */}
      <ul className="scroll-fade -m-1 flex scroll-px-7 gap-1 overflow-x-auto p-1 [scrollbar-width:none] max-sm:-mx-(--gap) max-sm:px-(--gap)">
        {offered.map((view) => {
          const isCurrent = view === current
          return (
            <li
              key={view.name}
              className={classes(
                chipLook,
                isCurrent ? currentLook : 'border-line text-muted hover:border-line-strong',
              )}
            >
              <Chip page={page} view={view} isCurrent={isCurrent} />
              {isCurrent && ownViews.includes(view) && (
                <DeleteButton
                  name={view.name}
                  onDelete={() => {
                    store(withoutView(ownViews, view))
                    close(`View “${view.name}” deleted`)
                  }}
                />
              )}
            </li>
          )
        })}
        {!current && (
          <li className={`${chipLook} border-transparent text-action hover:bg-action-soft`}>
            <button
              ref={showInRow}
              type="button"
              className={`${buttonLook} px-2`}
              onPointerEnter={ViewDialog.preload}
              onClick={() => setSaving(true)}
            >
              <BookmarkPlus aria-hidden size={15} />
              Save this view
            </button>
          </li>
        )}
      </ul>
      <Announcement text={announcement} />
      <Suspense>
        {isSaving && (
          <ViewDialog
            page={page}
            views={ownViews}
            store={store}
            query={knownQuery(page, params)}
            onClose={close}
          />
        )}
      </Suspense>
    </nav>
  )
}

const chipLook = 'lined flex max-w-full flex-none rounded-full font-medium'
const currentLook = 'forced-highlight border-transparent bg-action-soft font-semibold text-action'
const buttonLook =
  'flex min-h-8 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full font-[inherit] hover:text-ink max-sm:min-h-9'

type ChipProps = { page: ViewPage; view: View; isCurrent: boolean }

function Chip({ page, view: { name, query }, isCurrent }: ChipProps) {
  return (
    <Link
      className={`${buttonLook} block max-w-72 truncate px-2.5 leading-8 max-sm:leading-9`}
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

const DeleteButton = ({ name, onDelete }: { name: string; onDelete: () => void }) => (
  <button
    type="button"
    className={`${buttonLook} flex-none ps-0.5 pe-2.5 text-muted`}
    aria-label={`Delete “${name}”`}
    title="Delete"
    onClick={onDelete}
  >
    <X aria-hidden size={14} />
  </button>
)
