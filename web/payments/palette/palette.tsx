import { Dialog } from '@base-ui/react/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { closeOverlay, openOverlay, overlay } from '../dialogs/overlay.ts'
import { useGo } from '../navigation/use-go.ts'
import { paymentLinkViews } from '../payment-links/payment-link-views.ts'
import { transactionViews } from '../transactions/transaction-views.ts'
import { useOwnViews } from '../views/use-own-views.ts'
import { actionEntries, screenEntries, viewEntries } from './actions.ts'
import type { Entry } from './entry.ts'
import { resultsFor } from './results.ts'
import { optionId, Results } from './results-list.tsx'
import { recentEntries, rowEntries } from './rows.ts'
import './palette.css'

const LIST_ID = 'palette-results'

/** Finds a page, an action or a loaded row by a few letters. A combobox whose list is always open. */
export function Palette() {
  const { query } = useSnapshot(overlay, { sync: true })
  const [marked, setMarked] = useState({ query, place: 0 })
  const sources = useSources()
  const groups = useMemo(() => resultsFor(query, sources), [query, sources])
  const entries = groups.flatMap((group) => group.entries)
  // A new query selects the best result again.
  const place = marked.query === query ? Math.min(marked.place, entries.length - 1) : 0
  const go = useGo()
  const mark = (at: number) => setMarked({ query, place: (at + entries.length) % entries.length })

  function choose({ act }: Entry) {
    if ('opens' in act) openOverlay(act.opens)
    else closeOverlay('goes' in act ? () => go(act.goes) : act.does)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const chosen = entries[place]
    if (event.key === 'ArrowDown') mark(place + 1)
    else if (event.key === 'ArrowUp') mark(place - 1)
    else if (event.key === 'Escape') closeOverlay()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
    // A panel next to the list would close along with the palette.
    event.stopPropagation()
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || closeOverlay()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        {/* The opener restores the focus. */}
        <Dialog.Popup className="dialog palette" aria-label="Commands" finalFocus={false}>
          <div className="palette-head">
            <Search aria-hidden size={18} />
            <input
              type="text"
              role="combobox"
              aria-label="Find a page, an action or a payment"
              aria-expanded
              aria-autocomplete="list"
              aria-controls={LIST_ID}
              aria-activedescendant={optionId(place)}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={100}
              placeholder="Find a page, an action or a payment"
              value={query}
              onChange={({ target }) => {
                overlay.query = target.value
              }}
              onKeyDown={press}
            />
            <Dialog.Close className="icon-button" aria-label="Close">
              <X aria-hidden size={18} />
            </Dialog.Close>
          </div>
          <Results id={LIST_ID} groups={groups} marked={place} onMark={mark} onChoose={choose} />
          <LiveRegion text={query && `${entries.length} results`} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Fixed when the palette opens: rows that arrive later would move entries under the pointer. */
function useSources() {
  const client = useQueryClient()
  const { user } = useSnapshot(session)
  const { views: ownTransactionViews } = useOwnViews(transactionViews)
  const { views: ownLinkViews } = useOwnViews(paymentLinkViews)
  const [sources] = useState(() => {
    let rows: ReturnType<typeof rowEntries> | undefined
    return {
      screens: screenEntries(user),
      actions: actionEntries(user),
      views: [
        ...viewEntries(transactionViews, ownTransactionViews),
        ...viewEntries(paymentLinkViews, ownLinkViews),
      ],
      recent: recentEntries(client),
      rows: () => {
        rows ??= rowEntries(client)
        return rows
      },
    }
  })
  return sources
}
