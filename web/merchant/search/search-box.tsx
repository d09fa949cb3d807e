import { Autocomplete } from '@base-ui/react/autocomplete'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, Ref } from 'react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { closeOverlay, leaveOverlay, openOverlay } from '../dialogs/overlay.ts'
import { KeyCaps } from '../keyboard/key-caps.tsx'
import { useSingleKeys } from '../keyboard/single-keys.ts'
import type { List } from '../navigation/lists.ts'
import { Announcement } from '../screen/announcement.tsx'
import { actionEntries, screenEntries } from './actions.ts'
import type { Entry, Group } from './entry.ts'
import { resultsFor } from './results.ts'
import { rowEntries } from './rows.ts'

export type SearchBoxProps = {
  ref: Ref<HTMLInputElement>
  field: ComponentProps<'input'>
  text: string
  list: List | undefined
  isOpen: boolean
  /** Enter was pressed for this text before the results had loaded. */
  isSubmitted: boolean
  onType: (text: string) => void
  onOpen: () => void
  onGo: (path: string) => void
  onFilter: () => void
  onTakeBack: () => void
}

/** The search field with its results: pages, actions, and the rows that are loaded. */
export function SearchBox({ ref, field, text, list, isOpen, isSubmitted, ...on }: SearchBoxProps) {
  const client = useQueryClient()
  const { user } = useSnapshot(session)
  // Fixed when the results open: rows that arrive later would move entries under the pointer.
  const sources = useMemo(
    () => isOpen && { screens: screenEntries(user), actions: actionEntries(user), rows: rowEntries(client) },
    [isOpen, user, client],
  )
  const groups = useMemo(() => (sources ? resultsFor(text, sources, list) : []), [text, sources, list])
  const count = groups.flatMap(({ items }) => items).length

  function choose({ act }: Entry) {
    if ('filters' in act) {
      on.onFilter()
      leaveOverlay('search')
    } else if ('goes' in act) on.onGo(act.goes)
    else {
      on.onTakeBack()
      if ('opens' in act) openOverlay(act.opens)
      else closeOverlay(act.does)
    }
  }

  const chooseFirst = useEffectEvent(() => {
    const firstEntry = isSubmitted && groups[0]?.items[0]
    if (firstEntry) choose(firstEntry)
  })
  useEffect(chooseFirst, [])

  return (
    // Inline: a popup of the library would hide the rest of the page from screen readers.
    <Autocomplete.Root
      inline
      items={groups}
      mode="none"
      autoHighlight="always"
      keepHighlight
      itemToStringValue={({ name }: Entry) => name}
      value={text}
      // Choosing an entry would write its name into the field.
      onValueChange={(next, { reason }) => {
        if (reason.startsWith('input-')) on.onType(next)
      }}
      open={isOpen}
      onOpenChange={(toOpen) => toOpen && on.onOpen()}
    >
      <Autocomplete.Input ref={ref} {...field} />
      <Announcement text={isOpen && text ? `${count} results` : ''} />
      {isOpen && (
        // The field keeps the focus.
        // biome-ignore lint/a11y/noStaticElementInteractions: it is no control, its options are.
        <div
          className="lined absolute top-[calc(100%+0.375rem)] left-1/2 w-[max(100%,min(34rem,100vw-1rem))] -translate-x-1/2 overflow-hidden rounded-lg bg-surface text-ink text-sm/body shadow-raised max-sm:w-full"
          onMouseDown={(event) => event.preventDefault()}
        >
          <Autocomplete.List
            className="max-h-[min(30rem,100dvh-5rem)] scroll-py-1.5 overflow-y-auto overscroll-contain p-1.5"
            aria-label="Results"
          >
            {(group: Group) => (
              <Autocomplete.Group
                key={group.name}
                items={group.items}
                className="not-first:line-t not-first:mt-1.5 not-first:pt-1.5"
              >
                <Autocomplete.GroupLabel className="px-2.5 py-1 font-semibold text-muted text-xs/body">
                  {group.name}
                </Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(entry: Entry) => (
                    <Autocomplete.Item
                      key={entry.id}
                      value={entry}
                      className="group/option data-highlighted:forced-highlight flex min-h-9.5 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1 data-highlighted:bg-action-soft max-sm:min-h-11"
                      onClick={() => choose(entry)}
                      render={(props, { highlighted }) => (
                        <div {...props} role="option" tabIndex={-1} aria-selected={highlighted} />
                      )}
                    >
                      <SearchEntry entry={entry} />
                    </Autocomplete.Item>
                  )}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </div>
      )}
    </Autocomplete.Root>
  )
}

/** The content of one result. */
function SearchEntry({ entry: { name, detail, icon: Icon, keys } }: { entry: Entry }) {
  const areOn = useSingleKeys()
  return (
    <>
      <Icon
        aria-hidden
        size={16}
        className="flex-none text-muted group-data-highlighted/option:text-action"
      />
      {/* One line each: the end, which is cut off, matters least. */}
      <span dir="auto" className="wrap-anywhere min-w-0 flex-1 sm:truncate">
        <span>{name}</span>
        {detail && <span className="text-muted text-xs/body max-sm:block sm:ms-2.5">{detail}</span>}
      </span>
      {keys && areOn && <KeyCaps shortcut={keys} className="touch:hidden" />}
    </>
  )
}
