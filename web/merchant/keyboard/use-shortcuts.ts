import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { hasModal, overlay, toggleOverlay } from '../dialogs/overlay.ts'
import { useGo } from '../navigation/use-go.ts'
import { commandOf, keySequence } from './pressed-keys.ts'
import type { Shortcut } from './shortcut-table.ts'
import { shortcutsOf } from './shortcut-table.ts'
import { singleKeysAreOn } from './single-keys.ts'

/** Handles the keyboard shortcuts of the whole area. */
export function useShortcuts() {
  const { user } = useSnapshot(session)
  const go = useGo()
  const sequence = useRef(keySequence())

  useEffect(() => {
    const shortcuts = shortcutsOf(user)

    function act({ act }: Shortcut) {
      if ('opens' in act) toggleOverlay(act.opens)
      else if ('goes' in act) go(act.goes)
      else document.getElementById(act.presses)?.click()
    }

    function pressed(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return
      const command = commandOf(event, shortcuts)
      const shortcut = command ?? (isFree(event) ? sequence.current.press(event, shortcuts) : undefined)
      if (shortcut) {
        // Also when it does nothing: the browser's own Ctrl K would leave an open dialog.
        event.preventDefault()
        if (!event.repeat) act(shortcut)
      }
    }

    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [user, go])
}

/**
 * A single key is a shortcut only if nothing is being typed and no dialog or menu is open around it. The panel beside a
 * list is no such dialog.
 */
const isFree = ({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || repeat) &&
  singleKeysAreOn() &&
  overlay.shown === null &&
  !hasModal() &&
  !(target instanceof HTMLElement && target.closest(OCCUPIED))

const OCCUPIED =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"]:not(.side), [role="alertdialog"], [role="menu"], [role="listbox"]'
