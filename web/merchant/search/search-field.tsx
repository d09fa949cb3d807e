import { Search } from 'lucide-react'
import type { ComponentProps, ComponentType, FocusEvent, KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { atMost } from '../../ui/field/at-most.ts'
import { importAgain } from '../../ui/import-again.ts'
import { closeOverlay, leaveOverlay, openOverlay, overlay } from '../dialogs/overlay.ts'
import { KeyCaps } from '../keyboard/key-caps.tsx'
import { useSingleKeys } from '../keyboard/single-keys.ts'
import { searchTarget } from '../navigation/search-target.ts'
import { useGo } from '../navigation/use-go.ts'
import type { SearchBoxProps } from './search-box.tsx'
import { useSearchText } from './use-search-text.ts'

/** The one search field: it filters the list below it, and finds everything else. */
export function SearchField() {
  const { text, list, type, takeBack, filterNow } = useSearchText()
  const { shown } = useSnapshot(overlay)
  const areKeysOn = useSingleKeys()
  const input = useRef<HTMLInputElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const { Box, load } = useBox(input)
  const go = useGo()
  const [submittedText, setSubmittedText] = useState<string | null>(null)
  const isOpen = shown === 'search'
  const open = () => isOpen || openOverlay('search', cameFrom.current)

  // By its shortcut, or by the button of a phone.
  useLayoutEffect(() => {
    if (isOpen && document.activeElement !== input.current) input.current?.focus()
  }, [isOpen])

  // Some browsers report no focus while another window has it.
  const loadResults = useEffectEvent(load)
  useEffect(() => {
    if (isOpen) void loadResults()
  }, [isOpen])

  function come({ relatedTarget }: FocusEvent) {
    if (relatedTarget) cameFrom.current = relatedTarget
    void load()
  }

  function goTo(path: string) {
    takeBack()
    closeOverlay(() => go(path))
  }

  /** Enter before the results have loaded chooses the first one when they have. Perhaps offline: the text still searches. */
  async function submitEarly() {
    setSubmittedText(text)
    if (await load()) return
    list ? filterNow() : goTo(searchTarget(text.trim()))
  }

  /** Where the focus came from may be gone: rows are while the list is filtered. */
  function leaveField() {
    const wasLeft = overlay.shown === null && document.activeElement === input.current
    if (wasLeft) document.getElementById('content')?.focus({ preventScroll: true })
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') closeOverlay(leaveField)
    else if (event.key === 'ArrowDown' && !isOpen) open()
    else if (event.key === 'Enter' && !Box && text.trim()) void submitEarly()
    else return
    event.preventDefault()
    // A panel beside the list would close too.
    event.stopPropagation()
  }

  const field: ComponentProps<'input'> = {
    id: 'search',
    className: inputLook,
    type: 'search',
    ...atMost(100),
    placeholder: list ? `Search ${list.rows}, or go to…` : 'Search or go to…',
    'aria-label': 'Search',
    'aria-keyshortcuts': areKeysOn ? 'Control+K Meta+K /' : 'Control+K Meta+K',
    autoComplete: 'off',
    autoCorrect: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    enterKeyHint: 'search',
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-haspopup': 'listbox',
    onFocus: come,
    onClick: open,
    // The results may have replaced the field since the press, which is then no click.
    onMouseUp: open,
    onKeyDown: press,
  }
  return (
    <search
      className="group/search relative block max-sm:in-use:absolute max-sm:in-use:inset-x-3 max-sm:in-use:top-2.5 max-sm:in-use:z-1 max-sm:in-use:rounded-md max-sm:in-use:bg-paper max-sm:in-use:[box-shadow:0_0_0_1rem_var(--color-paper)]"
      data-open={isOpen || undefined}
      onPointerEnter={load}
      // Another window may have the focus: then the field will have it again.
      onBlur={() => document.hasFocus() && leaveOverlay('search')}
    >
      <Search
        aria-hidden
        size={16}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      {Box ? (
        <Box
          ref={input}
          field={field}
          text={text}
          list={list}
          isOpen={isOpen}
          isSubmitted={isOpen && text === submittedText}
          onType={type}
          onOpen={open}
          onGo={goTo}
          onFilter={filterNow}
          onTakeBack={takeBack}
        />
      ) : (
        <input
          {...field}
          ref={input}
          value={text}
          onChange={({ target }) => {
            type(target.value)
            open()
          }}
        />
      )}
      {/* On a phone there is room for one word, and with large text for the icon only. */}
      <span
        aria-hidden
        className="max-[19rem]:hidden! pointer-events-none absolute inset-y-0 left-9 hidden items-center text-base/body text-muted max-sm:group-not-in-use/search:group-has-placeholder-shown/search:grid"
      >
        Search
      </span>
      <KeyCaps
        shortcut={areKeysOn ? { keys: ['/'] } : { keys: ['k'], withCommand: true }}
        className="pointer-events-none absolute top-1/2 right-2 touch:hidden -translate-y-1/2 group-focus-within/search:hidden group-not-has-placeholder-shown/search:hidden max-md:hidden"
      />
    </search>
  )
}

/** On a phone its text is larger, since the browser would zoom in; while it is not in use, a word covers its placeholder. */
const inputLook =
  'lined h-9 w-full text-ellipsis rounded-md border-transparent bg-sunk ps-9 pe-3 text-base/body text-ink transition-colors placeholder:text-muted placeholder-shown:pe-10 hover:border-line-strong focus:border-action focus:bg-surface focus:outline-1 focus:outline-action focus:outline-offset-0 max-sm:group-not-in-use/search:placeholder:text-transparent sm:text-sm/body'

/** The results need a library, so they load when the field is first used. Until then it is a plain field. */
function useBox(input: { current: HTMLInputElement | null }) {
  const [Box, setBox] = useState<ComponentType<SearchBoxProps> | null>(null)
  const selection = useRef<[number, number] | null>(null)

  // The field of the results replaces the plain one.
  useLayoutEffect(() => {
    if (!Box || !selection.current) return
    input.current?.focus()
    input.current?.setSelectionRange(...selection.current)
  }, [Box, input])

  /** Whether the results are there. */
  async function load() {
    if (Box) return true
    const loaded = await import('./search-box.tsx').catch(importAgain).catch(ignore)
    const { current } = input
    if (!loaded || !current) return false
    const [start, end] = [current.selectionStart ?? 0, current.selectionEnd ?? 0]
    selection.current = document.activeElement === current ? [start, end] : null
    // At once: letters typed in between would move the selection.
    flushSync(() => setBox(() => loaded.SearchBox))
    return true
  }

  return { Box, load }
}

/** Perhaps offline: the plain field searches too, and the next use asks again. */
const ignore = () => undefined
